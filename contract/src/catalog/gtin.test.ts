import { describe, expect, test } from 'vitest';
import { checkDigit, isGtin, isInStore, plainGtin } from './gtin.ts';
import { gtinCases } from './gtin-cases.ts';

describe('a number of a barcode', () => {
  test.each(gtinCases)('%j is stored as %j', (typed, stored) => {
    const plain = plainGtin(typed);
    expect(isGtin(plain) ? plain : null).toBe(stored);
  });

  test('tells its last digit', () => {
    expect(checkDigit('869012345041')).toBe(Number('8690123450411'.at(-1)));
    expect(checkDigit('9638507')).toBe(4);
  });

  test.each([
    ['0212345678901', true],
    ['0412345678901', true],
    ['2012345678903', true],
    ['2912345678900', true],
    ['0312345678901', false],
    ['8690123450367', false],
    ['22345671', false],
  ])('%s is of own goods: %s', (gtin, own) => {
    expect(isInStore(gtin)).toBe(own);
  });
});
