import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { contentOf } from '../testing/content.ts';
import { createEmptyDatabase, databaseNamed } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { DatabaseError, unsupportedReason, withSingleConnection } from './single-connection.ts';

const unique = () => `migrate_${randomBytes(6).toString('hex')}`;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes an empty database, which is dropped with the test. */
async function emptyDatabase(options = ''): Promise<string> {
  const { url, drop } = await createEmptyDatabase(inject('postgres'), options);
  onTestFinished(drop);
  return url;
}

test('servers that start at the same time take turns', async () => {
  const url = await emptyDatabase();
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await migrate(url);
});

async function expectOneLine(attempt: Promise<void>, message: RegExp): Promise<void> {
  await expect(attempt).rejects.toThrow(DatabaseError);
  await expect(attempt).rejects.toThrow(message);
  await expect(attempt).rejects.not.toThrow(/\n/);
}

test.each(['127.0.0.1', 'localhost', 'no-such-host.invalid'])(
  'a server at %s that does not answer is named as such',
  async host => {
    await expectOneLine(
      migrate(`postgres://toptan:sesame@${host}:1/toptan`),
      /^The database cannot be reached: (?!.*sesame).+/,
    );
  },
);

test('a database that is not there is named', async () => {
  await expectOneLine(
    migrate(databaseNamed(inject('postgres'), 'nowhere')),
    /^The database cannot be reached: .*nowhere/,
  );
});

test('a database of another encoding is refused', async () => {
  const url = await emptyDatabase(`encoding 'SQL_ASCII' locale 'C' locale_provider libc`);
  await expectOneLine(migrate(url), /SQL_ASCII: create one with the encoding UTF8/);
});

test('a user who may not create tables gets one line', async () => {
  const url = await emptyDatabase();
  const role = unique();
  await onServer(`create role ${role}`);
  onTestFinished(() => onServer(`drop role ${role}`));
  const asRole = `${url}${url.includes('?') ? '&' : '?'}options=-c%20role%3D${role}`;
  await expectOneLine(migrate(asRole), /^The database cannot be prepared: permission denied/);
});

test('a database with the tables of another version is left as it is, and reported', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await withSingleConnection(url, 'test', async client => {
    await client.query(`update drizzle.__drizzle_migrations set hash = repeat('f', 64)`);
  });
  const before = await contentOf(url);
  await expectOneLine(migrate(url), /^The database has the tables of another version of Toptan/);
  expect(await contentOf(url)).toEqual(before);
});

test("a database with somebody else's tables is left as it is, and reported", async () => {
  const url = await emptyDatabase();
  await withSingleConnection(url, 'test', async client => {
    await client.query('create table products (id int)');
  });
  await expectOneLine(migrate(url), /^The database has tables that are not those of Toptan/);
  await withSingleConnection(url, 'test', async client => {
    const { rows } = await client.query(`select to_regnamespace('drizzle') as schema`);
    expect(rows).toEqual([{ schema: null }]);
  });
});

test('servers that are too old are refused', () => {
  const facts = { version: 140_012, versionName: '14.12 (Debian 14.12-1)', encoding: 'UTF8' };
  expect(unsupportedReason(facts)).toBe('PostgreSQL 15 or newer is needed; this is 14.12 (Debian 14.12-1).');
  expect(unsupportedReason({ ...facts, version: 150_000 })).toBeNull();
});
