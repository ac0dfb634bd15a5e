import { draftLinkDays } from '@toptan/contract/drafts';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { baskets } from '../../db/schema-baskets.ts';
import { customers } from '../../db/schema-people.ts';
import { staffNameOf } from '../../orders/staff-name.ts';

/** The shop of a draft of staff, and the name by which it reads who prepares it; undefined where there is no such draft. */
export async function findOffering(tx: Transaction, id: string) {
  const [found] = await tx
    .select({
      customerId: baskets.customerId,
      ownerFullName: customers.ownerFullName,
      language: customers.language,
      by: staffNameOf(baskets.userId),
    })
    .from(baskets)
    .innerJoin(customers, eq(customers.id, baskets.customerId))
    .where(and(eq(baskets.id, id), eq(baskets.kind, 'staff')));
  return found;
}

/** Sets what staff tell the shop with a draft, which the transaction holds. */
export async function setNotes(tx: Transaction, id: string, notes: string | null): Promise<void> {
  await tx.update(baskets).set({ notes, changedAt: sql`now()` }).where(eq(baskets.id, id));
}

type Offer = {
  /** Lira, with the fee. */
  total: string;
  /** Undefined: as they are. */
  notes: string | null | undefined;
  overrideReason: string | undefined;
};

/** Offers a draft, which the transaction holds, to its shop from now on. @returns the notes that it has */
export async function setOffer(tx: Transaction, id: string, { total, notes, overrideReason }: Offer) {
  const offered = await tx
    .update(baskets)
    .set({
      offeredAt: sql`now()`,
      offeredTotal: total,
      changedAt: sql`now()`,
      ...(notes !== undefined && { notes }),
      ...(overrideReason !== undefined && { overrideReason }),
    })
    .where(eq(baskets.id, id))
    .returning({ notes: baskets.notes });
  return onlyRow(offered);
}

/** Takes a draft, which the transaction holds, back from its shop with its link. */
export async function removeOffer(tx: Transaction, id: string): Promise<void> {
  const nothing = {
    offeredAt: null,
    offeredTotal: null,
    overrideReason: null,
    linkHash: null,
    linkUntil: null,
  };
  await tx
    .update(baskets)
    .set({ ...nothing, changedAt: sql`now()` })
    .where(eq(baskets.id, id));
}

/** Replaces the link of a draft. @returns its end */
export async function setLink(tx: Transaction, id: string, linkHash: Buffer) {
  const made = await tx
    .update(baskets)
    .set({ linkHash, linkUntil: sql`now() + make_interval(days => ${draftLinkDays})` })
    .where(eq(baskets.id, id))
    .returning({ until: sql<string>`link_until`.mapWith(baskets.linkUntil) });
  return onlyRow(made);
}
