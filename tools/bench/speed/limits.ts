import Fastify from 'fastify';
import pg from 'pg';

/**
 * What could be had at best: Fastify and pg with bare SQL, without a session, checks or features. Prints where it listens.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
// The database may end first.
pool.on('error', () => process.exit(0));
const { rows: some } = await pool.query('select id from products order by md5(id::text) limit 1');
const id: string = some[0].id;

const app = Fastify();
app.get('/alone', async () => ({ ok: true }));
app.get('/row', async () => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'select * from products where id = $1',
    values: [id],
  });
  return rows[0];
});
app.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select id, name, description, price, gender_category, category, sku, image_hash, sizes, colors, is_active, created_at
      from products where is_active order by id desc limit 50`,
  });
  return rows;
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));
