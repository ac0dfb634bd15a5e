import type { ESTree, Plugin } from 'vite';

/** Parts of an endpoint for the server and the reference page only; a call needs its method, path and kind of list. */
const serverOnly = new Set([
  'summary',
  'access',
  'params',
  'query',
  'body',
  'response',
  'quoted',
  'status',
  'idempotent',
  'produces',
]);

type Edit = { start: number; end: number; text: string };

/** Cuts the schemas out of `endpoint({ ... })`. */
function schemasIn({ callee, arguments: [description] }: ESTree.CallExpression): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return [];
  if (description?.type !== 'ObjectExpression') return [];
  return description.properties.flatMap(property =>
    property.type === 'Property' && property.key.type === 'Identifier' && serverOnly.has(property.key.name)
      ? [{ start: property.start, end: property.end, text: '' }]
      : [],
  );
}

/**
 * Leaves the schemas of the contract's endpoints out of a build: the browser reads answers as the contract types them and
 * checks forms with the schemas that the forms import. Nothing in the contract does more than describe, so what nobody
 * imports may go, and Zod with it from the screens that have no form.
 */
export const contractWithoutSchemas: Plugin = {
  name: 'toptan-contract-without-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/ },
    handler(code) {
      const edits: Edit[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'VariableDeclaration') continue;
        const declaration = statement.type === 'VariableDeclaration' ? statement : statement.declaration;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue;
          edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
          if (init.type === 'CallExpression') edits.push(...schemasIn(init));
          edits.push({ start: init.end, end: init.end, text: '))()' });
        }
      }
      const edited = edits.reduceRight(
        (text, { start, end, text: put }) =>
          text.slice(0, start) + put + (put ? text.slice(end) : text.slice(end).replace(/^\s*,/, '')),
        code,
      );
      return { code: edited, map: null };
    },
  },
};
