import type { ProductCategory, ProductGender } from '@toptan/contract/catalog/products';

export interface Habits {
  /** User name of the shop. */
  shop: string;
  /** Orders in an average month. */
  monthly: number;
  /** How likely a category is, against the others. */
  likes: Partial<Record<ProductCategory, number>>;
  /** Genders whose goods the shop sells; UNISEX fits everywhere. */
  sells: ProductGender[];
  /** Pieces per line, the likelier more often. */
  packs: number[];
  /** Products in one order: fewest and most. */
  products: [number, number];
  /** Weekdays (0 is Sunday) on which the shop is closed, or nearly. */
  closed: number[];
  /** Days that a delivery is on the road: least and most. */
  road: [number, number];
  /** Days before `today` since when nothing comes any more. */
  silentFor?: number;
  /** Days before `today` on which an order is certain. */
  surely?: number[];
}

const everything: ProductGender[] = ['WOMEN', 'MEN', 'UNISEX'];
const turkishWeek = [0];
const gulfWeek = [5];

/** What the shops of the demo are used to, one line of business each. */
export const habits: Habits[] = [
  {
    shop: 'atlas',
    monthly: 4.6,
    likes: { CLOTHING: 7, BAGS: 2, ACCESSORIES: 2, JEWELRY: 1, SHOES: 1 },
    sells: ['WOMEN', 'UNISEX'],
    packs: [6, 6, 12, 12, 24],
    products: [2, 5],
    closed: turkishWeek,
    road: [2, 5],
    surely: [1, 3, 7, 13, 19],
  },
  {
    shop: 'lalemoda',
    monthly: 3.4,
    likes: { CLOTHING: 8, ACCESSORIES: 2, JEWELRY: 1 },
    sells: ['WOMEN', 'UNISEX'],
    packs: [6, 12, 12],
    products: [2, 4],
    closed: turkishWeek,
    road: [1, 3],
  },
  {
    shop: 'antepvitrin',
    monthly: 3.1,
    likes: { CLOTHING: 5, SHOES: 3, ACCESSORIES: 1, OTHER: 1 },
    sells: ['MEN', 'UNISEX'],
    packs: [12, 12, 24, 36],
    products: [2, 4],
    closed: turkishWeek,
    road: [2, 4],
  },
  {
    shop: 'akdeniz',
    monthly: 2.3,
    likes: { SHOES: 5, CLOTHING: 4, BAGS: 1 },
    sells: everything,
    packs: [6, 12, 12, 24],
    products: [2, 4],
    closed: turkishWeek,
    road: [2, 4],
  },
  {
    shop: 'selcuk',
    monthly: 1.9,
    likes: { CLOTHING: 6, ACCESSORIES: 2, OTHER: 2 },
    sells: everything,
    packs: [12, 24, 24],
    products: [2, 3],
    closed: turkishWeek,
    road: [2, 3],
  },
  {
    shop: 'alarz',
    monthly: 2.2,
    likes: { CLOTHING: 6, BAGS: 3, SHOES: 2, JEWELRY: 2 },
    sells: ['WOMEN', 'UNISEX'],
    packs: [6, 6, 12],
    products: [2, 5],
    closed: turkishWeek,
    road: [6, 11],
  },
  {
    shop: 'ammanfashion',
    monthly: 2.7,
    likes: { CLOTHING: 7, ACCESSORIES: 2, BAGS: 1 },
    sells: everything,
    packs: [12, 12, 24],
    products: [2, 4],
    closed: gulfWeek,
    road: [5, 10],
  },
  {
    shop: 'daralanaqa',
    monthly: 4.1,
    likes: { CLOTHING: 4, WATCHES: 3, JEWELRY: 3, BAGS: 3, SHOES: 1 },
    sells: everything,
    packs: [12, 24, 24, 48],
    products: [3, 6],
    closed: gulfWeek,
    road: [7, 13],
  },
  {
    shop: 'wahat',
    monthly: 3,
    likes: { CLOTHING: 5, BAGS: 2, JEWELRY: 2, ACCESSORIES: 2 },
    sells: ['WOMEN', 'UNISEX'],
    packs: [12, 24, 24],
    products: [2, 5],
    closed: gulfWeek,
    road: [7, 12],
  },
  {
    shop: 'rafidain',
    monthly: 2,
    likes: { CLOTHING: 6, SHOES: 3, OTHER: 1 },
    sells: ['MEN', 'UNISEX'],
    packs: [24, 24, 48],
    products: [2, 4],
    closed: gulfWeek,
    road: [8, 14],
  },
  {
    shop: 'nilestyle',
    monthly: 2.4,
    likes: { CLOTHING: 7, ACCESSORIES: 1, OTHER: 1 },
    sells: everything,
    packs: [24, 24, 36, 48],
    products: [2, 4],
    closed: gulfWeek,
    road: [6, 12],
  },
  {
    shop: 'luluat',
    monthly: 2.2,
    likes: { WATCHES: 4, JEWELRY: 4, BAGS: 3, ACCESSORIES: 2, CLOTHING: 1 },
    sells: everything,
    packs: [6, 6, 12],
    products: [2, 5],
    closed: gulfWeek,
    road: [7, 12],
  },
  {
    shop: 'ipekyolu',
    monthly: 3.2,
    likes: { CLOTHING: 7, SHOES: 1, ACCESSORIES: 1 },
    sells: ['WOMEN', 'UNISEX'],
    packs: [6, 6, 12],
    products: [2, 3],
    closed: turkishWeek,
    road: [1, 2],
  },
  {
    shop: 'karadeniz',
    monthly: 1.7,
    likes: { CLOTHING: 6, SHOES: 1, OTHER: 1 },
    sells: everything,
    packs: [6, 12],
    products: [1, 3],
    closed: turkishWeek,
    road: [3, 5],
    silentFor: 118,
  },
];
