import type pg from 'pg';
import { onDatabase } from '../../../server/src/testing/on-database.ts';
import type { Ledger } from './ledger.ts';

type Row = { fault: string };

/** A row that comes back is an error in the books. The capitals are explained at the check below. */
const books: Record<string, string> = {
  'B: an order whose amounts do not add up': `
    select o.order_number as fault from orders o join order_items i on i.order_id = o.id
    group by o.id having o.subtotal <> sum(i.total_price) or o.total <> o.subtotal + o.processing_fee`,
  'B: a changed order without all of its versions, or with another content than the last': `
    select order_number as fault from orders o where version > 1 and (
      version <> (select count(*) from order_versions v where v.order_id = o.id)
      or not exists (select from order_versions v where v.order_id = o.id and v.version = o.version and v.subtotal = o.subtotal
        and v.pieces = (select sum(quantity) from order_items i where i.order_id = o.id)))`,
  'C: an order number given twice': 'select order_number as fault from orders group by 1 having count(*) > 1',
  'C: two orders under one key':
    'select notes as fault from orders where notes is not null group by 1 having count(*) > 1',
  'C: a customer with two users, or two customers of one code': `
    select customer_id::text as fault from users where customer_id is not null group by 1 having count(*) > 1
    union all select customer_id from customers group by 1 having count(*) > 1`,
  'D: an order without lines': `
    select order_number as fault from orders o where not exists (select from order_items i where i.order_id = o.id)`,
  'D: an order without history': `
    select order_number as fault from orders o where not exists (select from order_status_changes c where c.order_id = o.id)`,
  'D: a line without order or product': `
    select i.id::text as fault from order_items i left join orders o on o.id = i.order_id
    left join products p on p.id = i.product_id where o.id is null or p.id is null`,
  'D: stock below zero': 'select id::text as fault from stock_pools where quantity < 0',
  'D: stock that is not the sum of its moves': `
    select product_id::text as fault from (
      select product_id, variant_id, quantity from stock_pools
      union all select product_id, variant_id, -pieces from stock_moves
    ) as booked group by product_id, variant_id having sum(quantity) <> 0`,
};

/** The stock of a product, and the pieces that orders took of it. */
type Taken = { product: string; left: number; taken: number };

const taken = `
  select p.id as product, coalesce((select sum(quantity) from stock_pools where product_id = p.id), 0)::int as left,
    coalesce((select sum(from_stock) from order_items where product_id = p.id), 0)::int as taken
  from products p`;

const acknowledged = `
  select o.notes as key, o.id, o.order_number as "orderNumber", o.subtotal::text, o.total::text, count(i.id)::int as lines
  from orders o join order_items i on i.order_id = o.id where o.notes = any($1) group by o.id`;

async function missing(client: pg.Client, ledger: Ledger): Promise<string[]> {
  const { rows } = await client.query<Record<string, unknown>>(acknowledged, [
    [...ledger.acknowledged.keys()],
  ]);
  const stored = new Map(rows.map(({ key, ...order }) => [key, order]));
  const differs = (key: string, order: object) => {
    const found = stored.get(key);
    return !found || Object.entries(order).some(([name, value]) => found[name] !== value);
  };
  return [...ledger.acknowledged]
    .filter(([key, order]) => differs(key, order))
    .map(
      ([key, { orderNumber }]) =>
        `A: ${orderNumber} was acknowledged and is ${stored.has(key) ? 'another' : 'gone'}`,
    );
}

/**
 * The check after each fault: (A) every acknowledged order is there as it was answered, (B) amounts add up, (C) nothing is
 * doubled, (D) no orphan, no stock below zero, and no stock taken beyond the stock there was. A key without an answer, although the
 * portal is well again, is an order that its shop does not know.
 * @param stock pieces that each product of the market had
 * @returns the faults, one line each
 */
export function checkBooks(databaseUrl: string, ledger: Ledger, stock?: number): Promise<string[]> {
  return onDatabase(databaseUrl, async client => {
    const faults = [...ledger.oddities, ...(await missing(client, ledger))];
    const { length: open } = ledger.open;
    if (open > 0) faults.push(`${open} calls got no answer although the portal was well again`);
    for (const [what, query] of Object.entries(books))
      for (const { fault } of (await client.query<Row>(query)).rows) faults.push(`${what}: ${fault}`);
    const { rows } = await client.query<Taken>(taken);
    for (const { product, left, taken } of rows)
      if (stock !== undefined && left + taken !== stock)
        faults.push(`D: of ${stock} pieces of ${product} ${taken} were taken and ${left} are left`);
    const { rows: strange } = await client.query<Row>(
      'select notes as fault from orders where notes is not null and notes <> all($1)',
      [[...ledger.tried]],
    );
    for (const { fault } of strange) faults.push(`C: nobody placed the order ${fault}`);
    return faults;
  });
}
