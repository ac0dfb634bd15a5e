import { toLatinDigits } from '../digits.ts';

/** The signs that people, files and scanners put between digits. */
const between = /[\s\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A barcode's number (GTIN) as it is stored: digits alone. 12 digits get a leading 0 and 14 lose theirs, because a number
 * is the same one with or without it.
 */
export function plainGtin(text: string): string {
  const digits = toLatinDigits(text).replace(between, '');
  if (/^\d{12}$/.test(digits)) return `0${digits}`;
  return /^0\d{13}$/.test(digits) ? digits.slice(1) : digits;
}

/** The check digit behind these digits. */
export function checkDigit(digits: string): number {
  const weighed = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 3 : 1));
  return (10 - (weighed.reduce((sum, each) => sum + each, 0) % 10)) % 10;
}

/** Whether digits have the length of a stored number, whatever the last one is. */
export const hasGtinLength = (digits: string): boolean => /^(\d{8}|\d{13}|[1-9]\d{13})$/.test(digits);

/** Whether this is a number as `plainGtin` writes it, with the right check digit; `gtin_valid` of the database says the same. */
export const isGtin = (digits: string): boolean =>
  hasGtinLength(digits) && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));

/** Whether a number is one that a wholesaler gives their own goods, and others may have given to something else. */
export const isInStore = (gtin: string): boolean => /^(02|04|2\d)\d{11}$/.test(gtin);
