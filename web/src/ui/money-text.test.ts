import { describe, expect, it } from 'vitest';
import { parseMoney } from './money-text.ts';

describe('parseMoney', () => {
  it.each([
    ['1120', '1120.00'],
    ['1120,5', '1120.50'],
    ['1120.5', '1120.50'],
    ['1.120,00', '1120.00'],
    ['1,120.00', '1120.00'],
    ['1.234.567,89', '1234567.89'],
    ['1.234', '1234.00'],
    ['1,234', '1234.00'],
    ['0,05', '0.05'],
    ['.5', '0.50'],
    ['12,', '12.00'],
    ['007', '7.00'],
    ['₺ 1 120,00', '1120.00'],
    ['١٢٣٫٤٥', '123.45'],
    ['۱۲۳٫۴۵', '123.45'],
  ])('reads %s as %s lira', (typed, lira) => {
    expect(parseMoney(typed)).toBe(lira);
  });

  it('takes nothing for nothing', () => {
    expect(parseMoney('  ')).toBe('');
  });

  it.each([
    '-5',
    '1,2345',
    '12.34.56',
    '1.23,4.5',
    'abc',
    '1e3',
    '12,345,6.7',
    '1.234.56',
    '0,001',
    '0.125',
    ',',
  ])('refuses %s', typed => {
    expect(parseMoney(typed)).toBeNull();
  });
});
