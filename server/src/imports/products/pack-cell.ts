import type { setPacks } from '@toptan/contract/catalog/pack-changes';
import { productPacksMax } from '@toptan/contract/catalog/packs';
import { cellsMax } from '@toptan/contract/catalog/sizing';
import type { BodyOf } from '@toptan/contract/endpoint';
import { fold } from '@toptan/contract/fold';
import { values } from '../../exports/words.ts';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellText, problem, type Reading } from '../values.ts';

export type WantedPack = BodyOf<typeof setPacks>['packs'][number];
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
function lineOf(text: string, hasSizes: boolean, colorOf: ColorOf): Line | null {
  const [cell = '', ratio = '', ...more] = parts(text, ':');
  if (more.length > 0 || !/^\d{1,2}$/.test(ratio)) return null;
  const [first = '', second] = parts(cell, '/').map(plain);
  const color = colorOf(first);
  if (second !== undefined) return color ? { color, size: second, ratio: Number(ratio) } : null;
  if (color && !hasSizes) return { color, size: null, ratio: Number(ratio) };
  return { color: null, size: first || null, ratio: Number(ratio) };
}

/** `1-2-2-1`: pieces of the sizes in their order. */
function ratiosOf(text: string, sizes: readonly string[]): Line[] | null {
  if (!/^\d{1,2}(\s*[-–]\s*\d{1,2})+$/.test(text)) return null;
  const ratios = text.split(/[-–]/).map(Number);
  if (ratios.length > sizes.length) return null;
  return ratios.flatMap((ratio, at) => (ratio > 0 ? [{ size: sizes[at] ?? null, color: null, ratio }] : []));
}

/**
 * The packs of a product as `packText` writes them, or the pieces of its sizes in their order.
 * @param sizes of the product
 */
export function readPacks(cell: Cell, sizes: readonly string[], colorOf: ColorOf): Reading {
  const packs: WantedPack[] = [];
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
    const lines = ratiosOf(content, sizes) ?? given.map(line => lineOf(line, sizes.length > 0, colorOf));
    if (segments.length > 1 || lines.some(line => line === null)) return problem('packs', 'invalid');
    const known = lines as Line[];
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
