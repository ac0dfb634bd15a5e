import { describe, expect, it } from 'vitest';
import { edges, foundation, webEdges } from './features.ts';
import { pathsBelow, readText, sourcesBelow } from './sources.ts';

const paths = pathsBelow();

/** A path from the root, or the name of a file. Addresses begin with a slash; `data/` is written by the running portal. */
const isPath = (words: string) =>
  !/^[/@]|:|^data\b/.test(words) && (words.includes('/') || /\.(tsx?|m?js|json|md|sql)$/.test(words));

/** `{en,ar}/x.json` is two paths. */
function alternatives(path: string): string[] {
  const [group, choices] = /\{([^}]+)\}/.exec(path) ?? [];
  if (!group || !choices) return [path];
  return choices.split(',').flatMap(choice => alternatives(path.replace(group, choice)));
}

/** `<feature>` is any name, `*` any part of one. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/<\w+>|\*/g, '[^/]+');
  const wanted = new RegExp(`${path.includes('/') ? '^' : '(^|/)'}${pattern}$`);
  return paths.some(known => wanted.test(known));
}

const missingPaths = (text: string, isWanted = isPath, folder = '') =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, words = '']) => words)
    .filter(isWanted)
    .flatMap(alternatives)
    .filter(path => !exists(folder + path));

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', document => {
  it('names files and folders that exist', () => {
    expect(missingPaths(readText(document))).toEqual([]);
  });
});

/** Other documents also name paths of a machine, of a tool and below a folder of the repository. */
const isPathFromRoot = (words: string) => /^(server|web|contract|demo|tools|e2e)\//.test(words);

describe.each(sourcesBelow('docs', /\.md$/))('$path', ({ text }) => {
  it('names files and folders that exist', () => {
    expect(missingPaths(text, isPathFromRoot)).toEqual([]);
  });
});

it('finds the tests that docs/security.md names below server/src', () => {
  const isTest = (words: string) => /\/.*\.test\.ts$/.test(words) && !isPathFromRoot(words);
  expect(missingPaths(readText('docs/security.md'), isTest, 'server/src/')).toEqual([]);
});

describe('ARCHITECTURE.md', () => {
  const text = readText('ARCHITECTURE.md');

  it('names functions of the flow by the file that exports them', () => {
    const flow = text.split('## ').find(section => section.startsWith('The one flow')) ?? '';
    const named = [...flow.matchAll(/`(\w+)`(?:\s+in\s+`([^`]+)`)?/g)];
    expect(named.length).toBeGreaterThan(6);
    const wrong = named
      .filter(
        ([, name, path]) =>
          !path || !new RegExp(`export (async )?(function|const|class) ${name}\\b`).test(readText(path)),
      )
      .map(([, name, path = 'no file']) => `${name} in ${path}`);
    expect(wrong).toEqual([]);
  });

  it('names the floors below the features', () => {
    const rows = [...text.matchAll(/^\| (`.+?`) \|/gm)].map(([, names = '']) =>
      [...names.matchAll(/`(?:server\/src\/)?([^`]+?)\/?`/g)].map(([, name = '']) => name).sort(),
    );
    for (const floor of foundation) expect(rows).toContainEqual([...floor].sort());
  });

  it('draws the edges that the imports are tested against', () => {
    const drawn = [...text.matchAll(/^```\n([^`]+→[^`]+)```$/gm)].map(([, drawing = '']) =>
      Object.fromEntries(
        [...drawing.matchAll(/^([\w/]+) +→ (.+)$/gm)].map(([, from, to = '']) => [from, to.split(', ')]),
      ),
    );
    expect(drawn).toEqual([edges, webEdges]);
  });
});
