import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree, Plugin, Rolldown } from 'vite';
import { languages } from '../../contract/src/languages.ts';
import { wordGroupsOf } from '../src/i18n/word-groups.ts';

type Files = { scripts: string[]; styles: string[] };

/** Every node below one, itself first. */
function* nodesIn(node: unknown): Generator<ESTree.Node> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) yield node as ESTree.Node;
  for (const child of Object.values(node)) yield* nodesIn(child);
}

/** The modules of a route's page, by its path: `{ '/catalog': './catalog/shop/catalog-page.tsx' }`. */
function screensOf(router: ESTree.Program): [path: string, modules: string[]][] {
  const nodes = [...nodesIn(router)];
  /** The constant or the import behind a name. */
  const declarationOf = (name: string) =>
    nodes.find(node => {
      if (node.type === 'ImportDeclaration') return node.specifiers.some(({ local }) => local.name === name);
      return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name;
    });
  return nodes.flatMap(node => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
    if (node.callee.name !== 'createRoute') return [];
    const properties = [...nodesIn(node)].filter(found => found.type === 'Property');
    const valueAt = (name: string) =>
      properties.find(({ key }) => key.type === 'Identifier' && key.name === name)?.value;
    const path = valueAt('path');
    if (path?.type !== 'Literal') return [];
    const component = valueAt('component');
    const page = component?.type === 'Identifier' ? declarationOf(component.name) : component;
    const modules = [...nodesIn(page)].flatMap(found =>
      (found.type === 'ImportExpression' || found.type === 'ImportDeclaration') &&
      found.source.type === 'Literal'
        ? [String(found.source.value)]
        : [],
    );
    if (modules.length === 0) throw new Error(`No module of the route ${path.value} is found`);
    return [[String(path.value), modules]];
  });
}

/**
 * Writes `first-load.json`: which files each screen needs beside the entry, for the links in the page
 * (server/src/http/page-links.ts).
 */
export function firstLoad(): Plugin {
  let source: string;
  return {
    name: 'toptan-first-load',
    apply: 'build',
    enforce: 'post',
    configResolved({ root }) {
      source = join(root, 'src');
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The page is not written yet');
      const isLoaded = new Set(
        [...String(page.source).matchAll(/="\/(assets\/[^"]+)"/g)].map(([, name]) => name),
      );

      function chunkOf(module: string): Rolldown.OutputChunk {
        const id = join(source, module);
        const chunk =
          chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
          chunks.find(({ moduleIds }) => moduleIds.includes(id));
        if (!chunk) throw new Error(`No chunk holds ${id}`);
        return chunk;
      }

      /** The chunk and what it imports, except what the entry brings. */
      function withImports(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
        if (isLoaded.has(chunk.fileName) || found.has(chunk)) return found;
        found.add(chunk);
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type === 'chunk') withImports(imported, found);
        }
        return found;
      }

      function filesOf(modules: string[]): Files {
        const found = modules.reduce(
          (known, module) => withImports(chunkOf(module), known),
          new Set<Rolldown.OutputChunk>(),
        );
        return {
          scripts: [...found].map(({ fileName }) => `/${fileName}`),
          styles: [...found]
            .flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
            .map(name => `/${name}`),
        };
      }

      const router = this.parse(readFileSync(join(source, 'router.tsx'), 'utf8'), { lang: 'tsx' });
      function wordsOf(language: string, group: string): string {
        const joined = `i18n/groups/${language}-${group}.ts`;
        return existsSync(join(source, joined)) ? joined : `i18n/locales/${language}/${group}.json`;
      }
      const words = (groups: readonly string[]) =>
        Object.fromEntries(
          languages.map(language => [
            language,
            filesOf(groups.map(group => wordsOf(language, group))).scripts,
          ]),
        );
      this.emitFile({
        type: 'asset',
        fileName: 'first-load.json',
        source: JSON.stringify({
          shell: filesOf(['shell/shell.tsx']),
          screens: Object.fromEntries(screensOf(router).map(([path, modules]) => [path, filesOf(modules)])),
          words: {
            'signed-out': words(['entry']),
            shop: words(wordGroupsOf('shop')),
            admin: words(wordGroupsOf('admin')),
          },
        }),
      });
    },
  };
}
