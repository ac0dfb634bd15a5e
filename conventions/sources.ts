import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A source file, by its path from the root. */
export type Source = { path: string; text: string };

/** Files below a folder; TypeScript unless the ending is another. */
export function sourcesBelow(folder: string, ending = /\.tsx?$/): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => ending.test(path))
    .map(path => ({
      path: join(folder, path),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));
}

const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g;

/** The imports of a file: packages by name, source files by their path from the root. */
export function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(importPattern)].map(([, target = '']) =>
    target.startsWith('.') ? relative('.', normalize(join(dirname(path), target))) : target,
  );
}

/** `orders` of `server/src/orders/routes.ts`; empty for a file outside of features. */
export function featureOf(path: string): string {
  const [, , feature, file] = path.split('/');
  return file ? (feature ?? '') : '';
}

/** The text of a file, by its path from the root. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

const unread = new Set(['node_modules', 'dist', 'data', '.git']);

/** Every file and folder of the repository below a folder, by its path from the root. */
export function pathsBelow(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !unread.has(name))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, ...pathsBelow(path)] : [path];
    });
}
