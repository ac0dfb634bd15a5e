import { inflateSync } from 'node:zlib';
import { renderToBuffer } from '@react-pdf/renderer';
import { Children } from 'react';
import { expect, test } from 'vitest';
import { textOf } from '../testing/pdf-text.ts';
import { drawPaper } from './draw.ts';
import type { OrderRow, Paper, SheetProduct } from './paper.ts';

const letterhead = { name: 'Yıldız Tekstil', lines: ['Osmanbey', 'İstanbul'], logo: null };
const createdAt = '2026-01-05T09:00:00.000Z';

const orderRow: OrderRow = {
  name: 'Gömlek',
  sku: null,
  picture: null,
  color: 'Siyah',
  runs: [{ color: '', run: [{ size: '30', pieces: 3 }] }],
  packs: null,
  pieces: 3,
  unitPrice: '100.00',
  totalPrice: '300.00',
};

const orderOf = (rows: OrderRow[]): Paper => ({
  kind: 'order',
  language: 'tr',
  letterhead,
  title: 'Sipariş özeti',
  orderNumber: 'S-100',
  createdAt,
  version: null,
  status: 'Beklemede',
  customer: { company: 'İnci Butik', lines: ['Ankara'] },
  rows,
  pieces: 3,
  split: null,
  promise: null,
  subtotal: '300.00',
  processingFee: '0.00',
  total: '300.00',
  placedBy: null,
  preparedBy: null,
  notes: null,
  ibans: [],
});

const product: SheetProduct = {
  name: 'Gömlek',
  sku: null,
  picture: null,
  price: '100.00',
  colors: [{ name: 'Siyah', hex: null }],
  sizes: '30',
  packs: [],
  stock: [{ color: 'Siyah', run: [{ size: '30', pieces: 3 }], pieces: 3 }],
};

const sheetOf = (kind: 'grid' | 'stock', products: SheetProduct[]): Paper => ({
  kind,
  language: 'tr',
  letterhead,
  title: 'Liste',
  createdAt,
  products,
});

const times = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at));

/** Pages of a paper, and those that the library made of them. */
async function pagesOf(paper: Paper) {
  const drawn = drawPaper(paper);
  const pdf = (await renderToBuffer(drawn)).toString('latin1');
  return [Children.count(drawn.props.children), pdf.match(/\/Type \/Page\b/g)?.length];
}

/** The smallest letters of a paper, in points. */
async function smallestOf(paper: Paper) {
  const pdf = (await renderToBuffer(drawPaper(paper))).toString('latin1');
  const streams = [...pdf.matchAll(/\nstream\r?\n(.*?)\r?\nendstream/gs)].map(([, packed]) =>
    inflateSync(Buffer.from(packed ?? '', 'latin1')).toString('latin1'),
  );
  const sizes = streams.join('\n').matchAll(/\/F\d+ ([\d.]+) Tf/g);
  return Math.min(...[...sizes].map(([, size]) => Number(size)));
}

test.each([
  ['short names', { name: 'Gömlek' }, 3],
  ['names of two lines', { name: 'Keten gömlek beyaz düz' }, 3],
  [
    'names of five lines and a code',
    { name: 'OVERSIZE DENİM CEKET KAPÜŞONLU SWEATSHIRT TAKIMI', sku: 'A1' },
    6,
  ],
  ['colors of many lines', { color: 'Lacivert melanj, Antrasit melanj, Siyah çizgili' }, 6],
  [
    'sizes of mixed colors',
    {
      runs: times(3, at => ({
        color: `Lacivert ${at}`,
        run: times(4, size => ({ size: `${size}`, pieces: 1 })),
      })),
    },
    6,
  ],
])('40 rows of an order with %s stand on the pages they are laid on', async (_, row, pages) => {
  const rows = times(40, () => ({ ...orderRow, ...row }));
  expect(await pagesOf(orderOf(rows))).toEqual([pages, pages]);
});

test('what is taller than a page goes on to the next ones', async () => {
  const runs = times(60, at => ({ color: `Lacivert ${at}`, run: [{ size: '30', pieces: 1 }] }));
  expect(await pagesOf(orderOf([{ ...orderRow, packs: '10 seri', runs }]))).toEqual([4, 4]);

  const run = times(11, at => ({ size: `${at + 26}`, pieces: 5 }));
  const stock = times(12, at => ({ color: `Renk ${at}`, run, pieces: 55 }));
  expect(await pagesOf(sheetOf('stock', [{ ...product, stock }]))).toEqual([2, 2]);

  const many = times(95, at => ({ size: `W${at}/L30`, pieces: 5 }));
  const inOneColor = [{ color: 'Siyah', run: many, pieces: 475 }];
  expect(await pagesOf(sheetOf('stock', [{ ...product, stock: inOneColor }]))).toEqual([2, 2]);

  const packs = times(50, at => ({ text: `Seri, ${at} adet`, price: '100.00' }));
  const three = times(3, () => ({ ...product, packs }));
  expect(await pagesOf(sheetOf('grid', three))).toEqual([2, 2]);
});

test.each([
  ['code', { sku: 'X'.repeat(40) }],
  ['word of a name', { name: 'X'.repeat(40) }],
  ['color', { color: 'X'.repeat(40) }],
])('a %s that is too long for its column is drawn smaller', async (_, row) => {
  const smallest = await smallestOf(orderOf([{ ...orderRow, ...row }]));
  // The widest column of the sizes has 73 points, and a letter is 0.6 of its height wide.
  expect(smallest * 0.6 * 40).toBeLessThan(73);
});

test('a word of a note that is longer than a line goes on in the next', async () => {
  const link = `https://maps.example/${'abc'.repeat(60)}`;
  const paper = { ...orderOf([orderRow]), notes: `Adres: ${link}` };
  const lines = textOf((await renderToBuffer(drawPaper(paper))).toString('latin1'));
  expect(lines.filter(text => text.length > 55)).toEqual([]);
  expect(lines.join('')).toContain(link);
});
