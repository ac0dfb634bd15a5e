import { fold } from '@toptan/contract/fold';
import type { NumberFormat } from '@toptan/contract/imports';
import { plainNumber } from '../spreadsheet/numbers.ts';
import { otherCurrency } from '../spreadsheet/shown.ts';
import type { Cell } from '../spreadsheet/table.ts';
import { cellText } from './cells.ts';
import { problem, type Reading } from './problems.ts';

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

/** The end of a price without kuruş in price lists: `1250.-`, `1.250,-`. Its sign parts the kuruş, so that another one parts thousands. */
const noKurus = /([.,])[-–]+(?=\D*$)/u;

/** VAT beside a price, with it or without. */
const vat = /(?:\+\s*)?(?<!\p{L})(?:kdv|vat|ضريبة)(?!\p{L}).*$/iu;

export function readPrice(field: string, cell: Cell, format: NumberFormat | null): Reading {
  const text = figureText(cell);
  const currency = otherCurrency.exec(text)?.[0];
  if (currency) return problem(field, 'other_currency', { current: currency });
  const bare = text
    .replace(vat, '')
    .replace(ofPieces, '')
    .replace(noKurus, (_, sign) => `${sign}00`);
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
/** Folded words for pieces without a number of them. */
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
