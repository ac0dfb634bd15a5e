import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { toKurus } from '@toptan/contract/money';
import type { joinOrders as joinCall, previewJoin as previewCall } from '@toptan/contract/order-joining';
import type { Order } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import type { CallSettings } from '../../current-settings.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { type RepeatableCall, storeAnswer } from '../../idempotency.ts';
import { fieldRefusal, orNotFound } from '../../refusal.ts';
import type { OwnViewer } from '../../viewer.ts';
import { aboutOrder, basketHint } from '../about.ts';
import { earlierOrder } from '../earlier.ts';
import { findHead, lockOrder } from '../head.ts';
import { readJoinable } from '../joins.ts';
import { tellOfChange } from '../lines/changed-email.ts';
import { readContent, writeContent } from '../lines/queries.ts';
import { refuseShop } from '../may.ts';
import type { OrderMail } from '../order-mail.ts';
import { otherSum, otherVersion } from '../outdated.ts';
import { findOrder } from '../queries.ts';
import { closeRequest } from '../requests/queries.ts';
import { writeFields, writeStatus } from '../statuses/queries.ts';
import { keepFirstVersion, keepVersion } from '../versions.ts';
import { planJoin, refusalOfJoin, type Side } from './plan.ts';

/** Who joins orders, or asks what it would do. */
type JoinContext = { viewer: OwnViewer; settings: Pick<CallSettings, 'shopChanges'> };

/**
 * Reads two orders by their ids, the older one first. Ids grow with time.
 * @param head locks an order where it is to be changed
 * @throws Refusal 404 when one is missing or out of reach, 400 for an order and itself
 */
async function readSides(
  tx: Transaction,
  viewer: OwnViewer,
  ids: readonly [string, string],
  head: typeof lockOrder,
): Promise<[Side, Side]> {
  const sides: Side[] = [];
  for (const id of ids.toSorted()) {
    const order = orNotFound(await head(tx, viewer, id));
    sides.push({ ...order, ...(await readContent(tx, id)) });
  }
  if (ids[0] === ids[1])
    throw fieldRefusal('validation_failed', 'otherId', 'invalid', 'An order is not joined with itself');
  return sides as [Side, Side];
}

/** What joining would do, by the same plan; nothing is written or locked. @throws Refusal 403, 404 */
export function previewJoin(
  db: Database,
  { id, otherId, ...by }: JoinContext & { id: string; otherId: string },
): Promise<AnswerOf<typeof previewCall>> {
  refuseShop(by.viewer, by.settings, 'change');
  return db.transaction(async tx => {
    const [stays, goes] = await readSides(tx, by.viewer, [id, otherId], findHead);
    const join = planJoin(stays, goes);
    const { changes, items, pieces, amounts } = join;
    const [first, second] = await readJoinable(tx, [stays.id, goes.id]);
    const refusal = refusalOfJoin(by.viewer, stays, goes, join);
    return {
      stays: orNotFound(first),
      goes: orNotFound(second),
      both: changes.filter(({ from }) => from > 0),
      items,
      pieces,
      ...amounts,
      error: refusal?.body ?? null,
    };
  });
}

/**
 * Joins two pending orders of a shop, in one transaction: the older one gets the goods of the newer one, which is cancelled with what
 * was asked of it. The goods keep their prices and the pieces that they hold, so that no stock moves and no rule is judged.
 * @throws Refusal 403, 404, `order_changed`, `order_not_joinable`, `idempotency_key_reused`, `order_deleted`
 */
export function joinOrders(
  db: Database,
  actor: Actor,
  {
    id,
    wanted,
    userId,
    call,
    mail,
    ...by
  }: JoinContext & {
    id: string;
    wanted: BodyOf<typeof joinCall>;
    userId: string;
    /** Null: the call carried no `Idempotency-Key`. */
    call: RepeatableCall | null;
    /** The means of telling the shop by email; null: none is sent. */
    mail: OrderMail | null;
  },
): Promise<Order> {
  const { viewer } = by;
  refuseShop(viewer, by.settings, 'change');
  const { otherId, version, otherVersion: otherSeen, expectedTotal } = wanted;
  return write(db, async tx => {
    const earlier = call && (await earlierOrder(tx, call));
    if (earlier) return earlier;
    const [stays, goes] = await readSides(tx, viewer, [id, otherId], lockOrder);
    const join = planJoin(stays, goes);
    const refusal = refusalOfJoin(viewer, stays, goes, join);
    if (refusal) throw refusal;
    for (const side of [stays, goes]) {
      const [seen, path] = side.id === id ? [version, 'version'] : [otherSeen, 'otherVersion'];
      if (side.version !== seen) throw otherVersion(path, side.version);
    }
    if (expectedTotal !== undefined && toKurus(expectedTotal) !== toKurus(join.amounts.total))
      throw otherSum(join.amounts.total);
    await keepFirstVersion(tx, stays.id);
    await writeContent(tx, join);
    const manufacturerId = stays.manufacturerId ?? goes.manufacturerId;
    await writeFields(tx, stays.id, { manufacturerId });
    const made = {
      kind: 'joined' as const,
      madeAt: sql`clock_timestamp()`,
      madeBy: userId,
      via: viewer.kind,
    };
    const { changes } = join;
    await keepVersion(tx, { orderId: stays.id, ...made, reason: null, overrideReason: null, changes });
    await closeRequest(tx, goes.id, { state: 'withdrawn', closedBy: userId });
    await writeStatus(tx, { id: goes.id, status: 'cancelled', userId });
    await writeFields(tx, goes.id, { joinedIntoId: stays.id });
    const other = { topic: 'orders' as const, id: goes.id, customerId: goes.customerId };
    await record(tx, actor, { ...aboutOrder(stays), also: [other, basketHint] });
    const answer = orNotFound(await findOrder(tx, viewer, stays.id));
    if (mail) await tellOfChange(tx, answer, { changes, reason: null }, mail);
    if (call) await storeAnswer(tx, call, answer);
    return answer;
  });
}
