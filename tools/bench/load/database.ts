import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startEmbeddedDatabase } from '../../../server/src/db/embedded/embedded-database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { onDatabase } from '../../../server/src/testing/on-database.ts';

/** A PostgreSQL with full durability that databases to measure are made in. */
export type Cluster = {
  name: 'embedded' | 'server';
  /** The URL of a database that exists, for statements on the cluster. */
  url: string;
  urlOf(database: string): string;
  stop(): Promise<void>;
};

/** The drivers connect beside the portal, pgbench 64 times over. */
const connectionsMax = 200;

// A URL with a user and no host is none for the URL standard; the socket's folder in the query wins over the host.
const urlOf = ({ connectionString }: { connectionString: string }) =>
  connectionString.replace('@/', '@localhost/');

async function startLarge(dataDir: string) {
  const narrow = await startEmbeddedDatabase({ dataDir });
  await onDatabase(urlOf(narrow), client =>
    client.query(`alter system set max_connections = ${connectionsMax}`),
  );
  await narrow.stop();
  return startEmbeddedDatabase({ dataDir });
}

/** The server in `DATABASE_URL`, or else an embedded one in a folder, which stays. */
export async function openCluster(folder: string): Promise<Cluster> {
  const given = process.env['DATABASE_URL'];
  await mkdir(folder, { recursive: true });
  const embedded = given ? undefined : await startLarge(resolve(folder));
  const base = given ?? (embedded ? urlOf(embedded) : '');
  return {
    name: given ? 'server' : 'embedded',
    url: base,
    urlOf(database) {
      const url = new URL(base);
      url.pathname = `/${database}`;
      return url.href;
    },
    stop: async () => embedded?.stop(),
  };
}

const fillText = readFileSync(new URL('../scale/fill.sql', import.meta.url), 'utf8');

/**
 * Brings a database up to date and fills it, unless it is filled.
 * @param share 1: a million orders
 */
export async function fill(url: string, share: number): Promise<void> {
  await migrate(url);
  await onDatabase(url, async client => {
    const { rowCount } = await client.query('select from products limit 1');
    if (rowCount) return;
    await client.query(`select set_config('scale.share', $1, false)`, [String(share)]);
    await client.query(fillText);
    await client.query('vacuum (analyze)');
  });
}

/**
 * Makes a database of a part of the full size, unless it is there, and brings it up to date.
 * @param share 1: a million orders
 * @returns its connection string
 */
export async function fillDatabase(cluster: Cluster, name: string, share: number): Promise<string> {
  const url = cluster.urlOf(name);
  await onDatabase(cluster.url, async client => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  });
  await fill(url, share);
  return url;
}
