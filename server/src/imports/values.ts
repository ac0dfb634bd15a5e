import { isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import { codesOfVariantMax } from '@toptan/contract/catalog/variants';
import { isDay, readDay } from '@toptan/contract/day-text';
import { addDays, momentInIstanbul } from '@toptan/contract/days';
import { toLatinDigits } from '@toptan/contract/digits';
import { fold } from '@toptan/contract/fold';
import type { Cell } from '../spreadsheet/table.ts';
import { values, type Words } from '../spreadsheet/words.ts';
import { cellText } from './cells.ts';
import { problem, type Reading } from './problems.ts';

const active: Record<string, readonly string[]> = {
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

/** The words of files that the portal wrote before, folded. */
const formerSupplies: Record<string, readonly string[]> = {
  to_order: ['made to order'],
  stock_only: ['from stock only', 'yalnızca stoktan', 'من المخزون فقط'].map(fold),
};

/** Words beside those of the portal. */
const more: Partial<Record<keyof typeof values, typeof genders>> = {
  isActive: active,
  gender: genders,
  supply: formerSupplies,
};

/** The value of a field that a word means, in any of the languages. */
export function readWord(kind: keyof typeof values, field: string, cell: Cell): Reading {
  const wanted = fold(cellText(cell));
  const known: Record<string, Words> = values[kind];
  const found = Object.entries(known).find(
    ([value, words]) =>
      fold(value) === wanted ||
      Object.values(words).some(word => fold(word) === wanted) ||
      more[kind]?.[value]?.includes(wanted),
  );
  if (!found) return problem(field, 'not_offered');
  return { value: kind === 'isActive' ? found[0] === 'true' : found[0] };
}

const isTime = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/**
 * A moment in the time of Istanbul, or in UTC with a Z: `2026-11-24 10:30`, `24.11.26`, `24/11/2026 10:30`. Midnight stands for
 * its day, as a workbook has it: the last day of sale ends at the next.
 */
export function readMoment(field: string, cell: Cell): Reading {
  const text = toLatinDigits(cellText(cell));
  if (/^\d{4}-\d{2}-\d{2}T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)))
    return { value: new Date(text).toISOString() };
  const [, typed = '', hour = '0', minute = '00', second = '00'] =
    /^([\d./-]+)(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text) ?? [];
  const day = readDay(typed, true);
  const time = `${hour.padStart(2, '0')}:${minute}:${second}`;
  if (!isDay(day) || !isTime.test(time)) return problem(field, 'invalid');
  const isLast = field === 'sellsUntil' && time === '00:00:00';
  return { value: momentInIstanbul(`${addDays(day, isLast ? 1 : 0)}T${time}`) };
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
