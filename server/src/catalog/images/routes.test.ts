import { once } from 'node:events';
import { connect } from 'node:net';
import { imageWidths, type Product } from '@toptan/contract/catalog/products';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, imageVariants, products } from '../../db/schema-goods.ts';
import { newPicture, productForm } from '../../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

async function create(image?: Buffer, filename?: string): Promise<Product> {
  const answer = await admin.call(
    'POST',
    '/api/products',
    productForm({ name: 'Kot', price: '1' }, image, filename),
  );
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const change = (id: string, fields: Record<string, string>, image?: Buffer) =>
  admin.call('PUT', `/api/products/${id}`, productForm(fields, image));
const remove = (id: string) => admin.call('DELETE', `/api/products/${id}`);
const view = (url: string | null) => portal.anonymous.call('GET', url ?? '');

describe('a picture', () => {
  test('is shown to anybody, in each width, and may be cached for ever', async () => {
    const { imageUrl } = await create(await newPicture());
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\/900\.webp$/);
    for (const width of imageWidths) {
      const answer = await view(`${imageUrl}`.replace('900', String(width)));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  test('that is older than a width is shown in the next larger one', async () => {
    const { imageUrl } = await create(await newPicture());
    const [, , hash] = `${imageUrl}`.split('/');
    const stored = and(eq(imageVariants.hash, `${hash}`), eq(imageVariants.width, 360));
    await portal.db.delete(imageVariants).where(stored);
    const answer = await view(`/images/${hash}/360.webp`);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480 });
  });

  test('is not multiplied by a request for many ranges of it', async () => {
    const { imageUrl } = await create(await newPicture());
    const whole = await view(imageUrl);
    for (const range of [
      `bytes=${'0-,'.repeat(1_000)}0-`,
      'bytes=-999999999999',
      'bytes=9-1',
      'x'.repeat(9_000),
    ]) {
      const answer = await portal.anonymous.call('GET', `${imageUrl}`, undefined, { range });
      expect([200, 206, 416]).toContain(answer.statusCode);
      expect(answer.rawPayload.length).toBeLessThanOrEqual(whole.rawPayload.length);
    }
  });

  test('is not sent again to a client that has it', async () => {
    const { imageUrl } = await create(await newPicture());
    const first = await view(imageUrl);
    const again = await portal.anonymous.call('GET', `${imageUrl}`, undefined, {
      'if-none-match': `W/"other", ${first.headers['etag']}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each([
    'a/900.webp',
    `${'a'.repeat(64)}/900.webp`,
    `${'A'.repeat(64)}/900.webp`,
    `${'a'.repeat(64)}/901.webp`,
    `${'a'.repeat(64)}/900.png`,
    `${'a'.repeat(64)}/..%2f..%2fetc%2fpasswd`,
    '%00/900.webp',
  ])('that is not there is 404: %s', async path => {
    const answer = await view(`/images/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is named by its bytes, never by its file name', async () => {
    const picture = await newPicture();
    const one = await create(picture, '../../../etc/passwd');
    const two = await create(picture, 'a\u202egnp.exe');
    expect(two.imageUrl).toBe(one.imageUrl);
  });
});

test('an upload that breaks off leaves nothing and blocks nobody', async () => {
  const address = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
  const before = await portal.db.$count(products);
  const picture = await newPicture();
  const socket = connect(Number(address.port), address.hostname);
  const head = [
    'POST /api/products HTTP/1.1',
    `Host: ${address.host}`,
    `Cookie: ${admin.cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
    '',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKot',
    '--x\r\nContent-Disposition: form-data; name="price"\r\n\r\n1',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
  ];
  socket.write(head.join('\r\n'));
  socket.write(picture.subarray(0, 50));
  const received = once(portal.app.server, 'request');
  await received;
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(new URL('/healthz', address))).status).toBe(200);
  expect(await portal.db.$count(products)).toBe(before);
  expect((await create(picture)).imageUrl).not.toBeNull();
});

describe('a picture that no product shows', () => {
  async function isStored(imageUrl: string | null): Promise<boolean> {
    const hash = imageUrl?.split('/')[2] ?? '';
    const pictures = await portal.db.$count(images, eq(images.hash, hash));
    const variants = await portal.db.$count(imageVariants, eq(imageVariants.hash, hash));
    expect(variants).toBe(pictures * imageWidths.length);
    return pictures > 0;
  }

  test('goes with its last product', async () => {
    const picture = await newPicture();
    const [one, two] = [await create(picture), await create(picture)];
    await remove(one.id);
    expect(await isStored(one.imageUrl)).toBe(true);
    expect((await view(two.imageUrl)).statusCode).toBe(200);
    await remove(two.id);
    expect(await isStored(one.imageUrl)).toBe(false);
    expect((await view(two.imageUrl)).statusCode).toBe(404);
  });

  test('goes when another takes its place', async () => {
    const product = await create(await newPicture());
    const answer = await change(product.id, {}, await newPicture());
    expect(answer.json().imageUrl).not.toBe(product.imageUrl);
    expect((await view(answer.json().imageUrl)).statusCode).toBe(200);
    expect(await isStored(product.imageUrl)).toBe(false);
  });

  test('goes when it is taken away', async () => {
    const product = await create(await newPicture());
    const answer = await change(product.id, { removeImage: 'true' });
    expect(answer.json().imageUrl).toBeNull();
    expect(await isStored(product.imageUrl)).toBe(false);
  });

  test('is not stored when the product is refused', async () => {
    const picture = await newPicture();
    const answer = await admin.call(
      'POST',
      '/api/products',
      productForm({ name: 'Kot', price: '1', manufacturerId: crypto.randomUUID() }, picture),
    );
    expect(answer.statusCode).toBe(400);
    const { imageUrl, id } = await create(picture);
    await remove(id);
    expect(await isStored(imageUrl)).toBe(false);
  });

  test('stays through an edit of something else, and when it is sent again', async () => {
    const picture = await newPicture();
    const product = await create(picture);
    expect((await change(product.id, { name: 'Other' })).json().imageUrl).toBe(product.imageUrl);
    expect((await change(product.id, {}, picture)).json().imageUrl).toBe(product.imageUrl);
    expect(await isStored(product.imageUrl)).toBe(true);
  });
});
