import { createHash } from 'node:crypto';
import type { orderByDraftLink, readDraftLink } from '@toptan/contract/draft-links';
import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { linkInvalid } from '../../auth/commands.ts';
import { lockBasket } from '../../basket/basket.ts';
import { readSettings } from '../../current-settings.ts';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { write } from '../../events/record.ts';
import type { OrderMail } from '../../orders/order-mail.ts';
import { placeFromBasket } from '../../orders/placing/commands.ts';
import { orNotFound, Refusal } from '../../refusal.ts';
import { ownViewerOf } from '../../viewer.ts';
import { findLinked, findOrdered, type Linked, readPrepared } from './queries.ts';

/** The draft of a link. @throws Refusal `link_invalid` */
async function linkedBy(db: Queryable, token: string): Promise<Linked> {
  const linked = await findLinked(db, token);
  if (!linked) throw linkInvalid();
  return linked;
}

/**
 * Reads the prepared order of a link.
 * @throws Refusal `link_invalid`
 */
export async function readLink(
  db: Database,
  { token, seen: before }: BodyOf<typeof readDraftLink>,
): Promise<AnswerOf<typeof readDraftLink>> {
  const prepared = await readPrepared(db, await linkedBy(db, token));
  const seen = createHash('sha256').update(JSON.stringify(prepared)).digest('base64url');
  return { seen, prepared: seen === before ? null : prepared };
}

/** Locks the draft of a link, which is still good then. @throws Refusal `link_invalid` */
async function lockLinked(tx: Transaction, token: string): Promise<Linked> {
  const { id, customerId } = await linkedBy(tx, token);
  await lockBasket(tx, { id, customerId, kind: 'staff' });
  return linkedBy(tx, token);
}

/**
 * Orders the draft of a link, once: later calls find the order.
 * @param mail the means of confirming the order to the shop; null: no email is sent
 * @throws Refusal `link_invalid`, 403 while it is not offered, and those of an order
 */
export function orderByLink(
  db: Database,
  actor: Actor,
  { token, ...wanted }: BodyOf<typeof orderByDraftLink>,
  mail: OrderMail | null,
): Promise<AnswerOf<typeof orderByDraftLink>> {
  return write(db, async tx => {
    const { id: draftId, customerId, orderId, offeredAt } = await lockLinked(tx, token);
    if (orderId !== null) return orNotFound(await findOrdered(tx, orderId));
    if (offeredAt === null) throw new Refusal('forbidden', 'The order is not offered yet');
    const settings = await readSettings(tx);
    const { orderNumber, total, createdAt } = await placeFromBasket(tx, actor, {
      userId: null,
      viewer: ownViewerOf({ role: 'shop', customerId, settings }),
      basket: { id: draftId, customerId, kind: 'offered' },
      wanted: { customerId, draftId, ...wanted },
      call: null,
      mail,
    });
    return { orderNumber, total, placedAt: createdAt };
  });
}
