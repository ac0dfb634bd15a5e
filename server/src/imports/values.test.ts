import { expect, test } from 'vitest';
import { readWord } from './values.ts';

test.each([
  ['Made to order', 'to_order'],
  ['From stock only', 'stock_only'],
  ['Yalnızca stoktan', 'stock_only'],
  ['من المخزون فقط', 'stock_only'],
])('what stock lacks is read in the words of earlier files: %s', (word, value) => {
  expect(readWord('supply', 'supply', word)).toEqual({ value });
});
