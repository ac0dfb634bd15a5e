import { expect, it } from 'vitest';
import { toLatinDigits } from './digits.ts';

it('brings the digits of Arabic and Persian keyboards to Latin ones', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});
