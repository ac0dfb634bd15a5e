import { products } from './catalogue/products.ts';
import type { DemoLine, DemoPacks } from './types.ts';

const wishes: [sku: string, size: DemoLine['size'], color: DemoLine['color'], quantity: number][] = [
  ['MN-2605', 'S', 'Black', 6],
  ['MN-2605', 'M', 'Black', 12],
  ['MN-2605', 'L', 'Black', 6],
  ['MN-2605', 'M', 'Yellow', 6],
  ['KZ-1508', 'M', 'Blue', 12],
  ['KZ-1508', 'L', 'Blue', 12],
  ['CN-5202', null, 'Yellow', 6],
];

const indexOf = (sku: string) => products.findIndex(product => product.sku === sku);

/** The basket of the first shop (`atlas`), in the order in which its lines were added; packs last. */
export const basket: { lines: readonly DemoLine[]; packs: readonly DemoPacks[] } = {
  lines: wishes.map(([sku, size, color, quantity]) => ({ product: indexOf(sku), size, color, quantity })),
  packs: [{ product: indexOf('ET-2102'), pack: 0, color: 'Black', packs: 2 }],
};
