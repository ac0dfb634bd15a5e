import { isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import { codesOfVariantMax } from '@toptan/contract/catalog/variants';
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
