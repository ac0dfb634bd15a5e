import Fastify from 'fastify';
import pg from 'pg';

/**
 * The best possible speed: Fastify and pg with bare SQL, without a session, checks or features. Prints the address it listens on.
 */
// The pool has the name of the portal's connections, so that PostgreSQL's work for them is counted.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  application_name: 'toptan',
});
// The database may end first.
pool.on('error', () => process.exit(0));

const rowsOf = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query({ name, text, values })).rows;

const productColumns =
  'id, name, description, price, gender_category, category, sku, image_hash, sizes, colors, is_active, created_at';

const app = Fastify();
app.get('/alone', async () => ({ ok: true }));

const [{ id }] = await rowsOf('some', 'select id from products order by md5(id::text) limit 1');
app.get('/row', async () => (await rowsOf('row', 'select * from products where id = $1', [id]))[0]);

app.get('/list', () =>
  rowsOf('list', `select ${productColumns} from products where is_active order by id desc limit 50`),
);

app.get<{ Querystring: { q: string } }>('/search', ({ query }) =>
  rowsOf(
    'search',
    `select ${productColumns} from products where is_active and (name ilike $1 or description ilike $1 or sku ilike $1)
     order by id desc limit 50`,
    [`%${query.q}%`],
  ),
);

app.get('/orders', () =>
  rowsOf(
    'orders',
    `select orders.id, order_number, orders.created_at, orders.status, total, company_name, lines, pieces
     from (select * from orders order by created_at desc, id desc limit 50) as orders
       join customers on customers.id = orders.customer_id,
       lateral (select count(*) as lines, sum(quantity) as pieces from order_items where order_id = orders.id) as sums
     order by orders.created_at desc, orders.id desc`,
  ),
);

type Line = { productId: string; quantity: number; selectedSize: string; selectedColor: string };

app.post<{ Body: Line & { customerId: string } }>('/basket', async ({ body }) => {
  const [line] = await rowsOf(
    'add',
    `insert into basket_items (id, basket_id, product_id, variant_id, quantity)
     select gen_random_uuid(), $1, $2, id, $3 from variants where product_id = $2 and size = $4 and color = $5
     on conflict (basket_id, variant_id)
       do update set quantity = basket_items.quantity + excluded.quantity
     returning *`,
    [body.customerId, body.productId, body.quantity, body.selectedSize, body.selectedColor],
  );
  return line;
});

app.get<{ Params: { customer: string } }>('/basket/:customer', ({ params }) =>
  rowsOf(
    'basket',
    `select basket_items.*, size, color, name, price, image_hash, products.is_active
     from basket_items join products on products.id = product_id join variants on variants.id = variant_id
     where basket_id = $1 order by basket_items.id`,
    [params.customer],
  ),
);

/** The statements of order.sql, for lines that are in a basket. */
app.post<{ Body: { customerId: string; items: (Line & { id: string })[] } }>('/order', async ({ body }) => {
  const { customerId, items } = body;
  const products = items.map(({ productId }) => productId);
  const client = await pool.connect();
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows;
  try {
    await client.query('begin');
    await run('customer', 'select is_active from customers where id = $1 for key share', [customerId]);
    await run('goods', 'select name, price from products where id = any($1) order by id for key share', [
      products,
    ]);
    await run(
      'take',
      `update stock_pools set quantity = greatest(0, stock_pools.quantity - 1) where id in (
         select stock_pools.id from unnest($1::uuid[], $2::text[], $3::text[]) as line (product, size, color)
           join variants on product_id = product and variants.size = line.size and variants.color = line.color
           join stock_pools on stock_pools.product_id = product and variant_id = variants.id
         order by 1 for update of stock_pools)`,
      [products, items.map(line => line.selectedSize), items.map(line => line.selectedColor)],
    );
    const [order] = await run(
      'order',
      `insert into orders (id, order_number, customer_id, subtotal, total)
       values (gen_random_uuid(), 'PGB-' || nextval('order_numbers'), $1, 100, 125) returning id`,
      [customerId],
    );
    await run(
      'lines',
      `insert into order_items (id, order_id, position, product_id, variant_id, product_name, quantity, unit_price, total_price)
       select gen_random_uuid(), $1, position, product, variants.id, 'Keten', quantity, 20, 20 * quantity
       from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[]) with ordinality as line (product, quantity, size, color, position)
         join variants on product_id = product and variants.size = line.size and variants.color = line.color`,
      [
        order.id,
        products,
        items.map(line => line.quantity),
        items.map(line => line.selectedSize),
        items.map(line => line.selectedColor),
      ],
    );
    await run(
      'status',
      `insert into order_status_changes (id, order_id, status) values (gen_random_uuid(), $1, 'pending')`,
      [order.id],
    );
    await run('empty', 'delete from basket_items where id = any($1)', [items.map(line => line.id)]);
    await client.query('commit');
    return order;
  } finally {
    client.release();
  }
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));
