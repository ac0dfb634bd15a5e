import { products } from './catalogue/products.ts';
import { shops } from './shops.ts';
import type { DemoLine, DemoPacks } from './types.ts';

type Wish = [sku: string, size: DemoLine['size'], color: DemoLine['color'], quantity: number];
type PackWish = [sku: string, color: DemoPacks['color'], packs: number];

/** What lies in a basket, in the order in which its lines were added; packs last. */
type Contents = { lines: readonly DemoLine[]; packs: readonly DemoPacks[] };

/** A basket beside the own one of a shop. */
type DemoDraft = Contents & {
  /** Index in `shops`. */
  shop: number;
  /** Index in `staff` of the member who prepares the order; null: the shop has saved the basket. */
  by: number | null;
  changedHoursAgo: number;
  /** What staff tell the shop for which it waits; left out: it is not sent. */
  note?: string;
};

const indexOf = (sku: string) => products.findIndex(product => product.sku === sku);
const shopOf = (userName: string) => shops.findIndex(shop => shop.userName === userName);

const contents = (wishes: readonly Wish[], packs: readonly PackWish[] = []): Contents => ({
  lines: wishes.map(([sku, size, color, quantity]) => ({ product: indexOf(sku), size, color, quantity })),
  packs: packs.map(([sku, color, number]) => ({ product: indexOf(sku), pack: 0, color, packs: number })),
});

/** The own basket of the first shop (`atlas`). */
export const basket: Contents = contents(
  [
    ['MN-2605', 'S', 'Black', 6],
    ['MN-2605', 'M', 'Black', 12],
    ['MN-2605', 'L', 'Black', 6],
    ['MN-2605', 'M', 'Yellow', 6],
    ['KZ-1508', 'M', 'Blue', 12],
    ['KZ-1508', 'L', 'Blue', 12],
    ['CN-5202', null, 'Yellow', 6],
  ],
  [['ET-2102', 'Black', 2]],
);

/** Orders that staff prepare, and baskets that shops have saved. */
export const drafts: readonly DemoDraft[] = [
  {
    shop: shopOf('atlas'),
    by: 0,
    changedHoursAgo: 0.05,
    ...contents(
      [
        ['PN-3002', '30', 'Navy', 6],
        ['PN-3002', '32', 'Navy', 12],
        ['PN-3002', '34', 'Navy', 6],
        ['PN-3002', '32', 'Black', 6],
        ['EL-1902', '38', 'Red', 2],
        ['EL-1902', '40', 'Red', 4],
        ['EL-1902', '42', 'Red', 2],
        ['CN-5202', null, 'Yellow', 6],
      ],
      [['BL-1805', 'Blue', 5]],
    ),
  },
  {
    shop: shopOf('alarz'),
    by: 1,
    changedHoursAgo: 0.4,
    ...contents([
      ['PN-3023', '38', 'White', 12],
      ['PN-3023', '40', 'White', 12],
    ]),
  },
  {
    shop: shopOf('lalemoda'),
    by: 0,
    changedHoursAgo: 1.5,
    note: 'Konuştuğumuz gibi hazırladım. Hırkanın grisi kalmadı, kırmızısını koydum.',
    ...contents([
      ['PN-3002', '30', 'Navy', 6],
      ['PN-3002', '31', 'Navy', 6],
      ['PN-3002', '32', 'Navy', 12],
      ['PN-3002', '33', 'Navy', 6],
      ['PN-3002', '32', 'Black', 6],
      ['PN-3002', '34', 'Black', 6],
      ['HR-1602', 'S', 'Red', 6],
      ['HR-1602', 'M', 'Red', 12],
      ['HR-1602', 'L', 'Red', 6],
      ['TS-1042', 'S', 'Black', 4],
      ['TS-1042', 'M', 'Black', 8],
      ['TS-1042', 'L', 'Black', 8],
    ]),
  },
  {
    shop: shopOf('lalemoda'),
    by: 1,
    changedHoursAgo: 22,
    ...contents([
      ['KB-2505', '38', 'Beige', 6],
      ['KB-2505', '40', 'Beige', 12],
    ]),
  },
  {
    shop: shopOf('atlas'),
    by: null,
    changedHoursAgo: 240,
    ...contents(
      [
        ['EL-1902', '38', 'Red', 24],
        ['EL-1902', '40', 'Red', 24],
        ['KZ-1508', 'M', 'Blue', 48],
      ],
      [],
    ),
  },
  {
    shop: shopOf('lalemoda'),
    by: null,
    changedHoursAgo: 450,
    ...contents([['BT-4314', '38', 'White', 2]], [['ET-2102', 'Burgundy', 4]]),
  },
];
