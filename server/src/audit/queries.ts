import type { AuditEvent, listAuditEvents as listAuditEventsCall } from '@toptan/contract/audit';
import type { QueryOf } from '@toptan/contract/endpoint';
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { countUpTo } from '../db/count.ts';
import { events } from '../db/schema-events.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { containsOrCode } from '../search.ts';

type Filter = QueryOf<typeof listAuditEventsCall>;

const columns = {
  id: events.id,
  at: events.at,
  userId: events.userId,
  username: events.username,
  role: events.role,
  customerId: events.customerId,
  action: events.action,
  subjectId: events.subjectId,
  subject: events.subject,
  details: events.details,
  address: events.address,
  requestId: events.requestId,
  status: events.status,
  attempts: events.attempts,
};

function found({ q, action, from, until }: Filter): SQL | undefined {
  return and(
    action ? eq(events.action, action) : undefined,
    from ? gte(events.at, from) : undefined,
    until ? lt(events.at, until) : undefined,
    q ? containsOrCode(events.searchText, q) : undefined,
  );
}

/** A page of the audit log, newest first; counted up to a thousand. */
export async function listAuditEvents(db: Queryable, filter: Filter): Promise<Page<AuditEvent>> {
  const { limit, cursor } = filter;
  const [before] = decodeCursor(cursor, 1) ?? [];
  const where = found(filter);
  const [rows, counted] = await Promise.all([
    db
      .select(columns)
      .from(events)
      .where(and(where, before === undefined ? undefined : lt(events.id, before)))
      .orderBy(desc(events.id))
      .limit(limit + 1),
    countUpTo(db, events, where),
  ]);
  return { ...pageOf(rows, limit, counted.total, row => [row.id]), ...counted };
}
