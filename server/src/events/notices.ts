import { type Change, type Topic, topics } from '@toptan/contract/events';
import { z } from 'zod';
import type { Session } from '../auth/sessions.ts';

/** What a trigger says at commit (see the migrations `notify` and `hidden_products_unheard`). */
const noticeSchema = z.object({
  topic: z.enum([...topics, 'sessions']),
  id: z.string().optional(),
  customerId: z.string().optional(),
  /** Whether every shop may hear it. */
  shops: z.boolean().optional(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Reads what came over the channel; null when it is none of ours, for anybody on the database may speak there. */
export function readNotice(payload: string | undefined): Notice | null {
  try {
    return noticeSchema.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Topics that a shop hears where they are about itself. */
const ownTopics = new Set<string>(['orders', 'basket'] satisfies Topic[]);

/** Above it a topic is named as a whole: a screen refetches once rather than row by row. */
const rowsMax = 10;

function toChanges(notices: readonly Notice[]): Change[] {
  const idsOf = new Map<Topic, Set<string | undefined>>();
  for (const { topic, id } of notices) {
    if (topic === 'sessions') continue;
    idsOf.set(topic, (idsOf.get(topic) ?? new Set()).add(id));
  }
  return [...idsOf].flatMap(([topic, ids]): Change[] => {
    if (ids.size > rowsMax || ids.has(undefined)) return [{ topic }];
    return [...ids].map(id => (id === undefined ? { topic } : { topic, id }));
  });
}

/** Sorts notices by who may hear them; answers what to tell a session. What is not for shops is for staff. */
export function sortNotices(
  notices: readonly Notice[],
): (session: Pick<Session, 'role' | 'customerId'>) => readonly Change[] {
  const all = toChanges(notices);
  const common = toChanges(notices.filter(notice => notice.shops));
  const own = new Map<string | null, Notice[]>();
  for (const notice of notices) {
    if (notice.customerId === undefined || !ownTopics.has(notice.topic)) continue;
    const heard = own.get(notice.customerId);
    if (heard) heard.push(notice);
    else own.set(notice.customerId, [notice]);
  }
  return ({ role, customerId }) =>
    role === 'admin' ? all : [...common, ...toChanges(own.get(customerId) ?? [])];
}
