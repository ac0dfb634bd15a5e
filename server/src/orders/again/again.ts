import type { AnswerOf } from '@toptan/contract/endpoint';
import type { getOrderAgain } from '@toptan/contract/order-again';
import { basketExists, basketOf } from '../../basket/basket.ts';
import type { CallSettings } from '../../current-settings.ts';
import type { Queryable } from '../../db/client.ts';
import { type OwnViewer, ownViewerOf } from '../../viewer.ts';
import { findOrder } from '../queries.ts';
import { differenceOf } from './difference.ts';
import { readPresent, readSimilar } from './queries.ts';

/**
 * An order as it could be placed again.
 * @param draft the draft of its shop that the goods are meant for, which shows stock as the shop sees it; undefined for the
 * viewer's own basket
 * @returns undefined where the order or the draft is missing or out of reach
 */
export async function orderAgain(
  db: Queryable,
  viewer: OwnViewer,
  id: string,
  draft?: { id: string; settings: CallSettings },
): Promise<AnswerOf<typeof getOrderAgain> | undefined> {
  const order = await findOrder(db, viewer, id);
  if (order === undefined) return undefined;
  const { customerId, orderItems, packs } = order;
  if (draft && !(await basketExists(db, viewer, basketOf(viewer, { customerId, draftId: draft.id }))))
    return undefined;
  const present = await readPresent(db, {
    customerId,
    productIds: [...new Set(orderItems.map(({ productId }) => productId))],
    packIds: packs.map(({ packId }) => packId),
  });
  const buyer = draft ? ownViewerOf({ role: 'shop', customerId, settings: draft.settings }) : viewer;
  const difference = differenceOf(order, present, buyer);
  const similar = await readSimilar(db, difference.gone);
  return {
    ...difference,
    gone: difference.gone.map(goods => {
      const near = similar.get(goods.productId);
      return near && goods.gone === 'unavailable' ? { ...goods, similar: near } : goods;
    }),
  };
}
