import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { changeRequests, type RequestedRow } from '../../db/schema-orders.ts';

const isOpen = (orderId: string) =>
  and(eq(changeRequests.orderId, orderId), eq(changeRequests.state, 'open'));

/** The open request of a locked order; undefined when there is none. */
export async function findOpenRequest(tx: Transaction, orderId: string) {
  const [request] = await tx
    .select({ id: changeRequests.id, rows: changeRequests.rows })
    .from(changeRequests)
    .where(isOpen(orderId));
  return request;
}

export async function insertRequest(
  tx: Transaction,
  request: Pick<typeof changeRequests.$inferInsert, 'orderId' | 'version' | 'rows' | 'note' | 'askedBy'>,
): Promise<void> {
  await tx.insert(changeRequests).values(request);
}

/** How a request ends: decided, with the decision in each row, or taken back. */
type End = { closedBy: string } & (
  | { state: 'decided'; rows: RequestedRow[]; answer: string | null }
  | { state: 'withdrawn' }
);

/** Ends the open request of an order; returns whether there was one. */
export async function closeRequest(tx: Transaction, orderId: string, end: End): Promise<boolean> {
  const closed = await tx
    .update(changeRequests)
    .set({ ...end, closedAt: sql`clock_timestamp()` })
    .where(isOpen(orderId))
    .returning({ id: changeRequests.id });
  return closed.length > 0;
}
