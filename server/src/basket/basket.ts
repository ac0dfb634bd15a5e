import type { Draft } from '@toptan/contract/drafts';
import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { baskets } from '../db/schema-baskets.ts';
import type { Hint } from '../db/schema-events.ts';
import { orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { notFound, orNotFound, Refusal } from '../refusal.ts';
import { canAccess, inScope, type OwnViewer } from '../viewer.ts';

/** A basket of a customer: the own one, or a draft. `offered` is a draft of staff that is offered to its shop. */
export type Basket = { customerId: string; id: string; kind: 'own' | Draft['kind'] | 'offered' };

/** The kind of a stored basket. Staff's drafts alone are offered (a constraint). */
export const kindNow = sql<
  Basket['kind']
>`case when ${baskets.offeredAt} is null then ${baskets.kind} else 'offered' end`;

/** The kind of drafts that a viewer changes: staff those of all staff, a shop the baskets that it has saved. */
const draftKindFor = ({ kind }: OwnViewer): Draft['kind'] => (kind === 'staff' ? 'staff' : 'saved');

/** The condition of drafts that a viewer reads: what it changes, for a shop also what is offered to it. */
export function isReadableDraft(viewer: OwnViewer): SQL | undefined {
  // The kind as a literal: only so does PostgreSQL see that the index of drafts under way has them.
  const isStaffs = sql`${baskets.kind} = 'staff'`;
  if (viewer.kind === 'staff') return isStaffs;
  const isOffered = and(isStaffs, isNotNull(baskets.offeredAt));
  return and(or(sql`${baskets.kind} = 'saved'`, isOffered), inScope(viewer, baskets.customerId));
}

export const ownBasket = (customerId: string): Basket => ({ customerId, id: customerId, kind: 'own' });

/**
 * The basket that a call means. It is not said that there is such a draft.
 * @throws Refusal 404 for a customer out of reach
 */
export function basketOf(
  viewer: OwnViewer,
  { customerId, draftId }: { customerId: string; draftId?: string | undefined },
): Basket {
  if (!canAccess(viewer, customerId)) throw notFound();
  return draftId === undefined
    ? ownBasket(customerId)
    : { customerId, id: draftId, kind: draftKindFor(viewer) };
}

/** The condition of baskets within reach. */
export const isBasketInScope = (viewer: OwnViewer) =>
  and(inScope(viewer, baskets.customerId), ne(baskets.kind, viewer.kind === 'staff' ? 'saved' : 'staff'));

/** Whether there is a basket that the viewer may read. */
export async function basketExists(
  db: Queryable,
  viewer: OwnViewer,
  { customerId, id, kind }: Basket,
): Promise<boolean> {
  const isOfKind = kind === 'own' ? eq(baskets.kind, kind) : isReadableDraft(viewer);
  return (
    (await db.$count(baskets, and(eq(baskets.id, id), eq(baskets.customerId, customerId), isOfKind))) > 0
  );
}

/**
 * Locks a basket until the transaction ends, and holds its customer in existence. Whoever changes a basket, or orders from it, takes
 * this lock first.
 */
const lockedBasket = prepared('lock_basket', db => {
  const kind = sql`${sql.placeholder('kind')}::text`;
  const customer = db.$with('customer').as(
    db
      .select({
        id: customers.id,
        isActive: customers.isActive,
        customerShortName: customers.customerShortName,
        companyName: customers.companyName,
        email: customers.email,
        phone: customers.phone,
        address: customers.address,
      })
      .from(customers)
      .where(eq(customers.id, sql.placeholder('customerId')))
      .for('key share'),
  );
  return db
    .with(customer)
    .select({
      orderId: baskets.orderId,
      kind: kindNow,
      isActive: customer.isActive,
      /** Whether staff have waived the rules for the order that the draft becomes. */
      isWaived: sql<boolean>`(${baskets.overrideReason} is not null)`,
      buyer: {
        customerShortName: customer.customerShortName,
        companyName: customer.companyName,
        email: customer.email,
        phone: customer.phone,
        address: customer.address,
      },
    })
    .from(baskets)
    .innerJoin(customer, eq(customer.id, baskets.customerId))
    .where(and(eq(baskets.id, sql.placeholder('id')), sql`${kind} in (${baskets.kind}, ${kindNow})`))
    .for('no key update', { of: baskets });
});

/**
 * A locked basket with its present kind, and its customer as an order names it; undefined where there is no such basket. One that
 * is meant as `offered` is neither found nor locked while it is not.
 */
export async function lockBasket(tx: Transaction, basket: Basket) {
  const [locked] = await lockedBasket(tx).execute(basket);
  return locked;
}

/** Writes the time of the last change of a draft; the own basket needs none. */
export async function touchDraft(tx: Transaction, { id, kind }: Basket): Promise<void> {
  if (kind !== 'own') await tx.update(baskets).set({ changedAt: sql`now()` }).where(eq(baskets.id, id));
}

/** The hint of a change of what lies in a basket. A shop hears of a draft of staff nothing until it is offered. */
export const hintOf = ({ customerId, id, kind }: Basket): Hint =>
  kind === 'own'
    ? { topic: 'basket', customerId }
    : { topic: 'drafts', id, customerId: kind === 'staff' ? null : customerId };

/** @throws Refusal `draft_placed` with the number of the order that a draft has become */
export async function refusePlaced(tx: Queryable, { orderId }: { orderId: string | null }): Promise<void> {
  if (orderId === null) return;
  const [order] = await tx.select({ number: orders.orderNumber }).from(orders).where(eq(orders.id, orderId));
  const { number } = orNotFound(order);
  const message = `The draft is the order ${number}`;
  throw new Refusal('draft_placed', message, {
    fields: [{ path: 'draftId', code: 'changed', message, current: number }],
  });
}
