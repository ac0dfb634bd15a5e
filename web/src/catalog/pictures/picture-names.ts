import { type OfferedColor, offeredColors } from '@toptan/contract/catalog/products';
import { fold } from '@toptan/contract/fold';

/** The words of the three languages; a page has loaded only those of its own. */
const colourWords: Record<OfferedColor, readonly string[]> = {
  White: ['White', 'Beyaz', 'أبيض'],
  Black: ['Black', 'Siyah', 'أسود'],
  Grey: ['Grey', 'Gray', 'Gri', 'رمادي'],
  Red: ['Red', 'Kırmızı', 'أحمر'],
  Blue: ['Blue', 'Mavi', 'أزرق'],
  Yellow: ['Yellow', 'Sarı', 'أصفر'],
  Green: ['Green', 'Yeşil', 'أخضر'],
};

const colourOfWord = new Map(
  offeredColors.flatMap(colour => colourWords[colour].map(word => [fold(word), colour] as const)),
);

/** What the name of a picture's file says, such as `PN-3002_Mavi_2.jpg`. */
type PictureName = { colour: OfferedColor | null; place: number | null };

/**
 * Reads colour and place from the name of a file. Of several colours the last counts, for a model may be called after
 * one; the place is the number behind it.
 * @param colours of the product; others are no colours to it
 */
export function readPictureName(name: string, colours: readonly string[]): PictureName {
  const words = fold(name.replace(/\.[^.]*$/, '')).split(/[^\p{L}\p{N}]+/u);
  const at = words.findLastIndex(word => colours.includes(colourOfWord.get(word) ?? ''));
  if (at < 0) return { colour: null, place: null };
  const place = words.slice(at + 1).findLast(word => /^\d{1,3}$/.test(word));
  return {
    colour: colourOfWord.get(words[at] ?? '') ?? null,
    place: place === undefined ? null : Number(place),
  };
}

/** Files with the colours that their names say: one colour after the other, each in the order of its numbers. */
export function sortByName<Named extends { name: string }>(
  files: readonly Named[],
  colours: readonly string[],
): { file: Named; colour: OfferedColor | null }[] {
  const rank = (colour: string | null) => (colour === null ? colours.length : colours.indexOf(colour));
  return files
    .map(file => ({ file, ...readPictureName(file.name, colours) }))
    .toSorted(
      (a, b) =>
        rank(a.colour) - rank(b.colour) ||
        (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ file, colour }) => ({ file, colour }));
}
