import { fold } from '@toptan/contract/fold';
import type { RowProblems } from '@toptan/contract/import-rows';
import { besideLostSign } from '../spreadsheet/numbers.ts';
import { uncomputed } from '../spreadsheet/table.ts';

/** Excel's errors in its languages, shown in place of a value that it could not compute: `#N/A`, `#REF!`, `#YOK`, `#DEĞER!`. */
const excelError = /^#(\p{L}[\p{L}/0]*[!?]|N\/A|YOK|NV|N\/D)$/u;

/** A date as a workbook's cells have it. */
const cellDate = /^\d{4}-(\d{2})-(\d{2}) \d{2}:\d{2}:\d{2}$/;

/** The first letters of the months, folded, in English and in Turkish. */
const months = [
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  ['oca', 'sub', 'mar', 'nis', 'may', 'haz', 'tem', 'agu', 'eyl', 'eki', 'kas', 'ara'],
];
const anyMonth = months.flat().join('|');
const dayFirst = new RegExp(`^(\\d{1,2})[-. /](${anyMonth})\\p{L}*$`, 'u');
const monthFirst = new RegExp(`^(${anyMonth})\\p{L}*[-. /](\\d{1,2})$`, 'u');

const monthOf = (name = '') => Math.max(...months.map(names => names.indexOf(name))) + 1;

/** Fields that are dates, or texts in which one may stand. */
const datedFields = /^(publishedAt|sellsFrom|sellsUntil|description.*|address|customerAddress)$/;

/** The likely texts that Excel turned into a date, the likeliest first: a size `10-12`, a code `1-3`. Null: the cell is no date. */
function madeDate(field: string, text: string): string[] | null {
  if (datedFields.test(field)) return null;
  const [, month, day] = cellDate.exec(text) ?? [];
  if (month && day) return [`${Number(day)}-${Number(month)}`, `${Number(month)}-${Number(day)}`];
  if (field !== 'size' && field !== 'packs') return null;
  const folded = fold(text);
  const [, ofDay, name] = dayFirst.exec(folded) ?? [];
  if (ofDay) return [`${Number(ofDay)}-${monthOf(name)}`];
  const [, first, number] = monthFirst.exec(folded) ?? [];
  if (number) return [`${monthOf(first)}-${Number(number)}`];
  const [, one, other] = /^(\d{1,2})[./](\d{1,2})[./]\d{4}$/.exec(text) ?? [];
  return one ? [`${Number(one)}-${Number(other)}`] : null;
}

/** The fault of a cell whatever its field is: an error of Excel, a formula without its value, a date, a broken letter. */
export function faultOf(field: string, text: string): RowProblems[number] | null {
  if (text.startsWith(uncomputed)) return { field, code: 'cell_formula' };
  if (excelError.test(text)) return { field, code: 'cell_error', current: text };
  if (text.includes('\ufffd')) return { field, code: 'cell_broken' };
  const amount = /^(price|costPrice)$/.test(field) ? besideLostSign(text) : null;
  if (amount !== null) return { field, code: 'cell_broken', suggestions: [amount] };
  const suggestions = madeDate(field, text);
  return suggestions && { field, code: 'cell_date', suggestions };
}

/** Fields of codes, which exports protect from Excel with a sign before them. */
const codeFields = /^(sku|parentSku|variantSku|codes|customerCode|vatNumber|phone|landline|ownerMobile)$/;

/** A code as it is meant: without a formula or quote that keeps it a text, and without decimals that a program has added. Other texts stay. */
export const bareCode = (field: string, text: string): string =>
  codeFields.test(field)
    ? text
        .replace(/^="(.*)"$/u, '$1')
        .replace(/^[\s\p{Cc}]*['´‘’`]+/u, '')
        .replace(/^(\d+)[.,]0+$/, '$1')
    : text;
