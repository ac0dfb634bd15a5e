import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { Claims } from './claims.ts';
import { acquireDataLock } from './data-lock.ts';
import { ownIdentity, type ProcessIdentity } from './process-identity.ts';
import { temporaryFolder } from './run-program.fixture.ts';

const run = promisify(execFile);

async function lockFolder(): Promise<string> {
  return join(await temporaryFolder(), 'lock');
}

/** A lock folder in which someone else has made the one claim. */
async function claimedBy(holder: ProcessIdentity): Promise<Claims> {
  const claims = new Claims(await lockFolder());
  await claims.create(0, {
    token: 'theirs',
    holder,
    since: '2026-11-19T08:30:00.000Z',
    about: 'http://127.0.0.1:3000',
  });
  return claims;
}

async function deadProcess(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('the second process gets an error that names the holder, since when and where it listens', async () => {
  const folder = await lockFolder();
  const lock = await acquireDataLock({ folder, name: '/srv/shop/data' });
  await lock.update({ about: 'http://127.0.0.1:3000' });
  const pattern = new RegExp(
    `^/srv/shop/data is in use by process ${process.pid} \\(started \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC, http://127.0.0.1:3000\\)`,
  );
  await expect(acquireDataLock({ folder, name: '/srv/shop/data' })).rejects.toThrow(pattern);
  await lock.release();
  const next = await acquireDataLock({ folder, name: '/srv/shop/data' });
  expect(next.abandoned).toBeUndefined();
  await next.release();
});

test('the lock of a process that is dead, or whose number another program has now, is taken over', async () => {
  const own = ownIdentity();
  for (const stale of [
    { pid: await deadProcess() },
    { pid: process.ppid, started: 'long ago' },
    { boot: 'the one before' },
  ]) {
    const { folder } = await claimedBy({ ...own, ...stale });
    const lock = await acquireDataLock({ folder, name: folder });
    expect(lock.abandoned?.token).toBe('theirs');
    await lock.release();
  }
});

test('a holder in another container is believed while it sends heartbeats, and dead when it sends none', async () => {
  const claims = await claimedBy({ ...ownIdentity(), host: 'web-1', pid: 7 });
  const path = claims.path(0);
  const beating = setInterval(() => void utimes(path, new Date(), new Date()), 40);
  const { folder } = claims;
  await expect(acquireDataLock({ folder, name: folder, silenceMs: 2_000 })).rejects.toThrow(
    'process 7 on web-1',
  );
  clearInterval(beating);
  const onProgress = vi.fn();
  const lock = await acquireDataLock({ folder, name: folder, silenceMs: 500, onProgress });
  expect(onProgress).toHaveBeenCalledOnce();
  await lock.release();
});

test('a holder that reports it is stopping is waited for', async () => {
  const folder = await lockFolder();
  const first = await acquireDataLock({ folder, name: folder });
  await first.update({ stopping: true });
  const second = acquireDataLock({ folder, name: folder, onProgress: () => void first.release() });
  await (await second).release();
});

test('one in another container that reports it is stopping is waited for as long as it sends heartbeats', async () => {
  const claims = await claimedBy({ ...ownIdentity(), host: 'web-1', pid: 7 });
  const { read } = Claims.prototype;
  const theirs = await claims.read(0);
  if (theirs) await claims.replace(0, { ...theirs, stopping: true });
  let heartbeats = 0;
  // The holder sends a heartbeat before each look at the claim.
  vi.spyOn(Claims.prototype, 'read').mockImplementation(async number => {
    if (heartbeats < 4) await utimes(claims.path(0), ++heartbeats, heartbeats);
    return read.call(claims, number);
  });
  const lock = await acquireDataLock({ folder: claims.folder, name: claims.folder, silenceMs: 0 });
  expect(heartbeats).toBe(4);
  await lock.release();
});

test('a claim that nobody can read any more does not block', async () => {
  const claims = await claimedBy(ownIdentity());
  await run('sh', ['-c', 'printf "{\\"tok" >"$1"', 'sh', claims.path(0)]);
  const lock = await acquireDataLock({ folder: claims.folder, name: claims.folder });
  await lock.release();
});

test('one that looked, then stood still while others came and went, does not get what they have', async () => {
  const claims = await claimedBy({ ...ownIdentity(), pid: await deadProcess() });
  const { folder } = claims;
  const seen = await claims.newest();
  await (await acquireDataLock({ folder, name: folder })).release();
  const holder = await acquireDataLock({ folder, name: folder });

  const late = vi.spyOn(Claims.prototype, 'newest').mockResolvedValueOnce(seen);
  await expect(acquireDataLock({ folder, name: folder })).rejects.toThrow(`process ${process.pid}`);
  late.mockRestore();
  expect((await readdir(folder)).sort()).toEqual(['2']);
  await holder.release();
});

test('however many processes take it from each other, released or abandoned, it has one holder at a time', async () => {
  const folder = await lockFolder();
  const program = new URL('./contender.fixture.ts', import.meta.url).pathname;
  const contenders = Array.from({ length: 4 }, () =>
    run(process.execPath, ['--import', 'tsx', program, folder, '50'], { timeout: 25_000 }),
  );
  const ends = await Promise.all(contenders);
  expect(ends.map(({ stdout }) => stdout)).toEqual(['50', '50', '50', '50']);
  expect((await readdir(folder)).filter(name => name.startsWith('draft-'))).toEqual([]);
});
