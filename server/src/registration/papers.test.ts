import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images } from '../db/schema-goods.ts';
import { registrationPapers, registrationRequests } from '../db/schema-people.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { removeOldPapers, waitingPapersMax } from './queries.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());

const ask = async (isTaxAsked: boolean) => {
  const { version } = (await admin.call('GET', '/api/settings')).json();
  expect((await admin.call('PUT', '/api/settings', { version, isTaxAsked })).statusCode).toBe(200);
};

let counter = 0;
const application = (more: object = {}) => ({
  customerName: 'Nar Butik',
  ownerFirstName: 'Selin',
  ownerLastName: 'Karaca',
  phoneNumber: '+90 532 000 10 01',
  email: `selin-${++counter}@example.com`,
  ...more,
});

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const photograph = () => paint(300, 400).jpeg().toBuffer();

function send(file?: Buffer, more: object = {}, part = 'taxPlate') {
  const payload = new FormData();
  for (const [name, value] of Object.entries(application(more))) payload.append(name, String(value));
  if (file) payload.append(part, new Blob([new Uint8Array(file)]), 'levha.jpg');
  const remoteAddress = `198.51.100.${counter % 250}`;
  return portal.app.inject({ method: 'POST', url: '/api/registration-request/form', payload, remoteAddress });
}

const sendJson = (more: object) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/registration-request',
    payload: application(more),
    remoteAddress: `203.0.113.${counter % 250}`,
  });

type Listed = { id: string; taxNumber: string | null; hasTaxPlate: boolean };

const listed = async (email: string): Promise<Listed[]> =>
  (await admin.call('GET', `/api/registration-requests?q=${email}`)).json();

/** Sends a request with a picture; returns it as staff see it. */
async function pending(more: object = {}): Promise<Listed> {
  const answer = await send(await photograph(), more);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json().isTaxPlateTaken).toBe(true);
  const [request] = await listed(answer.json().email);
  return request as Listed;
}

const pathOf = ({ id }: Listed) => `/api/registration-requests/${id}/tax-plate`;
const statusOf = async (request: Listed) => (await admin.call('GET', pathOf(request))).statusCode;

test('while it is not asked for, the calls are those of a portal that has none of it', async () => {
  const { email, ...answered } = (await sendJson({})).json();
  const { email: _, ...sent } = application();
  expect({ answered, email }).toEqual({
    answered: { ...sent, status: 'pending' },
    email: expect.any(String),
  });
  for (const taxNumber of ['1234567890', null]) {
    const refused = await sendJson({ taxNumber });
    const { code, fields } = refused.json();
    expect([refused.statusCode, code]).toEqual([400, 'validation_failed']);
    expect(fields).toEqual([{ path: 'taxNumber', code: 'unknown_field', message: 'No such field' }]);
  }
  const nothing = await portal.anonymous.call('POST', '/api/nothing');
  const form = await send(await photograph());
  expect([form.statusCode, form.body]).toEqual([nothing.statusCode, nothing.body]);
  expect(await portal.db.$count(registrationPapers)).toBe(0);
});

