import type { Deed } from '@toptan/contract/audit';
import { and, desc, getTableColumns, lt } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { deeds } from '../db/schema-deeds.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { countDeeds, type Filter, filtered } from './count-queries.ts';
import { searchDeeds } from './search-queries.ts';

const { searchText: _, network: _network, hour: _hour, ...columns } = getTableColumns(deeds);

/** A page of deeds, newest first. */
export async function listDeeds(db: Queryable, filter: Filter): Promise<Page<Deed>> {
  const { q, limit, cursor } = filter;
  const [before] = decodeCursor(cursor, 1) ?? [];
  const { found, total } = q
    ? await searchDeeds(db, filter, q, { before, count: limit + 1 })
    : { found: filtered(filter), total: countDeeds(db, filter, undefined) };
  const [rows, number] = await Promise.all([
    db
      .select(columns)
      .from(deeds)
      .where(and(found, before === undefined ? undefined : lt(deeds.id, before)))
      .orderBy(desc(deeds.id))
      .limit(limit + 1),
    total,
  ]);
  return pageOf(rows, limit, number, row => [row.id]);
}
