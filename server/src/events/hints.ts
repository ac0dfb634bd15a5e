import type { Role } from '@toptan/contract/auth';
import { type Change, type Topic, topics } from '@toptan/contract/events';
import { z } from 'zod';
import type { Hint } from '../db/schema-events.ts';

const hintSchema: z.ZodType<Hint> = z.object({
  topic: z.enum(topics),
  id: z.string().optional(),
  customerId: z.string().nullish(),
  shops: z.boolean().optional(),
});

const signalSchema = z.union([
  hintSchema,
  z.object({ topic: z.literal('events') }),
  z.object({ topic: z.literal('sessions'), id: z.string() }),
]);

/** The payload of NOTIFY: there are new events, a session has ended, or a hint without a stored event. */
export type Signal = z.infer<typeof signalSchema>;

/** Reads a payload of the channel; null when it is not ours, since any user of the database may write there. */
export function readSignal(payload: string | undefined): Signal | null {
  try {
    return signalSchema.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Topics that a shop receives where they are about itself. */
const ownTopics = new Set<string>(['orders', 'basket', 'drafts'] satisfies Topic[]);

/** Rows above which a topic is named as a whole: a screen refetches once rather than row by row. */
const rowsMax = 10;

/** Hints of changed products or stock; a shop receives those about products that it may see. */
export function productHints(products: readonly { id: string; isForSale: boolean }[]): Hint[] {
  const visible = products.filter(({ isForSale }) => isForSale).map(({ id }) => id);
  if (products.length > rowsMax) return [{ topic: 'products', shops: visible.length > 0 }];
  return products.map(({ id }) => ({ topic: 'products', id, shops: visible.includes(id) }));
}

function toChanges(hints: readonly Hint[]): Change[] {
  const idsOf = new Map<Topic, Set<string | undefined>>();
  for (const { topic, id } of hints) idsOf.set(topic, (idsOf.get(topic) ?? new Set()).add(id));
  return [...idsOf].flatMap(([topic, ids]): Change[] => {
    if (ids.size > rowsMax || ids.has(undefined)) return [{ topic }];
    return [...ids].map(id => (id === undefined ? { topic } : { topic, id }));
  });
}

/**
 * Sorts hints by the readers who may receive them. A hint that is not for shops is for staff. @returns the changes for a reader
 */
export function changesByReader(
  hints: readonly Hint[],
): (reader: { role: Role; customerId: string | null }) => readonly Change[] {
  const all = toChanges(hints);
  const common = toChanges(hints.filter(hint => hint.shops));
  const own = new Map<string, Hint[]>();
  for (const hint of hints) {
    if (!hint.customerId || !ownTopics.has(hint.topic)) continue;
    const known = own.get(hint.customerId);
    if (known) known.push(hint);
    else own.set(hint.customerId, [hint]);
  }
  return ({ role, customerId }) =>
    role === 'admin' ? all : [...common, ...toChanges(own.get(customerId ?? '') ?? [])];
}
