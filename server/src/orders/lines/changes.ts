import type { OrderLineChange } from '@toptan/contract/order-changes';
import type { Article } from '../../catalog/product.ts';
import { isChanged, type Judged } from './judge.ts';
import type { PlannedLine } from './plan.ts';

/** What a change has changed, row by row. */
export function changesOf({ planned, packs }: Judged, articles: ReadonlyMap<string, Article>) {
  const namedOf = ({ productId, stored }: PlannedLine) => {
    const sibling = stored ?? planned.find(each => each.productId === productId && each.stored)?.stored;
    if (sibling) {
      const { productName, translations, sku, unitPrice } = sibling;
      return { productId, productName, translations, sku, unitPrice, isNew: false };
    }
    const article = articles.get(productId);
    if (!article) throw new Error('A new line without its product');
    const { name: productName, translations, sku, price: unitPrice } = article;
    return { productId, productName, translations, sku, unitPrice, isNew: true };
  };
  const changes: (OrderLineChange & { at: number })[] = [];
  for (const line of planned.filter(isChanged)) {
    const { size, color, from, quantity: to, orderPackId } = line;
    if (orderPackId === null)
      changes.push({ at: line.at ?? 0, ...namedOf(line), size, color, pack: null, from, to });
  }
  for (const { id, packs: to, from, at, color, packId, name, unit, mixed, pieces } of packs) {
    const line = planned.find(({ orderPackId }) => orderPackId === id);
    if (!line || from === to) continue;
    const pack = { packId, name, unit, mixed, pieces };
    changes.push({ at: at ?? 0, ...namedOf(line), size: null, color, pack, from, to });
  }
  const inOrder = changes.toSorted((one, other) => one.at - other.at);
  return inOrder.map(({ at: _, ...change }) => change);
}