describe('while it is asked for', () => {
  beforeAll(() => ask(true));

  test('the number goes along and becomes the VAT number of the customer', async () => {
    expect((await portal.anonymous.call('GET', '/api/settings/portal')).json().isTaxAsked).toBe(true);
    const email = 'number@example.com';
    const answer = await sendJson({ email, taxNumber: ' 1234567890 ' });
    expect(answer.json()).toMatchObject({ taxNumber: '1234567890', status: 'pending' });
    const [request] = await listed(email);
    expect(request).toMatchObject({ taxNumber: '1234567890', hasTaxPlate: false });
    expect(await statusOf(request as Listed), 'no picture').toBe(404);
    const path = `/api/registration-requests/${request?.id}/approve`;
    const { customerId } = (await admin.call('POST', path)).json();
    expect((await admin.call('GET', `/api/customers/${customerId}`)).json().vatNumber).toBe('1234567890');
  });

  test('the picture is WebP of 1,600 pixels, upright, without metadata, for staff alone', async () => {
    const large = await paint(2000, 1000)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Somebody at home' } })
      .jpeg()
      .toBuffer();
    const answer = await send(large, { taxNumber: '' });
    expect(answer.json()).toMatchObject({ taxNumber: null, isTaxPlateTaken: true });
    const [request] = (await listed(answer.json().email)) as [Listed];
    expect(request.hasTaxPlate).toBe(true);
    const picture = await admin.call('GET', pathOf(request));
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    const metadata = await sharp(picture.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect(metadata).not.toHaveProperty('exif');
    expect((await shop.call('GET', pathOf(request))).statusCode).toBe(403);
    expect((await portal.anonymous.call('GET', pathOf(request))).statusCode).toBe(401);
    expect(await portal.db.$count(images), 'nothing below /images').toBe(0);
  });

  test('goes with a rejection at once, and thirty days after an approval', async () => {
    const [rejected, approved] = [await pending(), await pending()];
    await admin.call('POST', `/api/registration-requests/${rejected.id}/reject`);
    await admin.call('POST', `/api/registration-requests/${approved.id}/approve`);
    expect(await statusOf(rejected)).toBe(404);
    const after = async (days: number) => {
      const decidedAt = sql.raw(`now() - interval '${days} days'`);
      await portal.db.update(registrationRequests).set({ decidedAt }).where(sql`status = 'approved'`);
      await removeOldPapers(portal.db);
      return statusOf(approved);
    };
    expect([await after(29), await after(31)]).toEqual([200, 404]);
    const waiting = await pending();
    await removeOldPapers(portal.db);
    expect(await statusOf(waiting), 'what waits stays').toBe(200);
  });

  test('the same email again is answered alike, and changes neither the request nor its picture', async () => {
    const first = await pending({ email: 'twice@example.com' });
    const before = (await admin.call('GET', pathOf(first))).rawPayload;
    const again = await send(await paint(90, 90).png().toBuffer(), { email: 'TWICE@example.com' });
    expect([again.statusCode, again.json().isTaxPlateTaken]).toEqual([201, true]);
    expect((await admin.call('GET', pathOf(first))).rawPayload).toEqual(before);
  });

  test('beyond two hundred that wait, requests are taken without their pictures', async () => {
    const { rows } = await portal.pool.query(
      `select count(*)::int as n from registration_papers join customer_registration_requests r on r.id = request_id where status = 'pending'`,
    );
    await portal.pool.query(
      `with added as (
         insert into customer_registration_requests (id, customer_name, owner_first_name, owner_last_name, phone_number, email)
         select gen_random_uuid(), 'Dolu', 'A', 'B', '1', 'full-' || n || '@example.com' from generate_series(1, $1::int) as n returning id)
       insert into registration_papers (request_id, picture) select id, 'webp' from added`,
      [waitingPapersMax - 1 - rows[0].n],
    );
    const answers = await Promise.all([send(await photograph()), send(await photograph())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers.map(answer => answer.json().isTaxPlateTaken).toSorted()).toEqual([false, true]);
    const kept = await Promise.all(answers.map(async answer => (await listed(answer.json().email))[0]));
    expect(kept.map(request => request?.hasTaxPlate).toSorted()).toEqual([false, true]);
    await portal.pool.query(`delete from customer_registration_requests where customer_name = 'Dolu'`);
  });

  test('twenty forms an hour come from a network, and more are not even read', async () => {
    const post = () =>
      portal.app.inject({
        method: 'POST',
        url: '/api/registration-request/form',
        remoteAddress: '192.0.2.77',
        payload: 'x',
        headers: { 'content-type': 'multipart/form-data; boundary=none' },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn++) statuses.push((await post()).statusCode);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['HEIC', () => Buffer.from('000000186674797068656963000000006d6966316865696300000000', 'hex')],
    ['half a JPEG', async () => (await photograph()).subarray(0, 400)],
    ['13 megapixels', () => paint(4_000, 3_300).jpeg({ quality: 20 }).toBuffer()],
  ])('%s named .jpg is refused, and no request is filed', async (_, make) => {
    const before = await portal.db.$count(registrationRequests);
    const answer = await send(await make());
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'taxPlate', code: 'invalid_image' }]);
    expect(await portal.db.$count(registrationRequests)).toBe(before);
  });

  test('what hides behind the pixels stays behind, an empty file is none, a larger one than 5 MB is refused', async () => {
    const polyglot = Buffer.concat([await photograph(), Buffer.from('<script>alert(1)</script>')]);
    const [request] = await listed((await send(polyglot)).json().email);
    const { rawPayload } = await admin.call('GET', pathOf(request as Listed));
    expect(rawPayload.includes('<script')).toBe(false);
    expect((await send(Buffer.alloc(0))).json().isTaxPlateTaken).toBe(false);
    const huge = await send(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'file_too_large']);
    expect(huge.json().fields).toMatchObject([{ path: 'taxPlate', code: 'too_big' }]);
    const elsewhere = await send(await photograph(), {}, 'image');
    expect(elsewhere.json().fields).toMatchObject([{ path: 'image', code: 'unknown_field' }]);
  });
});
