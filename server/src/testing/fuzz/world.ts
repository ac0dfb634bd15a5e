import { randomBytes } from 'node:crypto';
import { orderStatuses } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { hashPassword } from '../../auth/passwords.ts';
import { hashToken } from '../../auth/sessions.ts';
import type { Database } from '../../db/client.ts';
import { manufacturers, products, stockPools } from '../../db/schema-goods.ts';
import { basketItems } from '../../db/schema-orders.ts';
import { customers, registrationRequests, sessions, users } from '../../db/schema-people.ts';
import type { CallerName } from './requests.ts';

/** Begins every password and every setting that is a secret; nothing that the server says or logs may hold it. */
export const canary = 'canary-';

export const password = `${canary}password`;

type Person = { userId: string; customerId: string | null; token: string };

/** Everybody with an account, the same through all rounds. */
export type People = Record<Exclude<CallerName, 'anonymous'>, Person>;

/** Stands in every text of a shop, or of a manufacturer, whom only staff may see. */
export const markerOf = (whose: CallerName | 'manufacturer') => `mark(${whose})`;

const person = (isShop: boolean): Person => ({
  userId: v7(),
  customerId: isShop ? v7() : null,
  token: `${canary}${randomBytes(24).toString('base64url')}`,
});

export const createPeople = (): People => ({
  'first-shop': person(true),
  'second-shop': person(true),
  'closed-shop': person(true),
  admin: person(false),
});

/** Opens a session again that a request has ended, unless its user is gone. */
export async function reopenSession(db: Database, { userId, token }: Person): Promise<void> {
  await db.execute(sql`
    insert into ${sessions} (token_hash, user_id, expires_at)
    select ${hashToken(token)}, id, now() + interval '30 days' from ${users} where id = ${userId}
    on conflict do nothing`);
}

async function empty(db: Database): Promise<void> {
  await db.transaction(async tx => {
    // The record of deeds resists being emptied by anybody who does not say this first.
    await tx.execute(sql`set local session_replication_role = replica`);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    await tx.execute(
      sql`truncate ${sql.join(
        rows.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
  });
}

const passwordHash = hashPassword(password);

/** Puts the database back to the same few rows of every kind. */
export async function resetWorld(db: Database, people: People): Promise<void> {
  await empty(db);
  const hash = await passwordHash;
  const shops = Object.entries(people).filter(([, { customerId }]) => customerId !== null);
  await db.insert(customers).values(
    shops.map(([name, { customerId }], at) => ({
      id: customerId ?? '',
      customerId: `MUS-${at}`,
      customerShortName: markerOf(name as CallerName),
      customerFullName: markerOf(name as CallerName),
      companyName: markerOf(name as CallerName),
      address: markerOf(name as CallerName),
      email: `${name}@moda.example`,
      isActive: name !== 'closed-shop',
    })),
  );
  await db.insert(users).values(
    Object.entries(people).map(([name, { userId, customerId }]) => ({
      id: userId,
      username: name,
      role: customerId ? ('shop' as const) : ('admin' as const),
      customerId,
      passwordHash: hash,
    })),
  );
  for (const each of Object.values(people)) await reopenSession(db, each);
  await insertGoods(db, people);
  await db.insert(registrationRequests).values(
    ['one', 'two'].map(name => ({
      customerName: `Yeni ${name}`,
      ownerFirstName: 'Deniz',
      ownerLastName: 'Kaya',
      phoneNumber: '+90 532 111 22 33',
      email: `${name}@yeni.example`,
    })),
  );
}

async function insertGoods(db: Database, people: People): Promise<void> {
  const [maker] = await db
    .insert(manufacturers)
    .values({
      manufacturerId: 'URE-1',
      companyName: markerOf('manufacturer'),
      email: 'maker@example.com',
      phone: '+90 532 111 22 33',
      address: markerOf('manufacturer'),
    })
    .returning({ id: manufacturers.id });
  const goods = ['Gömlek', 'Kot', 'Etek', 'Gizli'].map((name, at) => ({
    id: v7(),
    name,
    sku: `SKU-${at}`,
    price: '12.50',
    costPrice: '4242.42',
    manufacturerId: maker?.id ?? null,
    isActive: name !== 'Gizli',
  }));
  await db.insert(products).values(goods);
  await db
    .insert(stockPools)
    .values(goods.map(({ id: productId }) => ({ productId, size: null, color: null, quantity: 20 })));
  const lines = [people['first-shop'], people['second-shop']].flatMap(({ customerId }) =>
    goods.slice(0, 2).map(({ id: productId }) => ({ customerId: customerId ?? '', productId, quantity: 3 })),
  );
  await db.insert(basketItems).values(lines);
}

/** What must hold whatever was sent; says what does not. */
export async function brokenRules(db: Database, people: People): Promise<string[]> {
  const staff = people.admin.userId;
  const { rows } = await db.execute<{ rule: string; count: number }>(sql`
    select 'an order whose subtotal is not the sum of its lines' as rule, count(*)::int from orders o
      where subtotal <> (select coalesce(sum(total_price), 0) from order_items i where i.order_id = o.id)
    union all select 'stock below zero', count(*)::int from stock_pools where quantity < 0
    union all select 'an administrator whom nobody made', count(*)::int from users where role = 'admin' and id <> ${staff}
    union all select 'a password that is not hashed', count(*)::int from users where password not like '$argon2id$%'
    union all select 'an order without lines', count(*)::int from orders o
      where not exists (select from order_items i where i.order_id = o.id)
    union all select 'a status that is none', count(*)::int from orders where status not in (${sql.join(
      orderStatuses.map(status => sql`${status}`),
      sql`, `,
    )})`);
  return rows.filter(({ count }) => count > 0).map(({ rule }) => rule);
}

/** What is true of the rows at a moment. */
export type Surroundings = {
  /** Whose every row is: the customer's id, or `staff`. */
  owners: ReadonlyMap<string, string>;
  /** Customers who may not enter. */
  closed: ReadonlySet<string>;
};

export async function lookAround(db: Database): Promise<Surroundings> {
  const { rows } = await db.execute<{ id: string; owner: string | null; active: boolean }>(sql`
    select id, id as owner, is_active as active from customers
    union all select id, customer_id, true from orders
    union all select i.id, o.customer_id, true from order_items i join orders o on o.id = i.order_id
    union all select id, customer_id, true from basket_items
    union all select id, customer_id, true from users
    union all select s.id, u.customer_id, true from sessions s join users u on u.id = s.user_id
    union all select id, null, true from manufacturers
    union all select id, null, true from customer_registration_requests
    union all select id, null, true from deeds`);
  return {
    owners: new Map(rows.map(({ id, owner }) => [id, owner ?? 'staff'])),
    closed: new Set(rows.filter(({ active }) => !active).map(({ id }) => id)),
  };
}
