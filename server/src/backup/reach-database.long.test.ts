import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { temporaryParent } from '../db/embedded/throwaway.ts';
import { migrate } from '../db/migrate.ts';
import { contentOf, notBackedUp } from '../testing/content.ts';
import { onDatabase } from '../testing/on-database.ts';
import { fillDatabase, readDatabase } from './reach-database.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

const silent = () => {};
let folder: string;
let source: Config;

const settings = (name: string) => readConfig({ DATA_DIR: join(folder, name) });

async function onEmbedded<Result>(
  { DATA_DIR }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase({ dataDir: DATA_DIR, durability: 'off-for-tests' });
  try {
    return await work(database.connectionString);
  } finally {
    await database.stop();
  }
}

const product = `insert into products (id, name, price) select gen_random_uuid(), repeat('Gömlek', 20), 9.90 from generate_series(1, 500)`;

const query = (url: string, text: string) => onDatabase(url, client => client.query(text));

beforeAll(async () => {
  folder = await mkdtemp(join(await temporaryParent(), 'toptan-embedded-backup-'));
  await chmod(folder, 0o711);
  source = settings('source');
});
afterAll(() => rm(folder, { recursive: true }));

test('an embedded database is backed up while it runs and while it does not, and restored into another', async () => {
  const [running, resting] = [join(folder, 'running.backup'), join(folder, 'resting.backup')];
  const content = await onEmbedded(source, async url => {
    await migrate(url);
    await query(url, product);
    await readDatabase(source, silent, reached => {
      expect(reached, 'through the PostgreSQL that runs').toBe(url);
      return takeBackup(reached, running, silent).then(silent);
    });
    await expect(fillDatabase(source, silent, async () => {})).rejects.toThrow(/is in use by process/);
    return contentOf(url, notBackedUp);
  });
  await readDatabase(source, silent, async url => {
    await takeBackup(url, resting, silent);
  });

  const target = settings('target');
  for (const file of [running, resting]) {
    const backup = await openBackup(file);
    await fillDatabase(target, silent, async url => {
      await restoreBackup(url, backup, silent);
      expect(await contentOf(url, notBackedUp)).toEqual(content);
    });
    await rm(target.DATA_DIR, { recursive: true });
  }
});

test('a server is reached past what stands between', async () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://toptan@pgbouncer/toptan',
    DATABASE_DIRECT_URL: 'postgres://toptan@postgres/toptan',
  });
  const reached: string[] = [];
  const note = async (url: string) => {
    reached.push(url);
  };
  await readDatabase(config, silent, note);
  await fillDatabase(config, silent, note);
  await readDatabase(readConfig({ DATABASE_URL: 'postgres://toptan@postgres/toptan' }), silent, note);
  expect(reached).toEqual(Array(3).fill('postgres://toptan@postgres/toptan'));
});

test('where there is no database, none is made for a backup', async () => {
  await expect(readDatabase(settings('nowhere'), silent, async () => {})).rejects.toThrow(
    /^There is no database in .*nowhere/,
  );
});

test('a page that the disk has altered is reported, and leaves no backup', async () => {
  const damaged = settings('damaged');
  const page = await onEmbedded(damaged, async url => {
    await migrate(url);
    await query(url, product);
    const { rows } = await query(
      url,
      `select current_setting('data_directory') || '/' || pg_relation_filepath('products') as path`,
    );
    return String(rows[0]?.path);
  });
  const handle = await open(page, 'r+');
  onTestFinished(() => handle.close());
  await handle.write(Buffer.from([0x5a]), 0, 1, 8192 + 7000);
  await onEmbedded(damaged, async url => {
    await expect(takeBackup(url, join(folder, 'damaged.backup'), silent)).rejects.toThrow(
      /^The database is damaged \(invalid page in block 1 .*\); nothing was backed up\./,
    );
  });
});
