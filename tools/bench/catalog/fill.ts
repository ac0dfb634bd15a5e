import { withSingleConnection } from '../../../server/src/db/single-connection.ts';

/**
 * Makes a catalogue of so many products out of the demo's: each copied in turn with a number to its name and SKU, with
 * its pictures, sizes, colors, packs and stock.
 */
export async function fillCatalogue(connectionString: string, products: number): Promise<void> {
  await withSingleConnection(connectionString, 'bench', async client => {
    await client.query(
      'create temporary table copies as select id as of, id, 0 as copy from products limit 0',
    );
    await client.query(
      `insert into copies
       with demo as (
         select id, row_number() over (order by id) as place, count(*) over () as number from products where is_active
       )
       select demo.id, uuidv7(), copy
       from generate_series(1, $1::int - (select count(*)::int from demo)) as copy
       join demo on demo.place = (copy - 1) % demo.number + 1`,
      [products],
    );
    await client.query(`
      insert into products (id, name, description, price, cost_price, gender_category, category, sku, image_hash,
        size_set_id, sizes, colors, is_active, manufacturer_id, sells, supply, created_at)
      select copies.id, name || ' ' || copy, description, price, cost_price, gender_category, category,
        sku || '-' || copy, image_hash, size_set_id, sizes, colors, is_active, manufacturer_id, sells, supply, created_at
      from copies join products on products.id = copies.of;
      insert into product_pictures (id, product_id, color, position, image_hash)
      select uuidv7(), copies.id, color, position, image_hash
      from copies join product_pictures on product_pictures.product_id = copies.of;
      insert into stock_pools (id, product_id, variant_id, quantity)
      select uuidv7(), copies.id, mine.id, quantity
      from copies join stock_pools on stock_pools.product_id = copies.of
        left join variants as theirs on theirs.id = stock_pools.variant_id
        left join variants as mine on mine.product_id = copies.id
          and mine.size is not distinct from theirs.size and mine.color is not distinct from theirs.color
          and theirs.id is not null;
      insert into stock_moves (product_id, variant_id, pieces)
      select product_id, variant_id, quantity from stock_pools join copies on copies.id = product_id where quantity <> 0;
      create temporary table packs_copied as
      select packs.id as of, uuidv7() as id, copies.id as product_id
      from copies join packs on packs.product_id = copies.of where replaced_by_id is null;
      insert into packs (id, product_id, position, name, unit, mixed, pieces, is_active)
      select packs_copied.id, packs_copied.product_id, position, name, unit, mixed, pieces, is_active
      from packs_copied join packs on packs.id = packs_copied.of;
      insert into pack_lines (pack_id, position, product_id, mixed, size, variant_id, ratio)
      select packs_copied.id, position, packs_copied.product_id, mixed, pack_lines.size, mine.id, ratio
      from packs_copied join pack_lines on pack_lines.pack_id = packs_copied.of
        left join variants as theirs on theirs.id = pack_lines.variant_id
        left join variants as mine on mine.product_id = packs_copied.product_id
          and mine.size is not distinct from theirs.size and mine.color is not distinct from theirs.color
          and theirs.id is not null;
      analyze`);
  });
}
