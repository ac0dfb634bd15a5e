import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Outcome } from '../load/plan.ts';
import { percentile } from '../percentile.ts';

const script = fileURLToPath(new URL('order.sql', import.meta.url));
const installed = '/usr/lib/postgresql';

/** pgbench of `PATH`, or of Debian's newest PostgreSQL. */
function findPgbench(): string {
  const versions = existsSync(installed)
    ? readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return versions.map(version => join(installed, version, 'bin/pgbench')).find(existsSync) ?? 'pgbench';
}

/** Numbers shops and products, so that pgbench can draw some. */
export async function prepareOrders(database: pg.Client): Promise<{ shops: number; products: number }> {
  await database.query(`
    drop table if exists bench_shops, bench_goods;
    create table bench_shops as select row_number() over (order by id) as n, id from customers;
    create table bench_goods as select row_number() over (order by id) as n, id from products;
    alter table bench_shops add primary key (n);
    alter table bench_goods add primary key (n);
    analyze bench_shops, bench_goods`);
  const { rows } = await database.query(
    'select (select max(n)::int from bench_shops) as shops, (select max(n)::int from bench_goods) as products',
  );
  return rows[0];
}

/** Milliseconds that each transaction took: pgbench writes a file for each thread, with microseconds in the third column. */
async function readTimes(folder: string): Promise<number[]> {
  const files = await readdir(folder);
  const logs = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')));
  const lines = logs.flatMap(log => log.trimEnd().split('\n'));
  return lines.map(line => Number(line.split(' ')[2]) / 1000);
}

/** Places orders as plain SQL by so many clients, each with a durable commit. */
export async function placeByPgbench(
  url: string,
  { shops, products }: { shops: number; products: number },
  clients: number,
  seconds: number,
): Promise<Outcome> {
  const numbers = ['-D', `shops=${shops}`, '-D', `products=${products}`];
  const duration = String(Math.ceil(seconds));
  const folder = await mkdtemp(join(tmpdir(), 'toptan-pgbench-'));
  const { stdout } = await promisify(execFile)(findPgbench(), [
    ...['-n', '-M', 'prepared', '-f', script, '-c', String(clients), '-j', '2', '-T', duration],
    ...['--log', '--log-prefix', join(folder, 'times')],
    ...numbers,
    url,
  ]);
  const times = await readTimes(folder);
  await rm(folder, { recursive: true });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  return {
    rate: number(/tps = ([\d.]+)/),
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    calls: number(/actually processed: (\d+)/),
    errors: number(/failed transactions: (\d+)/),
    driving: Number.NaN,
  };
}
