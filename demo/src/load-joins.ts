import { plainSettings } from '@toptan/server/current-settings';
import type { Transaction } from '@toptan/server/db/client';
import { orders } from '@toptan/server/db/schema-orders';
import { findHead } from '@toptan/server/orders/head';
import { planJoin, refusalOfJoin, type Side } from '@toptan/server/orders/joining/plan';
import { readContent, writeContent } from '@toptan/server/orders/lines/queries';
import { writeStatus } from '@toptan/server/orders/statuses/queries';
import { keepFirstVersion, keepVersion } from '@toptan/server/orders/versions';
import { ownViewerOf } from '@toptan/server/viewer';
import { eq, sql } from 'drizzle-orm';
import type { LoadedPeople } from './load-people.ts';

/** Pairs of pending orders of a shop that nobody has changed or asked about, the newest first; those of the first shop stay. */
async function findPairs(tx: Transaction, [first = '']: readonly string[]) {
  const { rows } = await tx.execute<{ older: string; newer: string }>(sql`
    with untouched as (
      select id, customer_id from orders
      where status = 'pending' and version = 1 and customer_id <> ${first}
        and not exists (select from change_requests where order_id = orders.id)
    )
    select older.id as older, newer.id as newer
    from untouched as older join untouched as newer on newer.customer_id = older.customer_id and newer.id > older.id
    order by newer.id desc, older.id desc`);
  return rows;
}

const staff = ownViewerOf({ role: 'admin', customerId: null, settings: plainSettings });

async function readSide(tx: Transaction, id: string): Promise<Side> {
  const head = await findHead(tx, staff, id);
  if (!head) throw new Error(`There is no order ${id}`);
  return { ...head, ...(await readContent(tx, id)) };
}

/** Joins two orders of one shop. */
export async function loadJoin(tx: Transaction, { customerIds, adminId }: LoadedPeople): Promise<void> {
  for (const { older, newer } of await findPairs(tx, customerIds)) {
    const [stays, goes] = [await readSide(tx, older), await readSide(tx, newer)];
    const join = planJoin(stays, goes);
    if (refusalOfJoin({ kind: 'staff' }, stays, goes, join)) continue;
    await keepFirstVersion(tx, older);
    await writeContent(tx, join);
    await keepVersion(tx, {
      orderId: older,
      kind: 'joined',
      madeAt: sql`now()`,
      madeBy: adminId,
      via: 'staff',
      reason: null,
      overrideReason: null,
      changes: join.changes,
    });
    await writeStatus(tx, { id: newer, status: 'cancelled', userId: adminId });
    await tx.update(orders).set({ joinedIntoId: older }).where(eq(orders.id, newer));
    return;
  }
}
