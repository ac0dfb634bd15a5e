import type pg from 'pg';
import type { Call } from './plan.ts';
import type { Person } from './stage.ts';

/** Orders that are prepared for one round, over all connections. */
const ordersPrepared = 6_000;

const linesOfOrder = 5;

/** Empties baskets, so that none is full after some rounds. */
export const emptyBaskets = (database: pg.Client, shops: readonly Person[]) =>
  database.query('delete from basket_items where basket_id = any($1::uuid[])', [
    shops.map(shop => shop.customer),
  ]);

/**
 * Puts lines for whole orders into baskets, past the portal, and returns the orders. Lines are drawn at random, as they are for
 * pgbench: shops that all order the same in the same order would wait for each other's stock.
 */
export async function fillBaskets(database: pg.Client, shops: readonly Person[]): Promise<Call[][]> {
  const orders = Math.min(320, Math.ceil(ordersPrepared / shops.length));
  const customers = shops.map(shop => shop.customer);
  await database.query(`set session_replication_role = replica`);
  await emptyBaskets(database, shops);
  const { rows } = await database.query<{ customer: string; line: object }>(
    `with wishes as (
       select customer, product, row_number() over (partition by customer order by product, size, color) as n, size, color
       from unnest($1::uuid[]) as customer,
         lateral (select id from products where is_active order by md5(id::text || customer::text) limit $2) as goods (product),
         unnest('{28,30}'::text[]) as size, unnest('{Black,White}'::text[]) as color
     ), added as (
       insert into basket_items (id, basket_id, product_id, variant_id, quantity)
       select gen_random_uuid(), customer, product, variants.id, 1 + n % 5
       from wishes join variants on product_id = product and variants.size = wishes.size and variants.color = wishes.color
       where n <= $3
       returning id, basket_id, product_id, variant_id, quantity
     )
     select basket_id as customer, json_build_object('id', added.id, 'productId', added.product_id, 'quantity', quantity,
       'selectedSize', size, 'selectedColor', color) as line
     from added join variants on variants.id = variant_id order by added.id`,
    [customers, Math.ceil((orders * linesOfOrder) / 4), orders * linesOfOrder],
  );
  await database.query(`set session_replication_role = origin`);
  // Autovacuum does this within a minute.
  await database.query('vacuum analyze basket_items');
  const linesOf = new Map<string, object[]>(customers.map(customer => [customer, []]));
  for (const { customer, line } of rows) linesOf.get(customer)?.push(line);
  return shops.map(({ customer, cookie }) => {
    const lines = linesOf.get(customer) ?? [];
    return Array.from({ length: Math.floor(lines.length / linesOfOrder) }, (_, at) => ({
      method: 'POST' as const,
      path: '/api/orders',
      headers: { cookie },
      hasKey: true as const,
      body: { customerId: customer, items: lines.slice(at * linesOfOrder, (at + 1) * linesOfOrder) },
    }));
  });
}
