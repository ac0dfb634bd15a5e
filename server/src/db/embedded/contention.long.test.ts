import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Claims } from './claims.ts';
import { ownIdentity } from './process-identity.ts';
import { Program, query, serverOf, until, usedDataDir } from './run-program.fixture.ts';

test('a second program on the same data directory ends with one line that names the holder', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  const url = await first.waitFor('ready');
  first.send('describe http://127.0.0.1:3000');
  await first.waitFor('described');
  const second = new Program({ dataDir });
  const line = await second.waitFor('refused');
  expect(line).toContain(`${dataDir} is in use by process ${first.child.pid} (started 2`);
  expect(line).toContain('http://127.0.0.1:3000');
  expect(line).not.toContain('\n');
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('of programs that start at once over the lock of a killed one, one runs and the others get an error', async () => {
  const dataDir = await usedDataDir();
  const killed = new Program({ dataDir });
  await killed.waitFor('ready');
  await killed.kill();
  const programs = [1, 2, 3].map(() => new Program({ dataDir }));
  const has = (program: Program, event: string) =>
    program.messages.some(happening => happening.event === event);
  await until(() => programs.every(program => has(program, 'ready') || has(program, 'refused')));
  const [winner, ...more] = programs.filter(program => has(program, 'ready'));
  expect(more).toEqual([]);
  for (const loser of programs.filter(program => program !== winner)) {
    expect(await loser.waitFor('refused')).toContain(`process ${winner?.child.pid}`);
  }
  expect(winner && (await query(await winner.waitFor('ready'), 'SELECT id FROM orders'))).toEqual([]);
});

test('a start while another program is stopping waits for it', async () => {
  const dataDir = await usedDataDir();
  const first = new Program({ dataDir });
  await first.waitFor('ready');
  first.child.kill('SIGSTOP');
  first.send('stop');
  const claims = new Claims(join(dataDir, 'lock'));
  const newest = await claims.newest();
  if (newest) await claims.replace(newest.number, { ...newest.claim, stopping: true });
  const second = new Program({ dataDir });
  expect(await second.waitFor('progress')).toContain(`process ${first.child.pid}`);
  first.child.kill('SIGCONT');
  await first.waitFor('stopped');
  await second.waitFor('ready');
});

test('a program that stood still and lost its data directory to another writes nothing more', async () => {
  const dataDir = await usedDataDir();
  const program = new Program({ dataDir });
  await program.waitFor('ready');
  const claims = new Claims(join(dataDir, 'lock'));
  const number = Number((await readdir(claims.folder))[0]);
  const holder = { ...ownIdentity(), host: 'web-2', pid: 7 };
  await claims.create(number + 1, { token: 'theirs', holder, since: new Date().toISOString() });
  await claims.remove(number);
  expect(await program.waitFor('unexpected')).toContain('process 7 on web-2');
  await until(async () => (await serverOf(dataDir)) === undefined);
  expect((await claims.newest())?.claim.token).toBe('theirs');
});
