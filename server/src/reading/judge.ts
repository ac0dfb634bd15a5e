import type { LineProblem } from '@toptan/contract/basket';
import type { ReadRow } from '@toptan/contract/reading';
import type { Queryable } from '../db/client.ts';
import { reorderLines } from '../orders/again/difference.ts';
import { readPresent } from '../orders/again/queries.ts';
import { quoteOf } from '../pricing/quote.ts';
import type { ShopViewer } from '../viewer.ts';

/**
 * Finds the rules that an order of these rows alone would break, and what stock does not cover.
 * @returns the problems of each row, each once; nothing for a row without any
 */
export async function problemsOf(
  db: Queryable,
  shop: ShopViewer,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<ReadRow, LineProblem[]>> {
  if (rows.length === 0) return new Map();
  const packIds = rows.flatMap(({ packId }) => packId ?? []);
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  const present = await readPresent(db, { customerId: shop.customerId, productIds, packIds });
  const lines = rows.flatMap(({ productId, packId, size, color, quantity }, at) => {
    const article = present.articles.get(productId);
    const pack = packId === null ? null : present.packsNow.get(packId);
    return article && pack !== undefined
      ? reorderLines(String(at), { article, pack, size, color, quantity })
      : [];
  });
  const found = new Map<ReadRow, LineProblem[]>();
  for (const { goods, problems } of quoteOf(lines, present, shop).lines) {
    const row = rows[Number(goods)];
    if (!row || problems.length === 0) continue;
    const known = found.get(row) ?? [];
    const isNew = (problem: LineProblem) =>
      known.every(each => JSON.stringify(each) !== JSON.stringify(problem));
    found.set(row, [...known, ...problems.filter(isNew)]);
  }
  return found;
}
