import { withSingleConnection } from '../../../server/src/db/single-connection.ts';

/** Copies the demo's orders, each in turn with its lines and history under a number of its own, until there are so many. */
export async function fillOrders(connectionString: string, orders: number): Promise<void> {
  await withSingleConnection(connectionString, 'bench', async client => {
    await client.query('create temporary table copies as select id as source, id from orders limit 0');
    await client.query(
      `insert into copies
     with demo as (select id, row_number() over (order by id) as place, count(*) over () as number from orders)
     select demo.id, uuidv7() from generate_series(1, $1::int - (select count(*)::int from orders)) as copy
     join demo on demo.place = (copy - 1) % demo.number + 1`,
      [orders],
    );
    await client.query(`
    alter table orders disable trigger user;
    insert into orders (id, order_number, customer_id, status, subtotal, processing_fee, total, manufacturer_id, notes, created_at, updated_at)
      select copies.id, 'TPT-26-' || nextval('order_numbers'), customer_id, status, subtotal, processing_fee, total, manufacturer_id, notes, created_at, updated_at
      from copies join orders on orders.id = source;
    alter table orders enable trigger user;
    insert into order_items (id, order_id, position, product_id, variant_id, product_name, sku, quantity, unit_price, total_price, selected_size, selected_color, from_stock, shipped, cancelled, stock_pool_id)
      select uuidv7(), copies.id, position, product_id, variant_id, product_name, sku, quantity, unit_price, total_price, selected_size, selected_color, from_stock, shipped, cancelled, stock_pool_id
      from copies join order_items on order_id = source;
    insert into order_status_changes (id, order_id, status, created_at, user_id)
      select uuidv7(), copies.id, status, created_at, user_id
      from copies join order_status_changes on order_id = source;
    analyze`);
  });
}
