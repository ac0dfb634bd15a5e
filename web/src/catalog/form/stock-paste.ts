import { stockMax } from '@toptan/contract/catalog/products';
import { readPieces } from '../../ui/form/piece-text.ts';

/** Pieces of a cell: '٠١٢' → 12, nothing → 0, NaN for what is no whole number. */
export function piecesIn(text: string): number {
  return Math.min(stockMax, readPieces(text) ?? 0);
}

/** The block of cells that a spreadsheet puts on the clipboard: lines of columns between tabs. */
export function pastedBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map(line => line.split('\t').map(cell => cell.trim()));
}
