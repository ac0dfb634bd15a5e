import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { NoticeSwitch } from '@toptan/contract/notice-kinds';
import { eq, sql } from 'drizzle-orm';
import { connect, type Database } from '../../../server/src/db/client.ts';
import { bells } from '../../../server/src/db/schema-bells.ts';
import { variants } from '../../../server/src/db/schema-goods.ts';
import { notices } from '../../../server/src/db/schema-notices.ts';
import { customers, mails } from '../../../server/src/db/schema-people.ts';
import { settings } from '../../../server/src/db/schema-settings.ts';
import { type MailServer, startMailServer } from '../../../server/src/testing/mail-server.ts';
import { createProduct } from '../../../server/src/testing/trade.ts';
import type { Fault } from '../fault.ts';
import { insist, placeOrders } from '../rig/insist.ts';
import { inPortal } from '../rig/place.ts';
import { until } from '../rig/until.ts';

const statuses = ['confirmed', 'in_production', 'shipped'] as const;

const noticesOn: NoticeSwitch[] = [
  ...statuses.map(status => `${status}:email` as const),
  'back_in_stock:email',
];

/** Milliseconds from a start to the kill, at most: a server begins to tell as soon as it is ready. */
const longestLifeMs = 800;

/** Milliseconds in which everything is told and sent in the end: a job of a killed server is taken over after three minutes. */
const endLimitMs = 300_000;

/** Everything that waits for a moment of the day is due: minutes of grace, and the day between two messages about goods. */
async function skipWaits(db: Database): Promise<void> {
  const due = sql`select ${notices.id} from ${notices} where ${notices.state} = 'due' for update skip locked`;
  await db.execute(sql`update notices set due_at = least(due_at, now()) where id in (${due})`);
  const told = sql`select ${notices.id} from ${notices}
    where ${notices.state} = 'told' and ${notices.toldAt} > now() - interval '1 day' for update skip locked`;
  await db.execute(sql`update notices set told_at = told_at - interval '2 days' where id in (${told})`);
  const waiting = sql`select ctid from ${bells} where ${bells.dueAt} > now() for update skip locked`;
  await db.execute(sql`update bells set due_at = now() where ctid = any(array(${waiting}))`);
  const shops = sql`select ${customers.id} from ${customers}
    where ${customers.goodsToldAt} is not null for update skip locked`;
  await db.execute(sql`update customers set goods_told_at = null where id in (${shops})`);
}

/** Has shops that wait for nothing wait for a size, which comes back at that moment. @returns how many wait anew */
async function ring(db: Database, shopIds: readonly string[], variantId: string): Promise<number> {
  const rows = shopIds.map(customerId => ({ customerId, variantId }));
  return (await db.insert(bells).values(rows).onConflictDoNothing()).rowCount ?? 0;
}

/** What the emails say of orders and of goods, in the order in which they were written. */
async function toldOf(db: Database) {
  const rows = await db.select({ params: mails.params }).from(mails).orderBy(mails.id);
  const about = (name: string) =>
    rows.flatMap(({ params }) => (params[name] ? JSON.parse(params[name]) : []));
  return {
    orders: about('orders') as { orderNumber: string; status: string }[],
    goods: about('goods') as { cells: string[] }[],
  };
}

/** Emails that came to the mail server, by their Message-ID. */
function copiesOf({ emails }: MailServer): number[] {
  const copies = new Map<string, number>();
  for (const { messageId = '' } of emails) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  return [...copies.values()];
}

export const noticesKilled: Fault = {
  name: 'notices-killed',
  promise:
    'SIGKILL to one of two servers while they tell shops: each status and each size that is back is told once, by an email that comes once, or twice under one Message-ID',
  async run(rounds = 60) {
    const mailServer = await startMailServer();
    const env = { SMTP_URL: mailServer.url, PUBLIC_URL: 'http://toptan.example' };
    const work = inPortal(
      async ({ cluster, servers: [first, second = first], market }) => {
        const { db, close } = connect(cluster.url, { maxConnections: 4 });
        let isOver = false;
        const skipping = (async () => {
          while (!isOver) {
            await skipWaits(db);
            await pause(100);
          }
        })();
        try {
          await db.insert(settings).values({ noticesOn, quietHours: null });
          const coat = await createProduct(db, {
            supply: 'stock_only',
            pools: [{ size: 'M', color: 'Black', quantity: 5 }],
          });
          const [size] = await db
            .select({ id: variants.id })
            .from(variants)
            .where(eq(variants.productId, coat));
          const shopIds = market.shops.map(({ customerId }) => customerId);
          const placed = await placeOrders(first.address, market);
          const set = new Map<string, string>();
          let rung = 0;
          for (let round = 0; round < rounds; round += 1) {
            const [victim, other] = round % 2 === 0 ? [first, second] : [second, first];
            rung += await ring(db, shopIds, size?.id ?? '');
            // An order that keeps its status for some rounds is told of it.
            for (const { id, orderNumber } of placed.filter(() => randomInt(3) === 0)) {
              const status = statuses[randomInt(statuses.length)] ?? 'confirmed';
              set.set(orderNumber, status);
              const url = `${other.address}/api/orders/${id}/status`;
              await insist('PUT', url, market.admin.cookie, { status });
            }
            await pause(randomInt(longestLifeMs));
            await victim.killGroup();
            await victim.start();
          }
          await until(
            'everything is told and sent',
            async () => {
              const left = await Promise.all([
                db.$count(bells),
                db.$count(notices, eq(notices.state, 'due')),
                db.$count(mails, eq(mails.state, 'queued')),
              ]);
              const told = new Map((await toldOf(db)).orders.map(each => [each.orderNumber, each.status]));
              return (
                left.every(count => count === 0) &&
                [...set].every(([number, status]) => told.get(number) === status)
              );
            },
            endLimitMs,
          );
          const { orders, goods } = await toldOf(db);
          const lost: string[] = [];
          for (const { orderNumber } of placed) {
            const said = orders.filter(each => each.orderNumber === orderNumber).map(({ status }) => status);
            const twice = said.filter((status, at) => status === said[at - 1]);
            if (twice.length > 0) lost.push(`${orderNumber} was told twice that it is ${twice.join(', ')}`);
          }
          if (goods.length !== rung)
            lost.push(`${goods.length} sizes were told, of ${rung} that were waited for`);
          const copies = copiesOf(mailServer);
          const written = await db.$count(mails);
          if (copies.length !== written) lost.push(`${copies.length} of ${written} emails came`);
          if (copies.some(count => count > 2)) lost.push(`an email came ${Math.max(...copies)} times`);
          const doubles = copies.filter(count => count === 2).length;
          return {
            figures: `${rounds} rounds, ${orders.length} statuses and ${goods.length} sizes told in ${written} emails, ${doubles} of which came twice`,
            lost,
          };
        } finally {
          isOver = true;
          await skipping;
          await close();
        }
      },
      { servers: 2, settings: env, market: { shops: 8 } },
    );
    return work.finally(() => mailServer.close());
  },
};
