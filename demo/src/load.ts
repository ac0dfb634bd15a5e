import { hasAdministrator } from '@toptan/server/auth/queries';
import { advisoryLocks } from '@toptan/server/db/advisory-locks';
import type { Database } from '@toptan/server/db/client';
import { products as productTable } from '@toptan/server/db/schema-goods';
import { sql } from 'drizzle-orm';
import { loadBells } from './load-bells.ts';
import { loadChanges } from './load-changes.ts';
import { loadCollections } from './load-collections.ts';
import { loadGoods, readPictures } from './load-goods.ts';
import { loadJoin } from './load-joins.ts';
import { loadLinks } from './load-links.ts';
import { loadNames } from './load-names.ts';
import { loadNotices } from './load-notices.ts';
import { loadOrders } from './load-orders.ts';
import { loadPeople } from './load-people.ts';
import { loadRequests } from './load-requests.ts';

/**
 * Fills an empty database with the demo shop, dated relative to today; leaves any other as it is. One transaction: a
 * load that is broken off leaves nothing, and the next start begins anew.
 * @param pictures the most drawn pictures that products have
 */
export async function loadDemo(
  db: Database,
  print: (line: string) => void,
  pictures = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (await isFilled(db)) return;
  const startedAt = Date.now();
  const today = new Date();
  print('Filling the demo shop, once ...');
  const read = await readPictures(print, pictures);
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`);
    if (await isFilled(tx)) return;
    const goods = await loadGoods(tx, read, today);
    const people = await loadPeople(tx, today);
    await loadOrders(tx, { ...goods, ...people }, today);
    await loadChanges(tx, people, today);
    await loadNames(tx, { ...goods, ...people }, today);
    const collectionIds = await loadCollections(tx, goods, today);
    await loadLinks(tx, { ...goods, ...people, collectionIds }, today);
    await loadRequests(tx, people, today);
    await loadBells(tx, people, today);
    await loadJoin(tx, people);
    await loadNotices(tx, today);
  });
  await db.execute(sql`analyze`);
  print(`The demo shop is filled, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function isFilled(db: Parameters<typeof hasAdministrator>[0]): Promise<boolean> {
  if (await hasAdministrator(db)) return true;
  const [product] = await db.select({ id: productTable.id }).from(productTable).limit(1);
  return product !== undefined;
}
