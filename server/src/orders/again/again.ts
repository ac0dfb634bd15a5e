import type { AnswerOf } from '@toptan/contract/endpoint';
import type { getOrderAgain } from '@toptan/contract/order-again';
import { basketExists, basketOf } from '../../basket/basket.ts';
import type { Queryable } from '../../db/client.ts';
import type { Asking } from '../../pricing/quote.ts';
import type { OwnViewer } from '../../viewer.ts';
import { findOrder } from '../queries.ts';
import { differenceOf } from './difference.ts';
import { readPresent, readSimilar } from './queries.ts';

/**
 * An order as it could be placed again.
 * @param draftId the draft of its shop that the goods are meant for; undefined for the shop's own basket
 * @returns undefined where the order or the draft is missing or out of reach
 */
export async function orderAgain(
  db: Queryable,
  viewer: OwnViewer,
  asking: Asking,
  id: string,
  draftId?: string,
): Promise<AnswerOf<typeof getOrderAgain> | undefined> {
  const order = await findOrder(db, viewer, id);
  if (order === undefined) return undefined;
  const { customerId, orderItems, packs } = order;
  if (draftId !== undefined && !(await basketExists(db, viewer, basketOf(viewer, { customerId, draftId }))))
    return undefined;
  const present = await readPresent(db, {
    customerId,
    productIds: [...new Set(orderItems.map(({ productId }) => productId))],
    packIds: packs.map(({ packId }) => packId),
  });
  const difference = differenceOf(order, present, asking);
  const similar = await readSimilar(db, difference.gone);
  return {
    ...difference,
    gone: difference.gone.map(goods => {
      const near = similar.get(goods.productId);
      return near && goods.gone === 'unavailable' ? { ...goods, similar: near } : goods;
    }),
  };
}
