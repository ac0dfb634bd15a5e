import type { Color } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';

/** Names of colours, in all languages. */
type Named = ReadonlyMap<string, Pick<Color, 'nameEn' | 'nameTr' | 'nameAr'>>;

/** As Americans write it. */
const alsoCalled: Readonly<Record<string, string>> = { Grey: 'Gray' };

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** What a colour is called: each of its names as the words of it. */
function namesOf(colour: string, named: Named): string[][] {
  const { nameEn, nameTr, nameAr } = named.get(colour) ?? {};
  return [colour, nameEn, nameTr, nameAr, alsoCalled[colour]]
    .map(name => wordsIn(name ?? ''))
    .filter(words => words.length > 0);
}

/** Where a name that stands among words ends, at its last place; -1 where it does not. */
function endOf(name: readonly string[], words: readonly string[]): number {
  const at = words.findLastIndex((_, from) => name.every((word, next) => words[from + next] === word));
  return at < 0 ? -1 : at + name.length;
}

/** What the name of a picture's file says, such as `PN-3002_Mavi_2.jpg`. */
type PictureName = { colour: string | null; place: number | null };

/**
 * Reads colour and place from the name of a file. Of several colours the last counts, for a model may be called after
 * one, and of two that end there the longer; the place is the number behind it.
 * @param colours of the product; others are no colours to it
 */
export function readPictureName(name: string, colours: readonly string[], named: Named): PictureName {
  const words = wordsIn(name.replace(/\.[^.]*$/, ''));
  const [found] = colours
    .flatMap(colour =>
      namesOf(colour, named).map(own => ({ colour, length: own.length, end: endOf(own, words) })),
    )
    .filter(({ end }) => end >= 0)
    .toSorted((a, b) => b.end - a.end || b.length - a.length);
  if (!found) return { colour: null, place: null };
  const place = words.slice(found.end).findLast(word => /^\d{1,3}$/.test(word));
  return { colour: found.colour, place: place === undefined ? null : Number(place) };
}

/** Files with the colours that their names say: one colour after the other, each in the order of its numbers. */
export function sortByName<File extends { name: string }>(
  files: readonly File[],
  colours: readonly string[],
  named: Named,
): { file: File; colour: string | null }[] {
  const rank = (colour: string | null) => (colour === null ? colours.length : colours.indexOf(colour));
  return files
    .map(file => ({ file, ...readPictureName(file.name, colours, named) }))
    .toSorted(
      (a, b) =>
        rank(a.colour) - rank(b.colour) ||
        (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ file, colour }) => ({ file, colour }));
}
