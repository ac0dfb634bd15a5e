import { toLatinDigits } from '@toptan/contract/digits';
import { stockMax } from '@toptan/contract/products';

/** '٠١٢' or ' 12 ' → 12; what is no figure counts as none. */
export function piecesIn(text: string): number {
  const digits = toLatinDigits(text).replace(/\D/g, '');
  return Math.min(stockMax, Number(digits));
}

/** '1.200', '1,200' and '1 200' are twelve hundred, '12,00' is twelve; null for what is no amount of pieces. */
function pastedPieces(text: string): number | null {
  const cell = toLatinDigits(text).trim();
  const whole = cell.replace(/[.,]\d{1,2}$/, '');
  return /^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(whole) ? piecesIn(whole) : null;
}

/**
 * The block of cells that a spreadsheet puts on the clipboard: lines of columns between tabs.
 * @returns null where a cell holds no amount, so that what stands there stays
 */
export function pastedBlock(text: string): (number | null)[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map(line => line.split('\t').map(pastedPieces));
}
