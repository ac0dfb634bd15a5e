import { products } from './catalogue/products.ts';
import { shops } from './shops.ts';

export interface DemoGroup {
  name: string;
  /** User names of the shops in it. */
  shops: string[];
  /** The least amount of an order, without the fee. */
  minLira: string;
  firstOrderMinLira?: string;
  minPieces?: number;
}

/** Customers for whom the same order minimum holds. Every shop of the demo belongs to one of them. */
export const groups: readonly DemoGroup[] = [
  {
    name: 'Butikler',
    shops: ['atlas', 'lalemoda', 'ipekyolu', 'karadeniz'],
    minLira: '5000.00',
    firstOrderMinLira: '10000.00',
  },
  {
    name: 'Zincir mağazalar',
    shops: ['antepvitrin', 'akdeniz', 'selcuk'],
    minLira: '15000.00',
  },
  {
    name: 'İhracat',
    shops: ['alarz', 'ammanfashion', 'daralanaqa', 'wahat', 'rafidain', 'nilestyle', 'luluat'],
    minLira: '25000.00',
    minPieces: 60,
  },
];

/** The group of a shop. */
export function groupOf(shop: number): DemoGroup {
  const userName = shops[shop]?.userName ?? '';
  const group = groups.find(each => each.shops.includes(userName));
  if (!group) throw new Error(`No group has the shop ${userName}`);
  return group;
}

export interface DemoQuantityRule {
  /** Index in `products`. */
  product: number;
  grain: 'cell' | 'color';
  min: number | null;
  multiple: number | null;
}

const rules: [grain: DemoQuantityRule['grain'], limits: { min?: number; multiple?: number }, skus: string][] =
  [
    ['cell', { multiple: 6 }, 'TS-1043 TS-1081 GM-1702 CR-9308 BK-8402 KP-8102 HK-9011'],
    ['color', { min: 12 }, 'TS-1051 HD-1411 KZ-1505 EL-1914 PN-3005 PN-3020'],
    ['color', { min: 12, multiple: 6 }, 'TS-1066 GM-1723 EL-1923'],
  ];

/** Rules that hold for everyone, each for one product. */
export const quantityRules: readonly DemoQuantityRule[] = rules.flatMap(([grain, limits, skus]) =>
  skus.split(' ').map(sku => ({
    product: products.findIndex(product => product.sku === sku),
    grain,
    min: limits.min ?? null,
    multiple: limits.multiple ?? null,
  })),
);
