import { sizesMax } from '@toptan/contract/catalog/sizing';
import { fold } from '@toptan/contract/fold';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellText } from '../cells.ts';
import { alikeMax, type Problem } from '../problems.ts';
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

/** The two spellings of a large or small size, folded: `xxl` and `2xl`. */
const bothSpellings = (text: string): string[] => {
  const size = fold(text);
  const [, many, end] = /^(x{2,5})([ls])$/.exec(size) ?? [];
  if (many) return [size, `${many.length}x${end}`];
  const [, count, sign] = /^([2-5])x([ls])$/.exec(size) ?? [];
  return count ? [size, 'x'.repeat(Number(count)) + sign] : [size];
};

const isKnown = (label: string | undefined): label is string => label !== undefined;

/** The label that a word stands for. @param labels by folded labels */
const labelOf = (word: string, labels: ReadonlyMap<string, string>): string | undefined =>
  bothSpellings(word)
    .map(size => labels.get(size))
    .find(isKnown);

/** Finds the size that a word names, as the product writes it: `XXL` may be its `2XL`. */
export type SizeOf = (word: string) => string | undefined;

export function sizeNamer(sizes: readonly string[]): SizeOf {
  const labels = new Map(sizes.toReversed().map(size => [fold(size), size]));
  return word => (sizes.includes(word) ? word : labelOf(word, labels));
}

/** A half size, with one spelling for all: `38,5`, `38.5`, `38½`. */
const halfSize = (text: string) =>
  text.replace(/^(\d{1,3}) ?½$/, '$1.5').replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2');

/** Sizes of one set that stand side by side in a cell: `S-M-L-XL`, `36/38/40`, `S M L`, `36,38`. Null where they are not. */
function sideBySide(text: string, { setLabels }: Context): string[] | null {
  if (text.length > listMax) return null;
  for (const sign of [/\s*[-–]\s*/, /\s*\/\s*/, /\s+/, /\s*,\s*/]) {
    const parts = text.split(sign);
    // Two of them may be a range or one size, as `36-42` and `S/M`.
    const isPair = parts.length === 2 && /[–/]/.test(sign.source);
    if (parts.length < 2 || isPair) continue;
    const spellings = parts.map(bothSpellings);
    for (const labels of setLabels) {
      const found = spellings.map(each => each.map(size => labels.get(size)).find(isKnown));
      if (found.every(isKnown)) return [...new Set(found)];
    }
  }
  return null;
}

/** Characters of the longest list of sizes that is compared with the size sets. */
const listMax = 200;

/** Other programs' words for goods without sizes, folded. */
const noSizes = new Set(['default title', 'default', 'Varsayılan Başlık', 'العنوان الافتراضي'].map(fold));

/** Whether a cell says that the goods have no sizes. */
export const saysNoSize = (cell: Cell): boolean => noSizes.has(fold(cellText(cell)));

/** The sizes between two of a set. */
function between([from = '', to = '']: readonly string[], { sets }: Context): string[] {
  const ranges = sets.map(({ sizes }) => {
    const [first = -1, last = -1] = [from, to].map(end =>
      sizes.findIndex(size => fold(size.label) === fold(end)),
    );
    return first >= 0 && last > first ? sizes.slice(first, last + 1).map(size => size.label) : [];
  });
  return [...new Set(ranges.filter(sizes => sizes.length > 0).map(sizes => sizes.join(', ')))];
}

/**
 * The readings of a cell that may hold several sizes or one: a range (`36-42`), a pair (`S/M`), sizes of no set side by side
 * (`50-56-62`). Null where it holds one.
 */
function readingsOf(text: string, context: Context): string[] | null {
  if (text.length > listMax) return null;
  const spaced = text.split(/\s[-–]\s/);
  const parts = (spaced.length > 1 ? spaced : text.split(/[-–/]/)).map(part => part.trim()).filter(Boolean);
  const numbers = text.split(/\s+/);
  const all = numbers.every(part => /^\d{1,3}$/.test(part)) ? numbers : parts;
  // A comma separates, but in a half size.
  if (all.length < 2 || all.some(part => /[;|\n]|,(?!5$)/.test(part))) return null;
  const list = all.map(halfSize).join(', ');
  if (all.length > 2) return [list];
  const isRange = /[-–]/.test(text);
  const ranges = isRange ? between(all, context) : [];
  if (ranges.length > 0) return ranges;
  const areKnown = !isRange && all.every(part => context.sizes.has(fold(part)));
  if (areKnown || spaced.length > 1) return [list];
  return /^[\d,.]+$/.test(all.join('')) ? (isRange ? [] : [list]) : null;
}

/**
 * Reads one size, or several behind commas or side by side. What may be several or one is a question.
 * @param isOne staff have confirmed that it is one size
 */
export function readSizes(
  cell: Cell | undefined,
  context: Context,
  own: Own,
  { isOne, problems }: { isOne: boolean; problems: Problem[] },
): string[] {
  if (cell === undefined) return [];
  const text = cellText(cell);
  if (saysNoSize(cell)) return [];
  const ofOwn = sizeNamer(own.sizes);
  // A size is written as the product writes it, else as a size set does.
  const knownSize: SizeOf = word => ofOwn(word) ?? labelOf(word, context.sizes);
  const label = knownSize(text);
  if (label !== undefined) return [label];
  const beside = sideBySide(text, context);
  if (beside) return beside;
  const half = halfSize(text);
  if (half !== text) return [knownSize(half) ?? half];
  const suggestions = isOne ? null : readingsOf(text, context);
  if (suggestions) {
    problems.push({
      field: 'size',
      code: 'size_range',
      current: text,
      suggestions: suggestions.slice(0, alikeMax),
    });
    return [];
  }
  const words = wordsOf('size', text, problems);
  if (words.some(word => word.length > 40)) problems.push({ field: 'size', code: 'too_long', limit: 40 });
  return [...new Set(words.map(word => knownSize(word) ?? word))];
}
