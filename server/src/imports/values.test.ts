import { expect, test } from 'vitest';
import { readMoment, readWord } from './values.ts';

test.each([
  ['Made to order', 'to_order'],
  ['From stock only', 'stock_only'],
  ['Yalnızca stoktan', 'stock_only'],
  ['من المخزون فقط', 'stock_only'],
])('what stock lacks is read in the words of earlier files: %s', (word, value) => {
  expect(readWord('supply', 'supply', word)).toEqual({ value });
});

test.each([
  ['30.11.26', '2026-11-29T21:00:00.000Z'],
  ['30/11/2026 10:30', '2026-11-30T07:30:00.000Z'],
  ['٣٠/١١/٢٦', '2026-11-29T21:00:00.000Z'],
  ['2026-1-5', '2026-01-04T21:00:00.000Z'],
  ['2026-11-30T07:30:00Z', '2026-11-30T07:30:00.000Z'],
])('a day is read with a year of two digits or four: %s', (cell, value) => {
  expect(readMoment('sellsFrom', cell)).toEqual({ value });
});

test.each(['31.02.26', '30.11', '30.11.026', '30.11.26 25:00', '30.11.26 x'])('no day: %s', cell => {
  expect(readMoment('sellsFrom', cell)).toMatchObject({ problem: { code: 'invalid' } });
});

test.each([
  ['30.11.2026', '2026-11-30T21:00:00.000Z'],
  ['2026-11-30 00:00:00', '2026-11-30T21:00:00.000Z'],
  ['30.11.2026 18:00', '2026-11-30T15:00:00.000Z'],
])('the last day of sale is sold on: %s', (cell, value) => {
  expect(readMoment('sellsUntil', cell)).toEqual({ value });
});
