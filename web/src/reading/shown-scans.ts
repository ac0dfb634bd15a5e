import type { Product } from '@toptan/contract/catalog/products';
import type { ReadRow } from '@toptan/contract/reading';
import { goodsAmount } from '../session/amounts.ts';
import type { Goods, Scan } from './list-store.ts';

/** A scan whose goods are added by the button. */
export type ReadyScan = Scan & { product: Product; goods: readonly ReadRow[] };

/** The product that a scan stands for, or that a person has said of it. */
export const productIdOf = ({ found, goods }: Scan): string | null =>
  goods?.[0]?.productId ?? (found?.state === 'ok' ? found.productId : null);

/** The goods of a scan; none where its code says a product as a whole, which has sizes or colors. */
function goodsOf({ found, goods, count }: Scan, product: Product): readonly Goods[] {
  if (goods) return goods;
  if (found?.state !== 'ok') return [];
  const { packId, size, color } = found;
  const isWhole = packId === null && size === null && color === null;
  if (isWhole && product.sizes.length + product.colors.length > 0) return [];
  return [{ productId: product.id, packId, size, color, quantity: count }];
}

/** The scans that can be added, and those that are questions; the others wait for an answer. */
export function sortScans(scans: readonly Scan[], products: ReadonlyMap<string, Product>) {
  const ready: ReadyScan[] = [];
  const asked: Scan[] = [];
  for (const scan of scans) {
    const product = products.get(productIdOf(scan) ?? '');
    const goods = product ? goodsOf(scan, product) : [];
    if (product && goods.length > 0)
      ready.push({ ...scan, product, goods: goods.map(each => withPrice(each, product)) });
    else if (scan.found && (product || productIdOf(scan) === null)) asked.push(scan);
  }
  return { ready, asked };
}

function withPrice(goods: Goods, product: Product): ReadRow {
  const pack = product.packs.find(({ id }) => id === goods.packId);
  const pieces = goods.quantity * (pack?.pieces ?? 1);
  return { ...goods, pieces, unitPrice: product.price, totalPrice: goodsAmount(product.price, pieces) };
}
