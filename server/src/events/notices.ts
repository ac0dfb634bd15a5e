import type { Role } from '@toptan/contract/auth';
import { type Change, type Topic, topics } from '@toptan/contract/events';
import { z } from 'zod';
import type { Notice } from '../db/schema-events.ts';

const noticeSchema: z.ZodType<Notice> = z.object({
  topic: z.enum(topics),
  id: z.string().optional(),
  customerId: z.string().nullish(),
  shops: z.boolean().optional(),
});

const signalSchema = z.union([
  noticeSchema,
  z.object({ topic: z.literal('events') }),
  z.object({ topic: z.literal('sessions'), id: z.string() }),
]);

/** The payload of NOTIFY: there are new events, a session has ended, or a notice without a stored event. */
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

/** Notices of changed products or stock; a shop receives those about products that it may see. */
export function productNotices(products: readonly { id: string; isForSale: boolean }[]): Notice[] {
  const visible = products.filter(({ isForSale }) => isForSale).map(({ id }) => id);
  if (products.length > rowsMax) return [{ topic: 'products', shops: visible.length > 0 }];
  return products.map(({ id }) => ({ topic: 'products', id, shops: visible.includes(id) }));
}

function toChanges(notices: readonly Notice[]): Change[] {
  const idsOf = new Map<Topic, Set<string | undefined>>();
  for (const { topic, id } of notices) idsOf.set(topic, (idsOf.get(topic) ?? new Set()).add(id));
  return [...idsOf].flatMap(([topic, ids]): Change[] => {
    if (ids.size > rowsMax || ids.has(undefined)) return [{ topic }];
    return [...ids].map(id => (id === undefined ? { topic } : { topic, id }));
  });
}

/**
 * Sorts notices by the readers who may receive them. A notice that is not for shops is for staff. @returns the changes for a reader
 */
export function changesByReader(
  notices: readonly Notice[],
): (reader: { role: Role; customerId: string | null }) => readonly Change[] {
  const all = toChanges(notices);
  const common = toChanges(notices.filter(notice => notice.shops));
  const own = new Map<string, Notice[]>();
  for (const notice of notices) {
    if (!notice.customerId || !ownTopics.has(notice.topic)) continue;
    const known = own.get(notice.customerId);
    if (known) known.push(notice);
    else own.set(notice.customerId, [notice]);
  }
  return ({ role, customerId }) =>
    role === 'admin' ? all : [...common, ...toChanges(own.get(customerId ?? '') ?? [])];
}
