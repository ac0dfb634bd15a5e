import type { Product } from '@toptan/contract/catalog/products';

/** A picture of the gallery; `at` is its place among all of the product. */
export type GalleryPicture = Product['pictures'][number] & { at: number };

/**
 * The pictures that a gallery shows: those of the chosen color, then those of no color. All of them are shown as long as no color
 * is chosen, or one without pictures.
 */
export function picturesFor({ pictures }: Pick<Product, 'pictures'>, color: string): GalleryPicture[] {
  const all = pictures.map((picture, at) => ({ ...picture, at }));
  const own = all.filter(each => each.color !== null && each.color === color);
  return own.length > 0 ? [...own, ...all.filter(each => each.color === null)] : all;
}
