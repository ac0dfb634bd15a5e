import { sizesMax } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellText, type Problem } from '../values.ts';
import type { Context } from './context.ts';

/** Sizes and colors that a product has already. */
export type Own = { sizes: readonly string[]; colors: readonly string[] };

/** The words of a list, each once. A list of more than a product may have is refused. */
export function wordsOf(field: 'size' | 'color', text: string, problems: Problem[]): string[] {
  const words = new Set(
    text
      .split(/[,;|\n]/)
      .map(word => word.trim())
      .filter(Boolean),
  );
  if (words.size <= sizesMax) return [...words];
  problems.push({ field, code: 'too_many', limit: sizesMax });
  return [];
}

/** A size as the product writes it, else as a size set does. */
function knownSize(text: string, own: Own, { sizes }: Context): string | undefined {
  if (own.sizes.includes(text)) return text;
  return own.sizes.find(size => fold(size) === fold(text)) ?? sizes.get(fold(text));
}

/** Characters of the longest range: two sizes, and a sign between them. */
const rangeMax = 100;

/** A half size, with one spelling for all: `38,5`, `38.5`, `38½`. */
const halfSize = (text: string) =>
  text.replace(/^(\d{1,3}) ?½$/, '$1.5').replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2');

/** Sizes of one set that stand side by side in a cell: `S-M-L-XL`, `36/38/40`, `S M L`, `36,38`. Null where they are not. */
function sideBySide(text: string, { sets }: Context): string[] | null {
  if (text.length > listMax) return null;
  for (const sign of [/\s*[-–]\s*/, /\s*\/\s*/, /\s+/, /\s*,\s*/]) {
    const parts = text.split(sign);
    // Two numbers with a hyphen are a range, which has its own reading.
    const isRange = parts.length === 2 && sign.source.includes('–');
    if (parts.length < 2 || isRange) continue;
    for (const { sizes } of sets) {
      const labels = parts.map(part => sizes.find(({ label }) => fold(label) === fold(part))?.label);
      if (labels.every(label => label !== undefined)) return [...new Set(labels)];
    }
  }
  return null;
}

/** Characters of the longest list of sizes that is compared with the size sets. */
const listMax = 200;

/** One size, several behind commas or side by side, or a range of a size set: `36-40`. */
export function readSizes(cell: Cell | undefined, context: Context, own: Own, problems: Problem[]): string[] {
  if (cell === undefined) return [];
  const { sets } = context;
  const text = cellText(cell);
  const label = knownSize(text, own, context);
  if (label !== undefined) return [label];
  const beside = sideBySide(text, context);
  if (beside) return beside;
  const half = halfSize(text);
  if (half !== text) return [knownSize(half, own, context) ?? half];
  const [, from, to] = (text.length <= rangeMax && /^(\S+)\s*[-–]\s*(\S+)$/.exec(text)) || [];
  for (const { sizes: all } of from === undefined ? [] : sets) {
    const [first, last] = [from, to].map(end => all.findIndex(size => fold(size.label) === fold(end ?? '')));
    if (first !== undefined && last !== undefined && first >= 0 && last > first)
      return all.slice(first, last + 1).map(size => size.label);
  }
  const words = wordsOf('size', text, problems);
  if (words.some(word => word.length > 40)) problems.push({ field: 'size', code: 'too_long', limit: 40 });
  return [...new Set(words.map(word => knownSize(word, own, context) ?? word))];
}
