import { priced } from '@toptan/contract/amounts';
import { products } from './catalogue/products.ts';
import type { DemoLine, DemoPack, DemoPacks, DemoProduct } from './types.ts';

/** The product that a line or packs name. */
export function productOf({ product: index }: { product: number }): DemoProduct {
  const product = products[index];
  if (!product) throw new Error(`No product has the index ${index}`);
  return product;
}

/** A line at the price of its product. */
export const pricedLine = <Line extends DemoLine>(line: Line) =>
  priced({ ...line, unitPrice: productOf(line).price });

/** The pack that packs are of. */
export function packOf(packs: DemoPacks): DemoPack {
  const { packs: offered, sku } = productOf(packs);
  const pack = offered[packs.pack];
  if (!pack) throw new Error(`${sku} has no pack ${packs.pack}`);
  return pack;
}

/** Pieces of one pack. */
export const piecesOf = ({ lines }: DemoPack): number => lines.reduce((sum, { ratio }) => sum + ratio, 0);

/** The lines that packs come to. */
export const linesOfPacks = (packs: DemoPacks): DemoLine[] =>
  packOf(packs).lines.map(({ size, color, ratio }) => ({
    product: packs.product,
    size,
    color: color ?? packs.color,
    quantity: ratio * packs.packs,
  }));

/** All lines of an order or a basket, single pieces and packs. */
export const allLines = (wanted: { lines: readonly DemoLine[]; packs: readonly DemoPacks[] }): DemoLine[] => [
  ...wanted.lines,
  ...wanted.packs.flatMap(linesOfPacks),
];
