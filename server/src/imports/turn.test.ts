import { request } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imports } from '../db/schema-imports.ts';
import { fileForm, pictureZip, sendFile, upload } from '../testing/imports.ts';
import { type ListeningPortal, startListeningPortal } from '../testing/listening-portal.ts';
import { type Caller, openPortal } from '../testing/portal.ts';
import { createProduct, order } from '../testing/trade.ts';

let portal: ListeningPortal;
let admin: Caller;
beforeAll(async () => {
  portal = await startListeningPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

/** A small workbook that takes longer to read than anybody waits: a text of three million parts. */
function endless(): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationships><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const sheet = `<row><c t="inlineStr"><is>${'<r><t>a</t></r>'.repeat(5_000_000)}</is></c></row>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relation('r', 'officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('s', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
      level: 1,
    }),
  );
}

/** Sends a file over a connection that can be closed. @returns the status, 0 where it was closed before an answer */
async function send(file: Buffer) {
  const form = new Response(fileForm('products', file));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = { cookie: admin.cookie, 'content-type': form.headers.get('content-type') ?? '' };
  const call = request({ port: portal.port, method: 'POST', path: '/api/imports', headers, agent: false });
  const status = new Promise<number>(resolve => {
    call.on('response', response => resolve(response.resume().statusCode ?? 0));
    call.on('error', () => resolve(0));
  });
  call.end(body);
  return { status, close: () => call.destroy() };
}

test('twenty uploads that never end let shops order, and leave with their callers', async () => {
  const shop = await portal.shop();
  const productId = await createProduct(portal.db);
  const file = endless();
  const uploads = await Promise.all(Array.from({ length: 20 }, () => send(file)));
  for (let orders = 0; orders < 10; orders += 1) await order(shop, productId);
  for (const { close } of uploads) close();
  // No upload was answered before its connection was closed: the orders did not wait for one.
  const statuses = await Promise.all(uploads.map(({ status }) => status));
  expect(statuses).toEqual(Array(20).fill(0));
  expect((await sendFile(admin, 'products', 'Kod;Ad\nA;B')).statusCode).toBe(201);
  await expect.poll(() => portal.db.$count(imports, eq(imports.isReading, true))).toBe(0);
});

test('an import whose server was ended while it read the file is seen by nobody, and removed', async () => {
  const { id } = await upload(admin, 'products', 'Kod;Ad\nA;B');
  await portal.db.update(imports).set({ isReading: true, createdAt: sql`now() - interval '20 minutes'` });
  expect((await admin.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
  expect((await admin.call('GET', '/api/imports')).json()).toEqual([]);
  await (await openPortal(portal.databaseUrl)).close();
  expect(await portal.db.$count(imports)).toBe(0);
});

test('an archive that cannot be read leaves no picture behind', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `A-${at}.jpg`);
  const zip = await pictureZip(...names);
  // The last entry is cut off, behind the first portion.
  const broken = Buffer.from(zip);
  broken.fill(0, zip.length - 30);
  const answer = await sendFile(admin, 'pictures', broken);
  expect(answer.json().code).toBe('file_unreadable');
  expect(await portal.db.$count(imports)).toBe(0);
});
