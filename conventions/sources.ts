import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A source file of the house, by its path from the root. */
export type Source = { path: string; text: string };

/** Files below a folder of the house, TypeScript unless another ending is asked for. */
export function sourcesBelow(folder: string, ending = /\.tsx?$/): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => ending.test(path))
    .map(path => ({
      path: join(folder, path),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));
}

const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g;

/** What a file imports: packages by name, files of the house by their path from the root. */
export function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(importPattern)].map(([, target = '']) =>
    target.startsWith('.') ? relative('.', normalize(join(dirname(path), target))) : target,
  );
}

/** `orders` of `server/src/orders/routes.ts`; empty for a file that stands in no room. */
export function roomOf(path: string): string {
  const [, , room, file] = path.split('/');
  return file ? (room ?? '') : '';
}
