import { products } from './catalogue/products.ts';
import type { DemoLine } from './types.ts';

const wishes: [sku: string, size: DemoLine['size'], color: DemoLine['color'], quantity: number][] = [
  ['MN-2605', '28', 'Black', 6],
  ['MN-2605', '30', 'Black', 12],
  ['MN-2605', '32', 'Black', 6],
  ['MN-2605', '30', 'Yellow', 6],
  ['KZ-1508', '28', 'Blue', 12],
  ['KZ-1508', '30', 'Blue', 12],
  ['CN-5202', null, 'Yellow', 6],
];

/** What lies in the basket of the first shop (`atlas`), in the order in which it was put there. */
export const basket: readonly DemoLine[] = wishes.map(([sku, size, color, quantity]) => ({
  product: products.findIndex(product => product.sku === sku),
  size,
  color,
  quantity,
}));
