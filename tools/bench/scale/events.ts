import type { Case } from '../load/cases.ts';
import type { Call } from '../load/plan.ts';
import type { Stage } from '../load/stage.ts';

/** Orders that are prepared for one round, over all connections. */
const ordersPrepared = 8_000;

/** Notes of the orders that are made to be deleted; some of them outlast their round. */
export const toBeDeleted = 'to be deleted';

const share = <Row>(rows: readonly Row[], connections: number) =>
  Array.from({ length: connections }, (_, at) => rows.filter((_row, place) => place % connections === at));

/** Staff brings recent orders of all shops from one status into the next, each connection others. */
export const changingStatus = ({ admin, rowsOf }: Stage): Case => ({
  name: 'change a status',
  isEndless: true,
  async prepare(connections) {
    const orders = await rowsOf<{ id: string }>(
      `select id from (select id from orders where status <> 'cancelled' order by created_at desc limit 2000) as recent order by md5(id::text)`,
    );
    const to =
      (status: string) =>
      (order: { id: string }): Call => ({
        method: 'PUT',
        path: `/api/orders/${order.id}/status`,
        headers: { cookie: admin.cookie },
        body: { status },
      });
    return share(orders, connections).map(own => [...own.map(to('confirmed')), ...own.map(to('shipped'))]);
  },
});

/** Staff deletes many orders at once, one call for each: copies of recent orders, with their lines and histories. */
export const deleting = ({ admin, database, rowsOf }: Stage): Case => ({
  name: 'delete an order',
  isEndless: false,
  async prepare(connections) {
    await database.query(
      `delete from orders where notes = '${toBeDeleted}' and created_at > now() - interval '1 day'`,
    );
    const copies = await rowsOf<{ id: string; source: string }>(
      `with sources as (
         select orders.*, gen_random_uuid() as copy, nextval('order_numbers')::text as number
         from (select * from orders where status = 'delivered' order by created_at desc limit $1) as orders
       ), copied as (
         insert into orders (id, order_number, customer_id, status, subtotal, total, manufacturer_id, notes)
         select copy, 'TPT-' || to_char(now() at time zone 'Europe/Istanbul', 'YY') || '-' || lpad(number, greatest(5, length(number)), '0'), customer_id, status, subtotal, total,
           manufacturer_id, '${toBeDeleted}'
         from sources
       ) select copy as id, id as source from sources`,
      [ordersPrepared],
    );
    const pairs = [copies.map(copy => copy.id), copies.map(copy => copy.source)];
    await database.query(
      `insert into order_items (id, order_id, position, product_id, variant_id, product_name, quantity, unit_price, total_price)
       select gen_random_uuid(), pair.id, position, product_id, variant_id, product_name, quantity, unit_price, total_price
       from unnest($1::uuid[], $2::uuid[]) as pair (id, source) join order_items on order_id = source`,
      pairs,
    );
    await database.query(
      `insert into order_status_changes (id, order_id, status, created_at)
       select gen_random_uuid(), pair.id, status, created_at
       from unnest($1::uuid[], $2::uuid[]) as pair (id, source) join order_status_changes on order_id = source`,
      pairs,
    );
    const calls = copies.map(
      ({ id }): Call => ({ method: 'DELETE', path: `/api/orders/${id}`, headers: { cookie: admin.cookie } }),
    );
    return share(calls, connections);
  },
});
