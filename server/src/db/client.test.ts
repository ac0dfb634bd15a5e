import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { type Connection, connect, type Queryable } from './client.ts';

let connection: Connection;
beforeEach(() => {
  connection = connect(inject('postgres'), 1);
});
afterEach(() => connection.close());

const answers = async (db: Queryable) => (await db.execute(sql`select 1`)).rowCount;

test('a connection that breaks as a transaction begins gives its place to another', async () => {
  connection.pool.once('acquire', client => Reflect.get(client, 'connection').stream.destroy());
  await expect(connection.db.transaction(answers)).rejects.toThrow('Connection terminated');
  expect(await connection.db.transaction(answers)).toBe(1);
});

test('a connection that breaks between two queries of a transaction says so and is replaced', async () => {
  const work = connection.db.transaction(async tx => {
    // It ends with the connection on which it is asked.
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => null);
    await tx.execute(sql`select 1`);
  });
  // In PostgreSQL's words, or in those of the socket that is written to before they are read.
  await expect(work).rejects.toThrow(/terminat|EPIPE|ECONNRESET/);
  expect(await answers(connection.db)).toBe(1);
});

test('a transaction that fails is rolled back and gives its connection back', async () => {
  await expect(
    connection.db.transaction(async tx => {
      await tx.execute(sql`create temporary table half (made integer)`);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  const { rows } = await connection.db.execute(sql`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
  expect(connection.pool.totalCount).toBe(1);
});

test('what is read is prepared, and an edit, which is worded by its columns, is not', async () => {
  // Other tests of this process may have given all names away.
  vi.resetModules();
  const { connect: connectAnew } = await import('./client.ts');
  const { db, pool, close } = connectAnew(inject('postgres'), 1);
  await db.execute(sql`create temporary table products (id integer, name text)`);
  await db.execute(sql`select name from products where id = ${1}`);
  await db.execute(sql`update "products" set name = ${'Kot'}`);
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  const prepared = rows.map(({ statement }) => statement.split(' ')[0]);
  expect(prepared).toContain('select');
  expect(prepared).not.toContain('update');
  await close();
});
