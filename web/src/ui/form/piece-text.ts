import { toLatinDigits } from '@toptan/contract/digits';

/**
 * Reads whole pieces as people type them: '٠١٢' or ' 12 ' → 12, null for nothing. Anything but digits and spaces is
 * NaN and not another figure: '1.5' is no 15, and '1.000' means a thousand to one and 1 to another.
 */
export function readPieces(text: string): number | null {
  const digits = toLatinDigits(text).replace(/\s/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
