import type { Color } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';

/** Names of colors, in all languages. */
type ColorNames = ReadonlyMap<string, Pick<Color, 'nameEn' | 'nameTr' | 'nameAr'>>;

/** The American spelling of a color. */
const alsoCalled: Readonly<Record<string, string>> = { Grey: 'Gray' };

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** The names of a color, each as its words. */
function namesOf(color: string, named: ColorNames): string[][] {
  const { nameEn, nameTr, nameAr } = named.get(color) ?? {};
  return [color, nameEn, nameTr, nameAr, alsoCalled[color]]
    .map(name => wordsIn(name ?? ''))
    .filter(words => words.length > 0);
}

/** The end of the last occurrence of a name among words; -1 where there is none. */
function endOf(name: readonly string[], words: readonly string[]): number {
  const at = words.findLastIndex((_, from) => name.every((word, next) => words[from + next] === word));
  return at < 0 ? -1 : at + name.length;
}

/** The parts of a picture's file name, such as `PN-3002_Mavi_2.jpg`. */
type PictureName = { color: string | null; place: number | null };

/**
 * Reads color and place from the name of a file. The last of several colors counts, for a model may be called after one, and the
 * longer of two that end there. The place is the number behind it.
 * @param colors of the product; others are no colors to it
 */
export function readPictureName(name: string, colors: readonly string[], named: ColorNames): PictureName {
  const words = wordsIn(name.replace(/\.[^.]*$/, ''));
  const [found] = colors
    .flatMap(color =>
      namesOf(color, named).map(own => ({ color, length: own.length, end: endOf(own, words) })),
    )
    .filter(({ end }) => end >= 0)
    .toSorted((a, b) => b.end - a.end || b.length - a.length);
  if (!found) return { color: null, place: null };
  const place = words.slice(found.end).findLast(word => /^\d{1,3}$/.test(word));
  return { color: found.color, place: place === undefined ? null : Number(place) };
}

/** Sorts files by the colors in their names: one color after the other, each in the order of its numbers. */
export function sortByName<File extends { name: string }>(
  files: readonly File[],
  colors: readonly string[],
  named: ColorNames,
): { file: File; color: string | null }[] {
  const rank = (color: string | null) => (color === null ? colors.length : colors.indexOf(color));
  return files
    .map(file => ({ file, ...readPictureName(file.name, colors, named) }))
    .toSorted(
      (a, b) =>
        rank(a.color) - rank(b.color) ||
        (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ file, color }) => ({ file, color }));
}
