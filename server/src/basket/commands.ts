import type { BasketItem, setBasketQuantity } from '@toptan/contract/basket';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { StockView } from '@toptan/contract/portal';
import { looseRefusal } from '../catalog/packs/loose.ts';
import { soldPacks } from '../catalog/packs/queries.ts';
import { type Article, holdArticles } from '../catalog/product.ts';
import type { StockWish } from '../catalog/stock/allocation.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { notify } from '../events/notify.ts';
import type { Asking } from '../pricing/quote.ts';
import { wishOf } from '../pricing/repairs.ts';
import { fieldRefusal, orNotFound, type Refusal } from '../refusal.ts';
import type { OwnViewer } from '../viewer.ts';
import { packOfLine, removePackOfLine } from './held-packs.ts';
import { removeLine, setQuantity } from './lines.ts';
import { readLinesOf } from './queries.ts';

const lineOf = (lines: readonly BasketItem[], id: string): BasketItem =>
  orNotFound(lines.find(item => item.id === id));

/** Baskets change all the time: open screens get a notice, and no event is stored. */
export const notifyBasket = (db: Database, customerId: string) =>
  notify(db, [{ topic: 'basket', customerId }]);

/** @throws Refusal `sold_in_packs` for single pieces of a product in packs, unless they are the rest of its stock */
async function checkLoose(
  tx: Transaction,
  article: Article,
  wish: StockWish,
  view: StockView,
): Promise<void> {
  if (article.sells !== 'packs') return;
  const [packs, pools] = await pipelined([soldPacks(tx, [article.id]), poolsOf(tx, [article.id])]);
  const refusal = looseRefusal(article, wish, packs, { pools, view });
  if (refusal) throw refusal;
}

/** Pieces of a pack are changed with their pack alone. */
function packRefusal(basketPackId: string): Refusal {
  const message = `The line is part of a pack: set its packs by PUT /api/basket/packs/${basketPackId}`;
  return fieldRefusal('pack_line', 'quantity', 'invalid', message);
}

/**
 * Sets the pieces of a basket line.
 * @throws Refusal 404 when it is not within reach, `pack_line`, `sold_in_packs`
 */
export async function setLineQuantity(
  db: Database,
  viewer: OwnViewer,
  id: string,
  { quantity }: BodyOf<typeof setBasketQuantity>,
  asking: Asking,
): Promise<BasketItem> {
  const { customerId, line } = await db.transaction(async tx => {
    const changed = await setQuantity(tx, viewer, id, quantity);
    if (!changed) throw packRefusal(orNotFound(await packOfLine(tx, viewer, id)));
    const lines = await readLinesOf(tx, changed.customerId, changed.productId, asking);
    const line = lineOf(lines, id);
    if (!line.product.isAvailable) {
      const article = (await holdArticles(tx, [changed.productId])).get(changed.productId);
      if (article) await checkLoose(tx, article, wishOf(line), asking.stockView);
    }
    return { customerId: changed.customerId, line };
  });
  notifyBasket(db, customerId);
  return line;
}

/** Removes a basket line, and the whole pack that it is part of; 404 when it is not within reach. */
export async function removeFromCustomerBasket(
  db: Database,
  viewer: OwnViewer,
  id: string,
): Promise<{ customerId: string }> {
  const removed =
    (await removeLine(db, viewer, id)) ??
    orNotFound(await db.transaction(tx => removePackOfLine(tx, viewer, id)));
  notifyBasket(db, removed.customerId);
  return removed;
}
