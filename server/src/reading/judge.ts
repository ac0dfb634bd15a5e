import type { LineProblem } from '@toptan/contract/basket';
import { groupBy } from '@toptan/contract/group-by';
import type { ReadRow } from '@toptan/contract/reading';
import type { Queryable } from '../db/client.ts';
import { reorderLines } from '../orders/again/difference.ts';
import { readPresent } from '../orders/again/queries.ts';
import { quoteOf } from '../pricing/quote.ts';
import type { ShopViewer } from '../viewer.ts';

type Judged = { quantity: number; problems: readonly LineProblem[] };

/** The shortage of packs, in whole packs, of the shortages of their sizes. */
function packsShort(quantity: number, lines: readonly Judged[]): LineProblem[] {
  const short = lines.flatMap(line =>
    line.problems
      .filter(({ code }) => code === 'stock_short')
      .map(problem => ({ ...problem, whole: Math.floor((problem.limit * quantity) / line.quantity) })),
  );
  const [scarcest] = short.toSorted((a, b) => a.whole - b.whole);
  if (!scarcest) return [];
  const { whole: limit, ...problem } = scarcest;
  // The shop may not know how many are left.
  if (problem.below === null && problem.limit > 0) return [problem];
  return [{ ...problem, limit, pieces: quantity, below: limit > 0 ? limit : null }];
}

/**
 * Finds the rules that orders would break, each of them alone, and what stock does not cover.
 * @returns the problems of each row, each once; nothing for a row without any
 */
export async function problemsOf(
  db: Queryable,
  shop: ShopViewer,
  orders: readonly (readonly ReadRow[])[],
): Promise<ReadonlyMap<ReadRow, LineProblem[]>> {
  const all = orders.flat();
  const found = new Map<ReadRow, LineProblem[]>();
  if (all.length === 0) return found;
  const packIds = all.flatMap(({ packId }) => packId ?? []);
  const productIds = [...new Set(all.map(({ productId }) => productId))];
  const present = await readPresent(db, { customerId: shop.customerId, productIds, packIds });
  const poolsOf = groupBy(present.pools, ({ productId }) => productId);
  for (const rows of orders) {
    const lines = rows.flatMap(({ productId, packId, size, color, quantity }, at) => {
      const article = present.articles.get(productId);
      const pack = packId === null ? null : present.packsNow.get(packId);
      return article && pack !== undefined
        ? reorderLines(String(at), { article, pack, size, color, quantity })
        : [];
    });
    const pools = [...new Set(rows.map(({ productId }) => productId))].flatMap(id => poolsOf.get(id) ?? []);
    const judged = quoteOf(lines, { ...present, pools }, shop).lines;
    for (const [at, own] of groupBy(judged, ({ goods }) => Number(goods))) {
      const row = rows[at];
      if (!row) continue;
      const problems = own.flatMap(line => line.problems);
      const shown =
        row.packId === null
          ? problems
          : [...problems.filter(({ code }) => code !== 'stock_short'), ...packsShort(row.quantity, own)];
      const each = new Map(shown.map(problem => [JSON.stringify(problem), problem]));
      if (each.size > 0) found.set(row, [...each.values()]);
    }
  }
  return found;
}
