import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@toptan/contract/auth';
import { gridPictureSizes, pictureSources } from '@toptan/contract/catalog/images';
import type { Product } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';

type Files = { scripts: readonly string[]; styles: readonly string[] };

/** What a first load needs beyond the entry, as the build wrote it (web/build/first-load.ts): addresses of files. */
export type FirstLoad = {
  /** The frame of every screen behind the login. */
  shell: Files;
  /** By path: `/catalog`. */
  screens: Record<string, Files>;
  words: Record<'signed-out' | Role, Record<Language, readonly string[]>>;
};

/** Products of the catalogue whose pictures are in sight on a phone. */
const picturesInSight = 4;

/** Undefined for a build without it. */
export function readFirstLoad(folder: string): FirstLoad | undefined {
  const path = join(folder, 'first-load.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Links by which a browser loads at once what the scripts would load one after the other. What is painted without
 * scripts goes before them.
 */
export function fileLinks(
  { shell, screens, words }: FirstLoad,
  path: string,
  language: Language,
  role: Role | undefined,
): string {
  const parts = [role && shell, screens[path]].filter(part => part !== undefined);
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
