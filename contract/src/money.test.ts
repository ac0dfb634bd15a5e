import { describe, expect, it } from 'vitest';
import { lineTotal } from './amounts.ts';
import { addLira, toKurus, toLira } from './money.ts';
import { priceSchema } from './price.ts';

describe('lira', () => {
  it.each([
    ['0', 0],
    ['0.1', 10],
    ['25.00', 2500],
    ['99999999.99', 9_999_999_999],
    ['-3.05', -305],
  ])('%s is %i kuruş', (lira, kurus) => {
    expect(toKurus(lira)).toBe(kurus);
  });

  it.each([0, 5, 10, 999, 124_990, 99_999_999_999])('%i kuruş come back as they were', kurus => {
    expect(toKurus(toLira(kurus))).toBe(kurus);
  });

  it('add up where binary floats would not', () => {
    expect(addLira('0.10', '0.20')).toBe('0.30');
    expect(addLira(...Array.from({ length: 1000 }, () => '0.01'))).toBe('10.00');
  });

  it('make a line of unit price and pieces', () => {
    expect(lineTotal('1249.90', 999)).toBe('1248650.10');
  });
});

describe('a price that is typed', () => {
  it.each([
    ['12', '12.00'],
    [12.5, '12.50'],
    [' 1249.9 ', '1249.90'],
    ['٤٥.٥', '45.50'],
  ])('%s is read as %s', (typed, lira) => {
    expect(priceSchema.parse(typed)).toBe(lira);
  });

  it.each(['', '-1', '1.234', '1e5', '100000000', '1,5', 'NaN', Number.POSITIVE_INFINITY])(
    '%s is refused',
    typed => {
      expect(priceSchema.safeParse(typed).success).toBe(false);
    },
  );
});
