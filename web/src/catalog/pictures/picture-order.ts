import type { ProductPicture } from '@toptan/contract/catalog/products';

type Pictures = readonly ProductPicture[];

/** Moves a picture to the place and the color of another one; the others keep their order. */
export function moveTo(pictures: Pictures, id: string, targetId: string): ProductPicture[] {
  const from = pictures.findIndex(picture => picture.id === id);
  const to = pictures.findIndex(picture => picture.id === targetId);
  const [picture, target] = [pictures[from], pictures[to]];
  if (!picture || !target) return [...pictures];
  const others = pictures.toSpliced(from, 1);
  // Within a color the other picture makes room; the picture goes before one of another color, wherever it comes from.
  const place = picture.color !== target.color && from < to ? to - 1 : to;
  return others.toSpliced(place, 0, { ...picture, color: target.color });
}

/** Moves a picture by so many places among those of its color, as far as they reach. */
export function moveBy(pictures: Pictures, id: string, steps: number): ProductPicture[] {
  const color = pictures.find(picture => picture.id === id)?.color;
  const group = pictures.filter(picture => picture.color === color);
  const target = group[group.findIndex(picture => picture.id === id) + steps];
  return target ? moveTo(pictures, id, target.id) : [...pictures];
}

/** Gives a picture another color, behind the pictures of that color. */
export function recolor(pictures: Pictures, id: string, color: string | null): ProductPicture[] {
  const picture = pictures.find(one => one.id === id);
  if (!picture || picture.color === color) return [...pictures];
  const others = pictures.filter(one => one !== picture);
  const last = others.findLastIndex(one => one.color === color);
  const place = last < 0 ? pictures.indexOf(picture) : last + 1;
  return others.toSpliced(place, 0, { ...picture, color });
}

/** Moves a picture to the front. */
export function makeCover(pictures: Pictures, id: string): ProductPicture[] {
  return pictures.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
}

/** The group of a picture's color. A color that the product no longer has belongs to the group of all colors. */
export const groupOf = (color: string | null, colors: readonly string[]): string | null =>
  color !== null && colors.includes(color) ? color : null;

/** Pictures by the colors of the product, those of all colors last. */
export function groupByColor(
  pictures: Pictures,
  colors: readonly string[],
): { color: string | null; pictures: ProductPicture[] }[] {
  return [...colors, null].map(color => ({
    color,
    pictures: pictures.filter(each => groupOf(each.color, colors) === color),
  }));
}
