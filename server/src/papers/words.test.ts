import { expect, test } from 'vitest';
import { paperWords } from './words.ts';

const counts = [0, 1, 2, 3, 11, 100, 1234] as const;

test.each([
  ['en', ['0 pieces', '1 piece', '2 pieces', '3 pieces', '11 pieces', '100 pieces', '1,234 pieces']],
  ['tr', ['0 adet', '1 adet', '2 adet', '3 adet', '11 adet', '100 adet', '1.234 adet']],
  ['ar', ['لا قطع', 'قطعة واحدة', 'قطعتان', '3 قطع', '11 قطعة', '100 قطعة', '1,234 قطعة']],
] as const)('pieces are counted in the plural forms of %s', (language, pieces) => {
  const { subtotal, fromStock, toProduce } = paperWords[language];
  for (const words of [subtotal, fromStock, toProduce]) {
    const found = counts.map(words);
    expect(found.map((text, at) => text.includes(pieces[at] ?? ''))).toEqual(counts.map(() => true));
    expect(new Set(found.map((text, at) => text.replace(pieces[at] ?? '', '')))).toHaveLength(1);
  }
});

test.each([
  ['en', ['1 pack', '2 packs', '3 packs', '11 packs', '100 packs'], ['1 carton', '3 cartons'], 'Pack of 3'],
  ['tr', ['1 seri', '2 seri', '3 seri', '11 seri', '100 seri'], ['1 koli', '3 koli'], '3 adetlik seri'],
  [
    'ar',
    ['سيري واحدة', 'سيري عدد 2', '3 سيريات', '11 سيري', '100 سيري'],
    ['كرتونة واحدة', '3 كراتين'],
    'سيري من 3 قطع',
  ],
] as const)('packs are counted in the plural forms of %s', (language, series, cartons, ofThree) => {
  const { packs, packOf } = paperWords[language];
  expect([1, 2, 3, 11, 100].map(count => packs(count, 'series'))).toEqual(series);
  expect([1, 3].map(count => packs(count, 'carton'))).toEqual(cartons);
  expect(packOf(3, 'series')).toBe(ofThree);
});

test('no paper of an order is called its confirmation, which is a status', () => {
  expect(Object.values(paperWords).map(({ order }) => order)).toEqual([
    'Order summary',
    'Sipariş özeti',
    'ملخص الطلب',
  ]);
});
