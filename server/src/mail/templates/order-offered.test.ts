import { expect, test } from 'vitest';
import { plainBranding } from './layout.ts';
import { writeOrderOffered } from './order-offered.ts';

const order = {
  companyName: 'Kardelen Giyim',
  by: 'Elif',
  total: '300.00',
  notes: '',
  link: 'https://toptan.example/basket',
};

test.each([
  ['en', '1', '1 piece'],
  ['tr', '1', '1 adet'],
  ['ar', '1', 'قطعة واحدة'],
  ['ar', '3', '3 قطع'],
  ['ar', '12', '12 قطعة'],
] as const)('counts the pieces of a prepared order as %s does', (language, pieces, words) => {
  const { html } = writeOrderOffered({ ...order, pieces }, language, plainBranding);
  expect(html).toMatch(new RegExp(`>${words}[,،] `));
});
