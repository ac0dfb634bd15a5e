import { imageWidths } from './products.ts';

/** Kinds of pictures that the server reads. */
export const imageTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
];

/** Longest side of a picture that the browser scales down, in pixels: twice that of the widest stored one at 3:4. */
export const scaledSide = 2400;

const stored = /^(\/images\/[^/]+\/)\d+(\.webp)$/;

/** The srcset of a stored picture, or undefined for any other address. */
export function pictureSources(imageUrl: string): string | undefined {
  const match = stored.exec(imageUrl);
  if (match === null) return undefined;
  return imageWidths.map(width => `${match[1]}${width}${match[2]} ${width}w`).join(', ');
}

/** The drawing for a product without a picture. */
export const fallbackPicture = (category: string | null | undefined) =>
  `/fallback/${(category ?? 'other').toLowerCase()}.webp`;

/**
 * The width of a picture in the catalogue, as the sizes attribute; the page announces the first pictures with the same. On a phone
 * it is half of the window without gutters and gap, less a hair: 412 px at 2.625 then take 480 and not 900.
 */
export const gridPictureSizes =
  '(max-width: 767px) calc(50vw - 24px), (max-width: 1099px) 33vw, (max-width: 1359px) 25vw, 218px';
