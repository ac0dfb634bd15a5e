import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './testing/databases.ts';
import { onDatabase } from './testing/on-database.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

test('a start that cannot listen creates no administrator, whose password the next start could not print', async () => {
  const { url, drop } = await createTestDatabase(inject('postgres'));
  onTestFinished(drop);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;

  const server = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', main], {
    // An address with a user has a host where it is a setting.
    env: {
      ...process.env,
      DATABASE_URL: `${url.replace('//toptan@', '//')}&user=toptan`,
      PORT: String(port),
    },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', data => {
      printed += data;
    });
  const [code] = await once(server, 'close');

  expect(printed).toBe(`Port ${port} is in use: set PORT to a free one.\n`);
  expect(code).toBe(1);
  const { rows } = await onDatabase(url, client => client.query('select from users'));
  expect(rows).toHaveLength(0);
});
