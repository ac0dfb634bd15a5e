import { connect } from '../../../server/src/db/client.ts';

/**
 * Makes a catalogue of so many products out of the demo's: each copied in turn with a number to its name and SKU, with
 * its pictures, sizes, colours and stock.
 */
export async function fillCatalogue(connectionString: string, products: number): Promise<void> {
  const { pool, close } = connect(connectionString);
  try {
    await pool.query(
      `
      with demo as (
        select *, row_number() over (order by id) as place, count(*) over () as number from products where is_active
      ),
      copies as (
        select demo.id as of, uuidv7() as id, copy
        from generate_series(1, $1::int - (select count(*)::int from demo)) as copy
        join demo on demo.place = (copy - 1) % demo.number + 1
      ),
      goods as (
        insert into products (id, name, description, price, cost_price, gender_category, category, sku, image_hash,
          size_set_id, sizes, colors, is_active, manufacturer_id)
        select copies.id, name || ' ' || copy, description, price, cost_price, gender_category, category,
          sku || '-' || copy, image_hash, size_set_id, sizes, colors, is_active, manufacturer_id
        from copies join demo on demo.id = copies.of
        returning id
      ),
      shown as (
        insert into product_pictures (id, product_id, color, position, image_hash)
        select uuidv7(), copies.id, color, position, image_hash
        from copies join product_pictures on product_pictures.product_id = copies.of
        where exists (select from goods where goods.id = copies.id)
      )
      insert into stock_pools (id, product_id, size, color, quantity)
      select uuidv7(), copies.id, size, color, quantity
      from copies join stock_pools on stock_pools.product_id = copies.of
      where exists (select from goods where goods.id = copies.id)
      `,
      [products],
    );
    await pool.query('analyze');
  } finally {
    await close();
  }
}
