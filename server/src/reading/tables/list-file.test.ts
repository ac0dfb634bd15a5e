import { listFileMax, type Reading, readingMax } from '@toptan/contract/reading';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileReaders } from '../../http/file-readers.ts';
import { fileForm } from '../../testing/imports.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { createProduct, type Shop } from '../../testing/trade.ts';

let portal: Portal;
let shop: Shop;
beforeAll(async () => {
  portal = await startPortal();
  shop = await portal.shop();
  const axes = { sizes: ['S', 'M'], colors: ['Black'], sells: 'loose' as const };
  await createProduct(portal.db, { ...axes, name: 'Tişört', sku: 'TS-2605' });
});
afterAll(() => portal.close());

const send = (file: Buffer | string) =>
  shop.call('POST', '/api/basket/read/file', file === '' ? new FormData() : fileForm('', file));

test('the rows of a file are read as lines, also of a table that is longer than one text', async () => {
  const count = readingMax.lines + 1;
  const rows = Array.from({ length: count }, (_, at) => `TS-2605;siyah;${at === 0 ? '' : 1};`);
  const answer = await send(['Sipariş listesi', 'Model;Renk;S;M', ...rows].join('\n'));
  const { texts, rows: read } = answer.json<{ texts: string[]; rows: number }>();
  expect([read, texts.length]).toEqual([count + 2, 2]);
  const text = texts[1] ?? '';
  expect(text.split('\n').slice(0, 2)).toEqual(['Model\tRenk\tS\tM', 'TS-2605\tsiyah\t1\t']);
  const reading = await shop.call('POST', '/api/basket/read', { customerId: shop.customerId, text });
  expect(reading.json<Reading>().lines[1]).toMatchObject({
    kind: 'sure',
    rows: [{ size: 'S', quantity: 1 }],
  });
});

test('columns beyond those of any table are left out', async () => {
  const answer = await send(`Model;Renk;S;M${';x'.repeat(195)}\nTS-2605;siyah;1;1`);
  const [text] = answer.json<{ texts: string[] }>().texts;
  expect(text?.split('\n').map(line => line.split('\t').length)).toEqual([60, 60]);
});

test.each([
  ['no file', '', 'validation_failed'],
  ['nothing in it', ' ', 'file_empty'],
  ['a PDF', '%PDF-1.7', 'file_no_table'],
  ['a web page', '<html><table>', 'file_markup'],
  ['too many rows', 'TS-2605;1\n'.repeat(listFileMax.rows + 1), 'file_too_many_rows'],
  ['too many bytes', Buffer.alloc(listFileMax.bytes + 1, '1'), 'file_too_large'],
])('%s is refused with its reason', async (_, file, code) => {
  expect((await send(file)).json()).toMatchObject({ code });
});

test('a file whose rows all look like headings is read as soon as any other', async () => {
  const rows = Array.from({ length: listFileMax.rows }, (_, at) => `x;kod;renk;${at}`);
  const answer = await send(rows.join('\n'));
  expect(answer.json()).toMatchObject({ rows: listFileMax.rows });
}, 30_000);

test('a file takes its turn among those of imports', async () => {
  const end = new AbortController();
  // The first has the turn of the shop, and as many wait as may.
  const taken = Array.from({ length: 11 }, () => fileReaders.acquire(shop.userId, end.signal));
  const release = await taken[0];
  expect((await send('TS-2605;1')).json()).toMatchObject({ code: 'too_many_requests' });
  end.abort(new Error('over'));
  release?.();
  await Promise.allSettled(taken);
  expect((await send('TS-2605;1')).statusCode).toBe(200);
});
