import { fieldErrors } from '@toptan/contract/field-errors';
import { languages } from '@toptan/contract/languages';
import { priceSchema } from '@toptan/contract/price';
import { describe, expect, it } from 'vitest';
import { readMoney } from './money-text.ts';

/** The contract's problem of a typed amount. */
function problemOf(typed: string, language: (typeof languages)[number]) {
  const { error } = priceSchema.safeParse(readMoney(typed, language));
  return error && fieldErrors(error.issues).map(({ code, limit }) => [code, limit]);
}

describe('an amount is read as the language of the page writes it', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234,5', '1234.50'],
    ['10.999', '10999.00'],
    ['1.234.567,89', '1234567.89'],
  ])('%s in Turkish', (typed, lira) => {
    expect(readMoney(typed, 'tr')).toBe(lira);
  });

  it.each([
    ['1,234.56', '1234.56'],
    ['1234.5', '1234.50'],
    ['10,999', '10999.00'],
    ['1,234,567.89', '1234567.89'],
  ])('%s in English and Arabic', (typed, lira) => {
    expect([readMoney(typed, 'en'), readMoney(typed, 'ar')]).toEqual([lira, lira]);
  });
});

describe.each(languages)('in %s', language => {
  const [decimal, grouping] = language === 'tr' ? [',', '.'] : ['.', ','];
  const inSigns = (text: string) => text.replaceAll('d', decimal).replaceAll('g', grouping);

  it.each([
    ['1120', '1120.00'],
    ['0d05', '0.05'],
    ['d5', '0.50'],
    ['12d', '12.00'],
    ['12g50', '12.50'],
    ['1g5', '1.50'],
    ['g5', '0.50'],
    ['007', '7.00'],
    ['₺ 1 120d00', '1120.00'],
    ['١٢٣٫٤٥', '123.45'],
    ['۱۲۳٫۴۵', '123.45'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['  ', ''],
  ])('reads %s as %s lira', (typed, lira) => {
    expect(readMoney(inSigns(typed), language)).toBe(lira);
  });

  it.each([
    '1g2345',
    '1g234g5',
    '12g34g56',
    '0g999',
    '1g234g56',
    '1d234g567',
    '12d345d6',
    '1g234d56g7',
    '1 0',
    'd',
    'abc',
    '1e3',
  ])('refuses %s', typed => {
    expect(problemOf(inSigns(typed), language)).toEqual([['invalid_number', 2]]);
  });

  it.each([
    ['10d999', 'too_many_decimals', 2],
    ['1g234d567', 'too_many_decimals', 2],
    ['٠٫٠٠١', 'too_many_decimals', 2],
    ['-1', 'too_small', 0],
    ['\u22121d50', 'too_small', 0],
    ['\u22121g50', 'too_small', 0],
    ['-1g000', 'too_small', 0],
    ['100g000g000', 'too_big', 99999999.99],
  ])('refuses %s and names the bound', (typed, code, limit) => {
    expect(problemOf(inSigns(typed), language)).toEqual([[code, limit]]);
  });
});
