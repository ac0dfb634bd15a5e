import { isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import { descriptionMax, productNameMax } from '@toptan/contract/catalog/product-changes';
import { codesOfVariantMax } from '@toptan/contract/catalog/variants';
import type { FieldError } from '@toptan/contract/errors';
import { fold } from '@toptan/contract/fold';
import type { RowProblems } from '@toptan/contract/import-rows';
import type { NumberFormat } from '@toptan/contract/imports';
import { values, type Words } from '../exports/words.ts';
import type { Refusal } from '../refusal.ts';
import { plainNumber } from '../spreadsheet/numbers.ts';
import { otherCurrency } from '../spreadsheet/shown.ts';
import { type Cell, cellMax as tableCellMax } from '../spreadsheet/table.ts';
import { bareCode, faultOf } from './faults.ts';

export type Problem = RowProblems[number];

/** Problems of one kind of a row: more of them say nothing more. */
export const alikeMax = 5;

type Holder = NonNullable<FieldError['holder']>;

/** A value that was read, or the problem of the cell. */
export type Reading = { value: unknown } | { problem: Problem };

export const problem = (
  field: string | null,
  code: Problem['code'],
  more: Partial<Problem> = {},
): Reading => ({
  problem: { field, code, ...more },
});

/** Whether a problem is about a field. A value that cannot be read is not missing as well. */
export const isAbout = (problems: readonly Problem[], field: string): boolean =>
  problems.some(each => each.field === field);

/** Columns of fields that have another name in a form. */
const columns: Record<string, string> = {
  genderCategory: 'gender',
  sizeSetId: 'sizeSet',
  manufacturerId: 'manufacturer',
  sizes: 'size',
  colors: 'color',
  stockPools: 'stock',
  stockQuantity: 'productStock',
  customerId: 'customerCode',
  groupId: 'group',
};

/** The column that a refusal is about: `variants.3.codes.0` is `codes`. */
function fieldOf(path: string): string {
  const [first = '', , inner] = path.split('.');
  if (first === 'variants') return inner === 'sku' ? 'variantSku' : (inner ?? 'size');
  return columns[first] ?? first;
}

/** The owner of a SKU or barcode, in words. */
export const holderText = ({
  productName,
  color,
  size,
}: Pick<Holder, 'productName' | 'color' | 'size'>): string =>
  [productName, color, size].filter(Boolean).join(' ');

/** The refused fields of a Refusal, as problems of a row. */
export const problemsOf = ({ fields: named }: Refusal): Problem[] =>
  named.length === 0
    ? [{ field: null, code: 'invalid' }]
    : named.slice(0, alikeMax).map(({ path, code, limit, holder }) => ({
        field: fieldOf(path),
        code,
        ...(limit !== undefined && { limit }),
        ...(holder && { current: holderText(holder) }),
      }));

/** The text of a cell, without blanks around it. */
export const cellText = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** The number in a cell as plain text. Numbers of a workbook are rounded: they have the noise of binary fractions. */
function numberOf(cell: Cell, format: NumberFormat | null): string | null {
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  return plainNumber(cellText(cell), format);
}

/** A computed price in kuruş, half up, as Excel shows it: a division gives more decimals than a price has. */
const roundedPrice = (price: number) => (Math.round(Number((price * 100).toFixed(4))) / 100).toFixed(2);

/** The text of a figure, with single blanks: the patterns below are compared in one pass then. */
const figureText = (cell: Cell) => cellText(cell).replace(/\s+/gu, ' ');

/** The unit behind a price or a count: `99,90 TL/adet`, `120 adet`, `12 pcs`. */
const ofPieces = /\s*(?:\/|per)?\s*(?<!\p{L})(?:adet|ad|tane|parça|pieces?|pcs?|للقطعة|قطعة|قطع)\.?$/iu;

/** The end of a price without kuruş in price lists: `1250.-`, `1.250,-`. */
const noKurus = /[.,][-–]+(?=\D*$)/u;

/** VAT beside a price, with it or without. */
const vat = /(?:\+\s*)?(?<!\p{L})(?:kdv|vat|ضريبة)(?!\p{L}).*$/iu;

export function readPrice(field: string, cell: Cell, format: NumberFormat | null): Reading {
  const text = figureText(cell);
  const currency = otherCurrency.exec(text)?.[0];
  if (currency) return problem(field, 'other_currency', { current: currency });
  const bare = text.replace(vat, '').replace(ofPieces, '').replace(noKurus, '');
  const number = typeof cell === 'number' && cell >= 0 ? roundedPrice(cell) : numberOf(bare, format);
  if (vat.test(text))
    return problem(field, 'with_vat', { current: text, ...(number !== null && { suggestions: [number] }) });
  if (number === null || /e/i.test(number)) return problem(field, 'invalid_number', { limit: 2 });
  return { value: number.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') };
}

/** Words that stand for no pieces, folded. */
const none = new Set(
  ['-', '–', 'yok', 'stokta yok', 'tukendi', 'bitti', 'none', 'sold out', 'out of stock'].concat(
    ['لا يوجد', 'غير متوفر', 'نفد', 'نفدت الكمية'].map(fold),
  ),
);
/** Folded words that say that there are pieces, and not how many. */
const some = new Set(
  ['var', 'stokta', 'stokta var', 'mevcut', 'bol', '+', 'x', '✓', 'yes', 'in stock', 'available'].concat(
    ['متوفر', 'موجود', 'يوجد'].map(fold),
  ),
);
const dozens = /^(\d{1,5})\s*(?:düzine|duzine|dz|dozens?|دزينة)\.?$/iu;
const atLeast = /^(?:[>≥~]\s*(\d{1,6})|(\d{1,6})\s*\+)$/u;

/** Pieces that stand once beside several rows, with their cells: `24 (C2:C4)`. */
const ofRange = /\([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7}\)$/;

/** A count that is no figure: words for none and for some, dozens, `50+`. Null for a figure. */
function readCountWords(field: string, text: string): Reading | null {
  const words = fold(text);
  if (none.has(words)) return { value: 0 };
  if (some.has(words)) return problem(field, 'no_figure', { current: text });
  if (ofRange.test(text)) return problem(field, 'no_figure', { current: text });
  const [, ofDozens] = dozens.exec(text) ?? [];
  if (ofDozens)
    return problem(field, 'no_figure', { current: text, suggestions: [String(12 * Number(ofDozens))] });
  const [, above, more] = atLeast.exec(text) ?? [];
  const least = above ?? more;
  return least ? problem(field, 'no_figure', { current: text, suggestions: [least] }) : null;
}

export function readPieces(field: string, cell: Cell, format: NumberFormat | null): Reading {
  const text = figureText(cell).replace(ofPieces, '');
  const inWords = readCountWords(field, text);
  if (inWords) return inWords;
  const number = typeof cell === 'number' ? numberOf(cell, format) : numberOf(text, format);
  if (number === null) return problem(field, 'not_an_integer');
  const whole = number.replace(/\.0+$/, '');
  if (!/^-?\d+$/.test(whole)) return problem(field, 'not_an_integer');
  if (Number(whole) < 0) return problem(field, 'too_small', { limit: 0 });
  return Number(whole) > 1_000_000
    ? problem(field, 'too_big', { limit: 1_000_000 })
    : { value: Number(whole) };
}

const more: Record<string, readonly string[]> = {
  true: ['true', '1', 'x', '+', 'var', 'active', 'aktif', 'نشط', '✓', 'y', 'e'],
  false: ['false', '0', '-', 'yok', 'inactive', 'pasif', 'draft', 'archived', 'taslak', 'غير نشط', 'n', 'h'],
};

/** The trade's words for genders, folded; goods for girls and for boys are children's goods, and others are for all. */
const genders: Record<string, readonly string[]> = {
  WOMEN:
    'bayan|bayanlar|hanim|kadinlar|woman|womens|ladies|female|kiz|kiz cocuk|girl|girls|نساء|نسائية|سيدات|حريمي|بنات|بناتي'
      .split('|')
      .map(fold),
  MEN: 'bay|baylar|erkekler|man|mens|male|erkek cocuk|boy|boys|رجال|رجالية|أولاد|ولادي'.split('|').map(fold),
  UNISEX: 'cocuk|bebek|kids|children|baby|أطفال|بيبي|للجميع'.split('|').map(fold),
};

/** The value of a field that a word means, in any of the languages. */
export function readWord(kind: keyof typeof values, field: string, cell: Cell): Reading {
  const wanted = fold(cellText(cell));
  const known: Record<string, Words> = values[kind];
  const found = Object.entries(known).find(
    ([value, words]) =>
      fold(value) === wanted ||
      Object.values(words).some(word => fold(word) === wanted) ||
      (kind === 'isActive' && more[value]?.includes(wanted)) ||
      (kind === 'gender' && genders[value]?.includes(wanted)),
  );
  if (!found) return problem(field, 'not_offered');
  return { value: kind === 'isActive' ? found[0] === 'true' : found[0] };
}

/** A moment in the time of Istanbul, or in UTC with a Z: `2026-11-24 10:30`, `24.11.2026`, `24/11/2026 10:30`. */
export function readMoment(field: string, cell: Cell): Reading {
  const text = cellText(cell);
  const time = String.raw`(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?`;
  const iso = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})${time}$`).exec(text);
  const local = new RegExp(String.raw`^(\d{1,2})[./](\d{1,2})[./](\d{4})${time}$`).exec(text);
  const parts = iso?.slice(1) ?? (local && [local[3], local[2], local[1], ...local.slice(4)]);
  const full =
    /^\d{4}-\d{2}-\d{2}T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;
  if (full) return { value: full.toISOString() };
  if (!parts) return problem(field, 'invalid');
  const [year, month, day, hour, minute, second] = parts.map(part => (part ?? '0').padStart(2, '0'));
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  // 31 February does not exist.
  const isDay = moment.getTime() && new Date(moment.getTime() + 3 * 3_600_000).getUTCDate() === Number(day);
  return isDay ? { value: moment.toISOString() } : problem(field, 'invalid');
}

/** Barcodes, several of them behind commas, semicolons or blanks. */
export function readCodes(cell: Cell): Reading {
  const text = cellText(cell);
  if (/\de\+?\d/i.test(text)) return problem('codes', 'shortened');
  const given = text.split(/[,;|\n\t]+/).map(plainGtin);
  const codes = [...new Set(given.filter(Boolean))];
  if (codes.some(code => !isGtin(code))) {
    // A number loses the zero that a UPC or an EAN-8 begins with.
    const whole = `0${codes[0]}`;
    return problem(
      'codes',
      'invalid',
      codes.length === 1 && isGtin(plainGtin(whole)) ? { suggestions: [whole] } : {},
    );
  }
  return codes.length > codesOfVariantMax
    ? problem('codes', 'too_many', { limit: codesOfVariantMax })
    : { value: codes.sort() };
}

/** The Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Characters of the longest word that is compared with names. */
const comparedMax = 60;

/** The values with similar names, nearest first, at most three. @param names values by folded names */
export function similar(word: string, names: ReadonlyMap<string, string | readonly string[]>): string[] {
  const wanted = fold(word.slice(0, comparedMax + 1));
  if (wanted.length > comparedMax) return [];
  const farthest = Math.max(1, Math.floor(wanted.length / 3));
  const near = [...names]
    .filter(([name]) => Math.abs(name.length - wanted.length) <= farthest)
    .map(([name, value]) => ({ value, far: distance(wanted, name) }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far);
  return [...new Set(near.flatMap(({ value }) => value))].slice(0, 3);
}

/** The most characters of a cell by field; of a list those that its most entries take. */
const cellMaxes: Record<string, number> = {
  sku: 64,
  parentSku: 64,
  variantSku: 64,
  name: productNameMax,
  nameEn: productNameMax,
  nameTr: productNameMax,
  nameAr: productNameMax,
  description: descriptionMax,
  descriptionEn: descriptionMax,
  descriptionTr: descriptionMax,
  descriptionAr: descriptionMax,
  color: 5_000,
  size: 5_000,
  codes: 1_000,
  packs: tableCellMax,
};
export const otherCellMax = 500;

/**
 * Cells of a row by their fields. Empty cells are left out, and cells longer than their field can be: nothing of them is read.
 * @param problems takes cells that are too long, or that Excel or another program has broken
 */
export function cellsByField(
  cells: readonly Cell[],
  fields: readonly (string | null)[],
  problems: Problem[],
): Map<string, NonNullable<Cell>> {
  const found = new Map<string, NonNullable<Cell>>();
  for (const [at, field] of fields.entries()) {
    const cell = cells[at];
    if (field === null || cell === null || cell === undefined) continue;
    const text = cellText(cell);
    const limit = cellMaxes[field] ?? otherCellMax;
    // Blanks and signs that a value loses may make its cell longer than the value.
    const fault: Problem | null =
      text.length > 2 * limit ? { field, code: 'too_long', limit } : faultOf(field, text);
    if (fault) problems.push(fault);
    else if (text !== '') found.set(field, typeof cell === 'string' ? bareCode(field, text) : cell);
  }
  return found;
}

/** The first problems of each kind of a row. */
export function fewOfEach(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  return problems.filter(({ field, code }) => {
    const kind = `${field} ${code}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= alikeMax;
  });
}
