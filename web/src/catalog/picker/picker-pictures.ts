import type { Product } from '@toptan/contract/catalog/products';

/** A picture of the gallery; `at` is its place among all of the product. */
export type GalleryPicture = Product['pictures'][number] & { at: number };

/**
 * The pictures that a gallery shows: those of the chosen colour, then those of no colour; all of them as long as no
 * colour is chosen, or one without pictures.
 */
export function picturesFor({ pictures }: Pick<Product, 'pictures'>, colour: string): GalleryPicture[] {
  const all = pictures.map((picture, at) => ({ ...picture, at }));
  const own = all.filter(({ color }) => color !== null && color === colour);
  return own.length > 0 ? [...own, ...all.filter(({ color }) => color === null)] : all;
}
