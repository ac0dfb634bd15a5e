import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { onDatabase } from '../../../server/src/testing/on-database.ts';
import type { Fault } from '../fault.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { until } from '../rig/until.ts';

/** Products of a file. */
const rows = 400;

/** Milliseconds of applying before a kill, at most. */
const longestRunMs = 1_200;

type Books = { products: number; applied: number; events: number };

/** The traces of a file: its products, its applied rows, and the events of the two. */
const booksOf = (url: string, word: string) =>
  onDatabase(url, async client => {
    const { rows: found } = await client.query<Books>(
      `select (select count(*)::int from products where sku like $1) as products,
         (select count(*)::int from import_rows where applied_at is not null and cells ->> 0 like $1) as applied,
         (select count(*)::int from events where topic = 'products' and subject like $1) as events`,
      [`${word}-%`],
    );
    return found[0] ?? { products: 0, applied: 0, events: 0 };
  });

/** Sends a file, has it checked, and begins to apply it. @returns the address of the import */
async function begin(server: Server, cookie: string, word: string): Promise<string> {
  const form = new FormData();
  const lines = Array.from({ length: rows }, (_, at) => `${word}-${at};Ceket ${word} ${at};100`);
  form.append('kind', 'products');
  form.append('file', new Blob([['Kod;Ad;Fiyat', ...lines].join('\n')]), 'kis.csv');
  const call = async (method: string, path: string, body?: FormData | string) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: { cookie, ...type },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json() as Promise<{ id: string; state: string }>;
  };
  const path = `/api/imports/${(await call('POST', '/api/imports', form)).id}`;
  await call('PUT', path, '{}');
  await until('the rows are checked', async () => (await call('GET', path)).state === 'checked', 60_000);
  await call('POST', `${path}/apply`);
  return path;
}

export const importKilled: Fault = {
  name: 'import-killed',
  promise: 'SIGKILL while a file is applied: it goes on by itself, and each row is there once',
  async run(rounds = 6) {
    const folder = await temporaryFolder();
    const server = await Server.start({ DATA_DIR: folder.path });
    const lost: string[] = [];
    let inTheMiddle = 0;
    try {
      const { admin } = await openMarket(await folder.databaseUrl(), { shops: 0, products: 0 });
      for (let round = 0; round < rounds; round += 1) {
        const word = `KL${round}`;
        const path = await begin(server, admin.cookie, word);
        await pause(randomInt(longestRunMs));
        await server.killGroup();
        await server.start();
        const url = await folder.databaseUrl();
        if ((await booksOf(url, word)).applied < rows) inTheMiddle += 1;
        await until(
          'the file is applied',
          async () => {
            const answer = await fetch(`${server.address}${path}`, { headers: { cookie: admin.cookie } });
            return ((await answer.json()) as { state: string }).state === 'done';
          },
          120_000,
        );
        for (const [what, count] of Object.entries(await booksOf(url, word)))
          if (count !== rows) lost.push(`${word}: ${count} ${what} of ${rows} rows`);
      }
      return { figures: `${rounds} files of ${rows} rows, ${inTheMiddle} killed in the middle`, lost };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
