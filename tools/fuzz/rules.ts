import { orderStatuses } from '@toptan/contract/order-statuses';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/src/db/client.ts';
import type { People } from './world.ts';

/** The rules for rows that hold whatever was sent. @returns the broken ones */
export async function brokenRules(db: Database, people: People): Promise<string[]> {
  const staff = people.admin.userId;
  const { rows } = await db.execute<{ rule: string; count: number }>(sql`
    select 'an order whose subtotal is not the sum of its lines' as rule, count(*)::int from orders o
      where subtotal <> (select coalesce(sum(total_price), 0) from order_items i where i.order_id = o.id)
    union all select 'stock below zero', count(*)::int from stock_pools where quantity < 0
    union all select 'stock that is not the sum of its moves', count(*)::int from (
      select from (
        select product_id, variant_id, quantity from stock_pools
        union all select product_id, variant_id, -pieces from stock_moves
      ) as booked group by product_id, variant_id having sum(quantity) <> 0
    ) as wrong
    union all select 'a cover that is not the first picture', count(*)::int from products p
      where image_hash is distinct from (
        select image_hash from product_pictures where product_id = p.id order by position limit 1
      )
    union all select 'an administrator whom nobody made', count(*)::int from users u where role = 'admin' and id <> ${staff}
      and not exists (select from events where action = 'POST /api/staff' and subject_id = u.id)
    union all select 'a password that is not hashed', count(*)::int from users where password not like '$argon2id$%'
    union all select 'an order without lines', count(*)::int from orders o
      where not exists (select from order_items i where i.order_id = o.id)
    union all select 'a pack that lies in a basket in part', count(*)::int from basket_packs b
      where b.packs * (select sum(ratio) from pack_lines where pack_id = b.pack_id) is distinct from
        (select sum(quantity) from basket_lines where basket_pack_id = b.id)
    union all select 'a basket line of too many pieces', count(*)::int from basket_lines where quantity > 999
    union all select 'a pack of an order that its lines do not hold', count(*)::int from order_packs o
      where o.packs * o.pieces <> (select coalesce(sum(quantity), 0) from order_items i where i.order_pack_id = o.id)
    union all select 'an order with another version than its newest one', count(*)::int from orders o
      where version <> coalesce((select max(version) from order_versions where order_id = o.id), 1)
    union all select 'a placed draft with lines', count(*)::int from baskets b
      where order_id is not null and exists (select from basket_lines where basket_id = b.id)
    union all select 'a status that is none', count(*)::int from orders where status not in (${sql.join(
      orderStatuses.map(status => sql`${status}`),
      sql`, `,
    )})`);
  return rows.filter(({ count }) => count > 0).map(({ rule }) => rule);
}

/** The owners of all rows, and the closed customers, at a moment. */
export type Surroundings = {
  /** The owner of every row: the customer's id, or `staff`, as of drafts that are not offered. */
  owners: ReadonlyMap<string, string>;
  /** Customers who may not enter. */
  closed: ReadonlySet<string>;
};

export async function lookAround(db: Database): Promise<Surroundings> {
  const { rows } = await db.execute<{ id: string; owner: string | null; active: boolean }>(sql`
    with readers as (
      select id, case when kind <> 'staff' or offered_at is not null then customer_id end as owner from baskets
    )
    select id, id as owner, is_active as active from customers
    union all select id, customer_id, true from orders
    union all select i.id, o.customer_id, true from order_items i join orders o on o.id = i.order_id
    union all select id, readers.owner, true from readers
    union all select l.id, r.owner, true from basket_lines l join readers r on r.id = l.basket_id
    union all select p.id, r.owner, true from basket_packs p join readers r on r.id = p.basket_id
    union all select id, customer_id, true from customer_names
    union all select p.id, o.customer_id, true from order_packs p join orders o on o.id = p.order_id
    union all select id, customer_id, true from users
    union all select s.id, u.customer_id, true from sessions s join users u on u.id = s.user_id
    union all select id, null, true from manufacturers
    union all select id, null, true from customer_groups
    union all select id, null, true from imports
    union all select id, null, true from customer_registration_requests
    union all select id, null, true from events`);
  return {
    owners: new Map(rows.map(({ id, owner }) => [id, owner ?? 'staff'])),
    closed: new Set(rows.filter(({ active }) => !active).map(({ id }) => id)),
  };
}
