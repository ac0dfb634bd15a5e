import type { ProductCategory, ProductGender } from '@toptan/contract/catalog/filters';

/** The way that a shop of the demo orders. */
export interface OrderPattern {
  /** User name of the shop. */
  shop: string;
  /** Orders in an average month. */
  ordersPerMonth: number;
  /** The weight of each category against the others. */
  weights: Partial<Record<ProductCategory, number>>;
  /** Genders of the shop's goods; UNISEX fits everywhere. */
  genders: ProductGender[];
  /** Pieces per line, the likelier more often. */
  quantities: number[];
  /** Products in one order: fewest and most. */
  products: [number, number];
  /** Weekdays (0 is Sunday) on which the shop is closed, or nearly. */
  closedOn: number[];
  /** Days that a delivery takes: least and most. */
  deliveryDays: [number, number];
  /** Days before `today` since when it does not order any more. */
  inactiveFor?: number;
  /** Days before `today` on which an order is certain. */
  certainOn?: number[];
}

const all: ProductGender[] = ['WOMEN', 'MEN', 'UNISEX'];
const women: ProductGender[] = ['WOMEN', 'UNISEX'];
const men: ProductGender[] = ['MEN', 'UNISEX'];
const sunday = [0];
const friday = [5];

/** The patterns of the shops, which have one line of business each. */
export const orderPatterns: OrderPattern[] = [
  {
    shop: 'atlas',
    ordersPerMonth: 4.6,
    weights: { CLOTHING: 7, BAGS: 2, ACCESSORIES: 2, JEWELRY: 1, SHOES: 1 },
    genders: women,
    quantities: [6, 6, 12, 12, 24],
    products: [2, 5],
    closedOn: sunday,
    deliveryDays: [2, 5],
    certainOn: [1, 3, 7, 13, 19],
  },
  {
    shop: 'lalemoda',
    ordersPerMonth: 3.4,
    weights: { CLOTHING: 8, ACCESSORIES: 2, JEWELRY: 1 },
    genders: women,
    quantities: [6, 12, 12],
    products: [2, 4],
    closedOn: sunday,
    deliveryDays: [1, 3],
  },
  {
    shop: 'antepvitrin',
    ordersPerMonth: 3.1,
    weights: { CLOTHING: 5, SHOES: 3, ACCESSORIES: 1, OTHER: 1 },
    genders: men,
    quantities: [12, 12, 24, 36],
    products: [2, 4],
    closedOn: sunday,
    deliveryDays: [2, 4],
  },
  {
    shop: 'akdeniz',
    ordersPerMonth: 2.3,
    weights: { SHOES: 5, CLOTHING: 4, BAGS: 1 },
    genders: all,
    quantities: [6, 12, 12, 24],
    products: [2, 4],
    closedOn: sunday,
    deliveryDays: [2, 4],
  },
  {
    shop: 'selcuk',
    ordersPerMonth: 1.9,
    weights: { CLOTHING: 6, ACCESSORIES: 2, OTHER: 2 },
    genders: all,
    quantities: [12, 24, 24],
    products: [2, 3],
    closedOn: sunday,
    deliveryDays: [2, 3],
  },
  {
    shop: 'alarz',
    ordersPerMonth: 2.2,
    weights: { CLOTHING: 6, BAGS: 3, SHOES: 2, JEWELRY: 2 },
    genders: women,
    quantities: [6, 6, 12],
    products: [2, 5],
    closedOn: sunday,
    deliveryDays: [6, 11],
  },
  {
    shop: 'ammanfashion',
    ordersPerMonth: 2.7,
    weights: { CLOTHING: 7, ACCESSORIES: 2, BAGS: 1 },
    genders: all,
    quantities: [12, 12, 24],
    products: [2, 4],
    closedOn: friday,
    deliveryDays: [5, 10],
  },
  {
    shop: 'daralanaqa',
    ordersPerMonth: 4.1,
    weights: { CLOTHING: 4, WATCHES: 3, JEWELRY: 3, BAGS: 3, SHOES: 1 },
    genders: all,
    quantities: [12, 24, 24, 48],
    products: [3, 6],
    closedOn: friday,
    deliveryDays: [7, 13],
  },
  {
    shop: 'wahat',
    ordersPerMonth: 3,
    weights: { CLOTHING: 5, BAGS: 2, JEWELRY: 2, ACCESSORIES: 2 },
    genders: women,
    quantities: [12, 24, 24],
    products: [2, 5],
    closedOn: friday,
    deliveryDays: [7, 12],
  },
  {
    shop: 'rafidain',
    ordersPerMonth: 2,
    weights: { CLOTHING: 6, SHOES: 3, OTHER: 1 },
    genders: men,
    quantities: [24, 24, 48],
    products: [2, 4],
    closedOn: friday,
    deliveryDays: [8, 14],
  },
  {
    shop: 'nilestyle',
    ordersPerMonth: 2.4,
    weights: { CLOTHING: 7, ACCESSORIES: 1, OTHER: 1 },
    genders: all,
    quantities: [24, 24, 36, 48],
    products: [2, 4],
    closedOn: friday,
    deliveryDays: [6, 12],
  },
  {
    shop: 'luluat',
    ordersPerMonth: 2.2,
    weights: { WATCHES: 4, JEWELRY: 4, BAGS: 3, ACCESSORIES: 2, CLOTHING: 1 },
    genders: all,
    quantities: [6, 6, 12],
    products: [2, 5],
    closedOn: friday,
    deliveryDays: [7, 12],
  },
  {
    shop: 'ipekyolu',
    ordersPerMonth: 3.2,
    weights: { CLOTHING: 7, SHOES: 1, ACCESSORIES: 1 },
    genders: women,
    quantities: [6, 6, 12],
    products: [2, 3],
    closedOn: sunday,
    deliveryDays: [1, 2],
  },
  {
    shop: 'karadeniz',
    ordersPerMonth: 1.7,
    weights: { CLOTHING: 6, SHOES: 1, OTHER: 1 },
    genders: all,
    quantities: [6, 12],
    products: [1, 3],
    closedOn: sunday,
    deliveryDays: [3, 5],
    inactiveFor: 118,
  },
];
