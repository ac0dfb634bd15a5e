import type { NewPack } from '@toptan/contract/catalog/pack-changes';
import { productPacksMax } from '@toptan/contract/catalog/packs';
import { cellsMax } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';
import type { Cell } from '../../spreadsheet/table.ts';
import { values } from '../../spreadsheet/words.ts';
import { cellText } from '../cells.ts';
import { problem, type Reading } from '../problems.ts';
import { type SizeOf, sizeNamer } from './size-cell.ts';

export type WantedPack = NewPack;
type Line = WantedPack['lines'][number];

/** Parts at a sign that no backslash stands before, without blanks around them; backslashes stay. */
function parts(text: string, sign: string): string[] {
  const found: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') {
      found[found.length - 1] += letter + (text[at + 1] ?? '');
      at += 1;
    } else if (letter === sign) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map(part => part.trim());
}

const plain = (text: string) => text.replace(/\\(.)/g, '$1').trim();

const meansOneOf = (text: string, words: object) =>
  Object.values(words).some(word => fold(word) === fold(text));

/** The key of a color that a word names. */
type ColorOf = (word: string) => string | undefined;

/** `26:1`, `Black/26:1`, and of a product without sizes `Black:1`. */
function lineOf(text: string, sizes: readonly string[], named: SizeOf, colorOf: ColorOf): Line | null {
  const [cell = '', ratio = '', ...more] = parts(text, ':');
  if (more.length > 0 || !/^\d{1,2}$/.test(ratio)) return null;
  const [first = '', second] = parts(cell, '/').map(plain);
  const color = colorOf(first);
  const sizeOf = (word: string) => named(word) ?? word;
  if (second !== undefined) return color ? { color, size: sizeOf(second), ratio: Number(ratio) } : null;
  if (color && sizes.length === 0) return { color, size: null, ratio: Number(ratio) };
  return { color: null, size: sizeOf(first) || null, ratio: Number(ratio) };
}

/** `1-2-2-1`, `1/2/2/1`, `1 2 2 1`, `1+2+2+1`: pieces of the sizes in their order, a figure for each of them. */
function ratiosOf(text: string, sizes: readonly string[]): Line[] | null {
  const sign = /^\d{1,2}(\s*[-–/:,+*]\s*|\s+)\d/.exec(text)?.[1];
  const parts = sign === undefined ? [] : text.split(sign, cellsMax + 1);
  if (parts.length < 2 || parts.length !== sizes.length || !parts.every(part => /^\d{1,2}$/.test(part)))
    return null;
  const ratios = parts.map(Number);
  return ratios.flatMap((ratio, at) => (ratio > 0 ? [{ size: sizes[at] ?? null, color: null, ratio }] : []));
}

/** `36=1 38=2`, `S1 M2 XL1`: a size of the product and its pieces, with or without a sign between them. */
function pairsOf(text: string, named: SizeOf): Line[] | null {
  const words = text.split(/[\s,;]+/, cellsMax + 1);
  if (words.length > cellsMax) return null;
  const lines = words.map((word): Line | null => {
    const [, signed, count] = /^(.{1,40}?)[=:x×*(](\d{1,2})\)?$/u.exec(word) ?? [];
    // A figure behind a letter: `M2`.
    const [, bare, figure] = /^(.{0,39}\p{L})(\d{1,2})$/u.exec(word) ?? [];
    const size = named(signed ?? bare ?? '');
    return size === undefined ? null : { size, color: null, ratio: Number(count ?? figure) };
  });
  return lines.every(line => line !== null) && lines.length > 0 ? lines : null;
}

/** A word for a pack, which some lists write before a ratio. */
const packWord = /^(?:seri|asorti|paket|pack|series|سيري)\s*[:=]?\s*(?=\S)/iu;

/**
 * The packs of a product as `packText` writes them, or as price lists do.
 * @param sizes of the row where it names several, else of the product
 */
export function readPacks(cell: Cell, sizes: readonly string[], colorOf: ColorOf): Reading {
  const packs: WantedPack[] = [];
  const named = sizeNamer(sizes);
  const rows = cellText(cell).split(/\r?\n/).filter(Boolean);
  if (rows.length > productPacksMax) return problem('packs', 'too_many', { limit: productPacksMax });
  for (const row of rows) {
    const segments = parts(row, ';');
    const content = segments.pop() ?? '';
    const isInactive = meansOneOf(segments.at(-1) ?? '', values.packState.inactive);
    if (isInactive) segments.pop();
    const isCarton = meansOneOf(segments.at(-1) ?? '', values.packUnit.carton);
    if (isCarton || meansOneOf(segments.at(-1) ?? '', values.packUnit.series)) segments.pop();
    const given = parts(content, ',');
    if (given.length > cellsMax) return problem('packs', 'too_many', { limit: cellsMax });
    const bare = content.replace(packWord, '');
    const written = given.map(line => lineOf(line, sizes, named, colorOf));
    const lines = written.every(line => line !== null) ? written : null;
    // `36:1` names a size; `1:2` may be a ratio.
    const isNamed = lines?.every(({ size }) => size != null && sizes.includes(size));
    const known = (isNamed ? lines : ratiosOf(bare, sizes)) ?? lines ?? pairsOf(bare, named);
    if (segments.length > 1 || known === null)
      return problem('packs', 'pack_notation', { current: bare.slice(0, 60), limit: sizes.length });
    const mixed = known.some(({ color }) => color !== null);
    packs.push({
      name: plain(segments[0] ?? '') || null,
      unit: isCarton ? 'carton' : 'series',
      mixed,
      isActive: !isInactive,
      lines: known,
    });
  }
  return { value: packs };
}
