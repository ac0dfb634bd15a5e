import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@toptan/contract/auth';
import { gridPictureSizes, pictureSources } from '@toptan/contract/catalog/images';
import type { Product } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';

type Files = { scripts: readonly string[]; styles: readonly string[] };

/** The files of a first load beyond the entry, by their addresses, as the build wrote them (web/build/first-load.ts). */
type FirstLoad = {
  /** The frame of every screen behind the login. */
  shell: Files;
  /** The files of each screen, by the path of its route: `/catalog`, `/s/$token`. */
  screens: Record<string, Files>;
  words: Record<'signed-out' | Role, Record<Language, readonly string[]>>;
};

/** Products of the catalogue whose pictures are in sight on a phone. */
const picturesInSight = 4;

/** Reads the first loads; undefined for a build without them. */
export function readFirstLoad(folder: string): FirstLoad | undefined {
  const path = join(folder, 'first-load.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function isAt(path: string, route: string): boolean {
  const parts = path.split('/');
  const wanted = route.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith('$') || part === parts[index])
  );
}

/**
 * Links by which a browser loads at once the files that the scripts would load one after the other. The links for painting without
 * scripts go first.
 */
export function fileLinks(
  { shell, screens, words }: FirstLoad,
  path: string,
  language: Language,
  role: Role | undefined,
): string {
  const screen = Object.entries(screens).find(([route]) => isAt(path, route))?.[1];
  const parts = [role && shell, screen].filter(part => part !== undefined);
  const styles = new Set(parts.flatMap(part => part.styles));
  const scripts = new Set([...parts.flatMap(part => part.scripts), ...words[role ?? 'signed-out'][language]]);
  return [
    ...[...styles].map(href => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...[...scripts].map(href => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
  ].join('');
}

/** Links to the pictures of the first products. */
export function pictureLinks(products: readonly Pick<Product, 'imageUrl'>[]): string {
  return products
    .slice(0, picturesInSight)
    .flatMap(({ imageUrl }) => pictureSources(imageUrl ?? '') ?? [])
    .map(
      sources =>
        `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${sources}" imagesizes="${gridPictureSizes}">`,
    )
    .join('');
}
