import type { BasketItem } from '@toptan/contract/basket';
import { isShort, type Lines } from './shown-basket.ts';

/** The lines that can be ordered, as far as they can: goods that are not produced are promised no more than stock has. */
export const promisedLines = (lines: Lines): BasketItem[] =>
  lines
    .filter(({ product }) => product.isAvailable)
    .map(line => (isShort(line) ? { ...line, quantity: line.fromStock } : line));
