import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { onDatabase } from '../testing/on-database.ts';
import { type Connection, connect, type Queryable } from './client.ts';
import { prepared } from './prepared.ts';

let connection: Connection;
beforeEach(() => {
  connection = connect(inject('postgres'), { maxConnections: 1 });
});
afterEach(() => connection.close());

const answers = async (db: Queryable) => (await db.execute(sql`select 1`)).rowCount;

test('a connection that breaks as a transaction begins gives its place to another', async () => {
  connection.pool.once('acquire', client => Reflect.get(client, 'connection').stream.destroy());
  await expect(connection.db.transaction(answers)).rejects.toThrow('Connection terminated');
  expect(await connection.db.transaction(answers)).toBe(1);
});

test('a connection that breaks between two queries of a transaction is reported and replaced', async () => {
  const work = connection.db.transaction(async tx => {
    // The statement ends the connection on which it runs.
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => null);
    await tx.execute(sql`select 1`);
  });
  // The message is PostgreSQL's, or that of the socket when it is written to before PostgreSQL's is read.
  await expect(work).rejects.toThrow(/terminat|EPIPE|ECONNRESET/);
  expect(await answers(connection.db)).toBe(1);
});

test('a connection that PostgreSQL ends while its transaction does something else gives its place to another', async () => {
  let end = () => {};
  const elsewhere = new Promise<void>(resolve => {
    end = resolve;
  });
  const work = connection.db.transaction(async tx => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await onDatabase(inject('postgres'), client =>
      client.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
    );
    await elsewhere;
  });
  expect(await answers(connection.db)).toBe(1);
  end();
  await expect(work).rejects.toThrow(/terminat/);
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

test.each([
  [true, ['named']],
  [false, []],
])('a prepared statement has its name where names are used (%s)', async (hasNames, names) => {
  const { db, pool, close } = connect(inject('postgres'), { maxConnections: 1, hasNames });
  const one = prepared('named', db => db.select({ one: sql`1` }).from(sql`(select) as nothing`));
  await one(db).execute();
  await db.transaction(tx => tx.transaction(inner => one(inner).execute()));
  const { rows } = await pool.query('select name from pg_prepared_statements');
  expect(rows.map(({ name }) => name)).toEqual(names);
  await close();
});
