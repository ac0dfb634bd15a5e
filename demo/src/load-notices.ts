import { type NoticeKind, noticeSwitches } from '@toptan/contract/notice-kinds';
import type { Transaction } from '@toptan/server/db/client';
import { notices } from '@toptan/server/db/schema-notices';
import { orders } from '@toptan/server/db/schema-orders';
import { settings } from '@toptan/server/db/schema-settings';
import { desc, eq } from 'drizzle-orm';
import { v4 } from 'uuid';
import { hourMs } from './days.ts';

/** The wholesaler tells of production on devices alone, and of what is confirmed without WhatsApp. */
const noticesOn = noticeSwitches.filter(
  each => !['confirmed:whatsapp', 'in_production:email', 'in_production:whatsapp'].includes(each),
);

/** Orders of which a message by WhatsApp waits: the newest ones in these statuses. */
const waiting: readonly { kind: NoticeKind & ('shipped' | 'cancelled'); many: number }[] = [
  { kind: 'shipped', many: 2 },
  { kind: 'cancelled', many: 1 },
];

/** Switches notices on, and leaves a few messages for staff to send. */
export async function loadNotices(tx: Transaction, today: Date): Promise<void> {
  await tx.insert(settings).values({ noticesOn });
  for (const { kind, many } of waiting) {
    const found = await tx
      .select({ orderId: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.status, kind))
      .orderBy(desc(orders.createdAt))
      .limit(many);
    const at = new Date(today.getTime() - hourMs).toISOString();
    await tx.insert(notices).values(
      found.flatMap(({ orderId, customerId }) =>
        customerId === null
          ? []
          : {
              eventId: v4(),
              orderId,
              customerId,
              kind,
              ...({ createdAt: at, dueAt: at, state: 'told', toldAt: at, whatsapp: 'waiting' } as const),
            },
      ),
    );
  }
}
