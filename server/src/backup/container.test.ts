import { copyFile, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { knownMigrations } from '../db/migrations.ts';
import { contentOf } from '../testing/content.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { startPortal } from '../testing/portal.ts';
import { contain, dataFrame, jsonFrame } from './container.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

let folder: string;
let whole: string;
let empty: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-container-'));
  whole = join(folder, 'whole.backup');
  const portal = await startPortal();
  await portal.shop();
  await takeBackup(portal.databaseUrl, whole, () => {});
  await portal.close();
  empty = await createTestDatabase(inject('postgres'));
});
afterAll(async () => {
  await empty.drop();
  await rm(folder, { recursive: true });
});

let files = 0;
async function copyOfWhole(): Promise<string> {
  const file = join(folder, `${++files}.backup`);
  await copyFile(whole, file);
  return file;
}

const share = async (part: number) => Math.floor((await stat(whole)).size * part);

test.each([0, 0.3, 0.9])('a file that is cut off after %d of it is refused', async part => {
  const file = await copyOfWhole();
  await truncate(file, await share(part));
  await expect(openBackup(file)).rejects.toThrow(/is no backup of Toptan|damaged or was cut off/);
});

test.each([1, 20, 64, 65, 66])('a file that lacks its last %i bytes is refused', async missing => {
  const file = await copyOfWhole();
  await truncate(file, (await stat(whole)).size - missing);
  await expect(openBackup(file)).rejects.toThrow(/damaged or was cut off/);
});

test.each([0.02, 0.25, 0.5, 0.75, 0.9, 0.999])('a bit that is flipped at %d is noticed', async part => {
  const file = await copyOfWhole();
  const handle = await open(file, 'r+');
  const position = await share(part);
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 0x10]), 0, 1, position);
  await handle.close();
  await expect(openBackup(file)).rejects.toThrow(/damaged or was cut off/);
});

test('a file that something was added to is refused', async () => {
  const file = await copyOfWhole();
  await writeFile(file, '\n', { flag: 'a' });
  await expect(openBackup(file)).rejects.toThrow(/damaged or was cut off/);
});

test.each([
  ['', 'is no backup of Toptan'],
  ['PGDMP...', 'is no backup of Toptan'],
  ['toptan-backup\n', 'is no backup of Toptan'],
  ['toptan-backup 2\n...', 'is a backup of format 2; this version of Toptan reads format 1'],
])('what begins with %j is refused', async (text, reason) => {
  const file = await copyOfWhole();
  await writeFile(file, text);
  await expect(openBackup(file)).rejects.toThrow(reason);
});

test('a file that is not there, or a folder, is named', async () => {
  await expect(openBackup(join(folder, 'none'))).rejects.toThrow(/none cannot be read/);
  await expect(openBackup(folder)).rejects.toThrow(/cannot be read/);
});

/** A whole file of parts that no portal wrote. */
async function fileOf(parts: Buffer[]): Promise<string> {
  const file = join(folder, `${++files}.backup`);
  async function* frames() {
    yield* parts;
  }
  for await (const bytes of contain(frames())) await writeFile(file, bytes, { flag: 'a' });
  return file;
}

const header = (level: string[]) => jsonFrame({ takenAt: new Date().toISOString(), level, sequences: [] });
const known = () => header(knownMigrations());

test.each([
  ['newer', [...knownMigrations(), 'f'.repeat(64)]],
  ['older', knownMigrations().slice(0, -1)],
  ['other', ['f'.repeat(64)]],
])('the backup of a version with %s tables is refused', async (_, level) => {
  await expect(openBackup(await fileOf([header(level)]))).rejects.toThrow(
    /^The backup was taken by another version.*$/,
  );
});

const image = jsonFrame({ table: 'images', columns: ['hash', 'width', 'height'] });
const rows = (text: string) => dataFrame(Buffer.from(text));

test.each([
  ['rows that do not match their digest', [image, rows('a\t1\t1\n'), jsonFrame({ rows: 1, sha256: 'no' })]],
  ['fewer tables than it declares', [jsonFrame({ tables: 3 })]],
  ['rows that break a rule', [image, rows('a\t1\t\\N\n'), jsonFrame({ rows: 1, sha256: 'no' })]],
  ['rows of the wrong kind', [image, rows('a\tone\t1\n'), jsonFrame({ rows: 1, sha256: 'no' })]],
  ['a table that is not known', [jsonFrame({ table: 'pg_authid', columns: ['rolname'] })]],
  ['no end', [image, rows('a\t1\t1\n')]],
])('a backup with %s is refused, and nothing of it stays', async (_, parts) => {
  const before = await contentOf(empty.url);
  const file = await fileOf([known(), ...parts]);
  const attempt = restoreBackup(empty.url, await openBackup(file), () => {});
  await expect(attempt).rejects.toThrow(/backup|backed up/);
  expect(await contentOf(empty.url)).toEqual(before);
});

test('a database on which a restore has failed takes the next one', async () => {
  const { url, drop } = await createEmptyDatabase(inject('postgres'));
  onTestFinished(drop);
  const broken = await openBackup(await fileOf([known(), image, rows('a\t1\t1\n')]));
  await expect(restoreBackup(url, broken, () => {})).rejects.toThrow('not built as this version expects');
  await restoreBackup(url, await openBackup(whole), () => {});
  expect((await contentOf(url))['customers']).toMatch(/^1 /);
});
