import type { BasketItem } from '@toptan/contract/basket';
import type { StockView } from '@toptan/contract/portal';
import { isExact } from '../session/use-stock-view.ts';
import { isShort, type Lines } from './shown-basket.ts';

/** The lines that can be ordered, as far as they can: goods that are not produced are promised no more than stock has. */
export const promisedLines = (lines: Lines): BasketItem[] =>
  lines
    .filter(({ product }) => product.isAvailable)
    .map(line => (isShort(line) ? { ...line, quantity: line.fromStock } : line));

/** Whether a view of the stock shows what stock covers of each line. */
export const isToldIn = (view: StockView, lines: Lines): boolean =>
  lines.every(({ quantity, fromStock }) => quantity === fromStock || isExact(fromStock, view));
