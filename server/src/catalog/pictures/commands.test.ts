import type { BasketItem } from '@toptan/contract/basket';
import {
  imageMaxBytes,
  type Product,
  type ProductPicture,
  productPicturesMax,
} from '@toptan/contract/catalog/products';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { images, productPictures } from '../../db/schema-goods.ts';
import { newPicture, productForm } from '../../testing/form.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import type { Caller } from '../../testing/portal.ts';
import { addToBasket, createProduct, type Goods, submitBasket } from '../../testing/trade.ts';

withOneShop();

const pathOf = (id: string) => `/api/products/${id}/pictures`;
const tryToAdd = (id: string, fields: object = {}, image?: Buffer, caller = admin) =>
  caller.call('POST', pathOf(id), productForm({ ...fields }, image));
const tryToSet = (id: string, pictures: unknown, caller = admin) =>
  caller.call('PUT', pathOf(id), { pictures });
const change = async (id: string, fields: Record<string, unknown>, image?: Buffer): Promise<Product> => {
  const answer = await admin.call('PUT', `/api/products/${id}`, productForm(fields, image));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

async function add(id: string, color?: string, image?: Buffer): Promise<ProductPicture> {
  const answer = await tryToAdd(id, color ? { color } : {}, image ?? (await newPicture()));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function set(id: string, pictures: Pick<ProductPicture, 'id' | 'color'>[]): Promise<ProductPicture[]> {
  const answer = await tryToSet(
    id,
    pictures.map(({ id, color }) => ({ id, color })),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const list = async (id: string, caller: Caller = admin): Promise<ProductPicture[]> =>
  (await caller.call('GET', pathOf(id))).json();
const read = async (id: string, caller: Caller = shop): Promise<Product> =>
  (await caller.call('GET', `/api/products/${id}`)).json();

/** The pictures of a product as the product has them. */
const shown = (pictures: readonly ProductPicture[]) =>
  pictures.map(({ imageUrl, color }) => ({ imageUrl, color }));

const goods = (values: Goods = {}) => createProduct(portal.db, { colors: ['Red', 'Blue'], ...values });

async function withPictures(
  number: number,
  values?: Goods,
): Promise<{ id: string; pictures: ProductPicture[] }> {
  const id = await goods(values);
  const pictures: ProductPicture[] = [];
  for (let at = 0; at < number; at++) pictures.push(await add(id));
  return { id, pictures };
}

const isStored = ({ imageUrl }: { imageUrl: string }) =>
  portal.db.$count(images, eq(images.hash, imageUrl.split('/')[2] ?? ''));

function expectRefused(answer: LightMyRequestResponse, fields: object[]): void {
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', fields });
}

describe('adding', () => {
  test('puts a picture behind the others, in the product and in lists too', async () => {
    const id = await goods({ name: 'Ceket ekle' });
    expect(await list(id)).toEqual([]);
    expect((await read(id)).pictures).toEqual([]);
    const first = await add(id, 'Blue');
    const second = await add(id);
    expect(first).toMatchObject({ color: 'Blue', imageUrl: expect.stringMatching(/^\/images\/\w{64}\/900/) });
    expect(second.color).toBeNull();
    expect(await list(id, shop)).toEqual([first, second]);

    const product = await read(id);
    expect(product).toMatchObject({ imageUrl: first.imageUrl, pictures: shown([first, second]) });
    const found = await shop.call('GET', '/api/products?q=ceket ekle');
    expect(found.json()).toEqual([product]);
    expect((await portal.anonymous.call('GET', second.imageUrl)).statusCode).toBe(200);
  });

  test('takes an empty color as none', async () => {
    const answer = await tryToAdd(await goods(), { color: '' }, await newPicture());
    expect(answer.json()).toMatchObject({ color: null });
  });

  test.each([
    ['a color that this product has not', { color: 'Green' }, 'color', 'not_offered'],
    ['a color that none has', { color: 'Purple' }, 'color', 'not_offered'],
    ['a place', { position: '0' }, 'position', 'unknown_field'],
  ])('refuses %s', async (_, fields, path, code) => {
    const id = await goods();
    expectRefused(await tryToAdd(id, fields, await newPicture()), [{ path, code }]);
    expect(await list(id)).toEqual([]);
  });

  test('refuses a form without a picture, and files as those of products are', async () => {
    const id = await goods();
    const path = 'image';
    expectRefused(await tryToAdd(id, { color: 'Red' }), [{ path, code: 'required' }]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expectRefused(await tryToAdd(id, {}, svg), [{ path, code: 'invalid_image' }]);
    const large = await tryToAdd(id, {}, Buffer.alloc(imageMaxBytes + 1));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'image_too_large', fields: [{ path, code: 'too_big' }] });
    expect(await list(id)).toEqual([]);
  });

  test('refuses the 13th', async () => {
    const { id, pictures } = await withPictures(productPicturesMax);
    const refusal = [{ path: 'image', code: 'too_many', limit: productPicturesMax }];
    expectRefused(await tryToAdd(id, {}, await newPicture()), refusal);
    expect(await list(id)).toEqual(pictures);
  });

  test('in parallel never gives one place twice, nor a 13th', async () => {
    const { id } = await withPictures(productPicturesMax - 4);
    const files = await Promise.all(Array.from({ length: 8 }, () => newPicture()));
    const answers = await Promise.all(files.map(file => tryToAdd(id, {}, file)));
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([
      ...Array(4).fill(201),
      ...Array(4).fill(400),
    ]);
    const rows = await portal.db.select().from(productPictures).where(eq(productPictures.productId, id));
    expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
      Array.from({ length: productPicturesMax }, (_, at) => at),
    );
  });
});

describe('arranging', () => {
  test('gives the pictures this order and these colors; the cover follows', async () => {
    const { id, pictures } = await withPictures(3);
    const [first, second, third] = pictures as [ProductPicture, ProductPicture, ProductPicture];
    const arranged = [{ ...third, color: 'Red' }, first, { ...second, color: 'Blue' }];
    expect(await set(id, arranged)).toEqual(arranged);
    expect(await list(id)).toEqual(arranged);
    expect(await read(id)).toMatchObject({ imageUrl: third.imageUrl, pictures: shown(arranged) });
  });

  test('removes what is left out, and its image', async () => {
    const { id, pictures } = await withPictures(4);
    const [first, second, third, fourth] = pictures as [
      ProductPicture,
      ProductPicture,
      ProductPicture,
      ProductPicture,
    ];
    expect(await set(id, [third, second])).toEqual([third, second]);
    expect((await read(id)).imageUrl).toBe(third.imageUrl);
    expect(await Promise.all([first, second, third, fourth].map(isStored))).toEqual([0, 1, 1, 0]);
    const fifth = await add(id);
    expect(await list(id)).toEqual([third, second, fifth]);
    expect(await set(id, [])).toEqual([]);
    expect(await read(id)).toMatchObject({ imageUrl: null, pictures: [] });
    expect(await Promise.all([second, third, fifth].map(isStored))).toEqual([0, 0, 0]);
  });

  test('refuses what is not of this product, what stands there twice and colors that it has not', async () => {
    const { id, pictures } = await withPictures(2);
    const [first, second] = pictures as [ProductPicture, ProductPicture];
    const [foreign] = (await withPictures(1)).pictures as [ProductPicture];
    const wanted = ({ id }: ProductPicture, color: unknown = null) => ({ id, color });
    for (const [rows, problem] of [
      [[wanted(first), wanted(foreign)], { path: 'pictures.1.id', code: 'not_found' }],
      [[{ id: v7(), color: null }], { path: 'pictures.0.id', code: 'not_found' }],
      [[wanted(first), wanted(second), wanted(first)], { path: 'pictures.2.id', code: 'taken' }],
      [[wanted(first), wanted(second, 'Green')], { path: 'pictures.1.color', code: 'not_offered' }],
      [[wanted(first, 'Purple')], { path: 'pictures.0.color', code: 'not_offered' }],
      [[{ id: first.id }], { path: 'pictures.0.color' }],
      [Array(13).fill(wanted(first)), { path: 'pictures', code: 'too_many', limit: 12 }],
      [undefined, { path: 'pictures', code: 'required' }],
    ] as const)
      expectRefused(await tryToSet(id, rows), [problem]);
    expect(await list(id)).toEqual(pictures);
  });

  test('while others arrange and add leaves each picture at one place', async () => {
    const { id, pictures } = await withPictures(5);
    const files = await Promise.all(Array.from({ length: 3 }, () => newPicture()));
    const answers = await Promise.all([
      ...files.map(file => tryToAdd(id, {}, file)),
      ...pictures.map((_, at) => {
        const rows = [...pictures.slice(at), ...pictures.slice(0, at)];
        return tryToSet(
          id,
          rows.map(({ id }) => ({ id, color: null })),
        );
      }),
    ]);
    for (const { statusCode, body } of answers) expect([200, 201], body).toContain(statusCode);
    const now = await list(id);
    expect(new Set(now.slice(0, 5).map(picture => picture.id))).toEqual(
      new Set(pictures.map(picture => picture.id)),
    );
    expect((await read(id)).imageUrl).toBe(now[0]?.imageUrl);
  });
});

describe('the form of the product', () => {
  test('gives a product without pictures its first one', async () => {
    const id = await goods();
    const { imageUrl } = await change(id, {}, await newPicture());
    expect(await list(id)).toMatchObject([{ imageUrl, color: null }]);
    const made = await admin.call(
      'POST',
      '/api/products',
      productForm({ name: 'Kot', price: '1' }, await newPicture()),
    );
    const product: Product = made.json();
    expect(product.pictures).toEqual([{ imageUrl: product.imageUrl, color: null }]);
  });

  test('replaces the cover at its place and in its color', async () => {
    const id = await goods();
    const [cover, second] = [await add(id, 'Red'), await add(id, 'Blue')];
    const { imageUrl, pictures } = await change(id, { name: 'Other' }, await newPicture());
    expect(imageUrl).not.toBe(cover.imageUrl);
    expect(pictures).toEqual([{ imageUrl, color: 'Red' }, ...shown([second])]);
    expect(await list(id)).toEqual([{ ...cover, imageUrl }, second]);
    expect(await isStored(cover)).toBe(0);
  });

  test('takes the cover away, and the next picture becomes the cover', async () => {
    const { id, pictures } = await withPictures(3);
    const [cover, ...others] = pictures as [ProductPicture, ...ProductPicture[]];
    const changed = await change(id, { removeImage: 'true' });
    expect(changed).toMatchObject({ imageUrl: others[0]?.imageUrl, pictures: shown(others) });
    expect(await list(id)).toEqual(others);
    expect(await isStored(cover)).toBe(0);
    await change(id, { removeImage: 'true' });
    await change(id, { removeImage: 'true' });
    expect(await change(id, { removeImage: 'true' })).toMatchObject({ imageUrl: null, pictures: [] });
  });

  test('leaves the pictures of a color that goes, as pictures of all colors', async () => {
    const id = await goods();
    const [red, blue, all] = [await add(id, 'Red'), await add(id, 'Blue'), await add(id)];
    const changed = await change(id, { colors: ['Blue', 'Green'] });
    expect(changed.pictures).toEqual(shown([{ ...red, color: null }, blue, all]));
    expect((await change(id, { colors: [] })).pictures.map(({ color }) => color)).toEqual([null, null, null]);
  });
});

describe('an image', () => {
  test('stays while another picture shows it, of this product or of another', async () => {
    const image = await newPicture();
    const [one, other] = [await goods(), await goods()];
    const [first, again] = [await add(one, 'Red', image), await add(one, 'Blue', image)];
    const elsewhere = await add(other, undefined, image);
    expect(again.imageUrl).toBe(first.imageUrl);
    await set(one, [again]);
    expect(await isStored(first)).toBe(1);
    await set(one, []);
    expect(await isStored(first)).toBe(1);
    await change(other, { removeImage: 'true' });
    expect(await isStored(elsewhere)).toBe(0);
  });

  test('goes with its product, behind the cover too', async () => {
    const { id, pictures } = await withPictures(2);
    expect((await admin.call('DELETE', `/api/products/${id}`)).statusCode).toBe(204);
    expect(await Promise.all(pictures.map(isStored))).toEqual([0, 0]);
    expect(await portal.db.$count(productPictures, eq(productPictures.productId, id))).toBe(0);
  });
});

test('baskets and orders show a line in its color, and the cover where that has no picture', async () => {
  const id = await goods({ colors: ['Red', 'Blue', 'Green'] });
  const buyer = await portal.shop();
  const [cover] = [await add(id, 'Red'), await add(id, 'Blue')];
  for (const selectedColor of ['Blue', 'Green']) await addToBasket(buyer, id, 1, { selectedColor });
  const urlOf = async (color: string) => (await list(id)).find(each => each.color === color)?.imageUrl;
  const lines = (await buyer.call('GET', '/api/basket')).json<BasketItem[]>();
  expect(lines.map(({ product }) => product.imageUrl)).toEqual([await urlOf('Blue'), cover.imageUrl]);

  const placed = (await submitBasket(buyer)).json<Order>();
  const { id: orderId } = placed;
  const read = async () => (await buyer.call('GET', `/api/orders/${orderId}`)).json<Order>();
  const shownOf = async () => (await read()).orderItems.map(({ product }) => product.imageUrl);
  expect(await shownOf()).toEqual([await urlOf('Blue'), cover.imageUrl]);
  expect(placed.orderItems).toEqual((await read()).orderItems);
  const summaries = (await buyer.call('GET', '/api/orders?view=summary')).json<OrderSummary[]>();
  expect(summaries[0]?.pictures.map(({ imageUrl }) => imageUrl)).toEqual([await urlOf('Blue')]);
  await tryToSet(id, []);
  expect(await shownOf()).toEqual([null, null]);
});

describe('a shop', () => {
  test('finds the pictures of a product for sale, and a hidden one is missing', async () => {
    const { id, pictures } = await withPictures(1);
    expect(await list(id, shop)).toEqual(pictures);
    await change(id, { isActive: 'false' });
    const hidden = await shop.call('GET', pathOf(id));
    const missing = await shop.call('GET', pathOf(v7()));
    expect(hidden.statusCode).toBe(404);
    expect(hidden.body).toBe(missing.body);
    expect(await list(id)).toEqual(pictures);
  });

  test('neither adds nor arranges', async () => {
    const { id, pictures } = await withPictures(1);
    expect((await tryToAdd(id, {}, await newPicture(), shop)).statusCode).toBe(403);
    expect((await tryToSet(id, [], shop)).statusCode).toBe(403);
    expect(await list(id)).toEqual(pictures);
  });
});

test('pictures of a missing product are 404', async () => {
  expect((await tryToAdd(v7(), {}, await newPicture())).statusCode).toBe(404);
  expect((await tryToSet(v7(), [])).statusCode).toBe(404);
  expect((await admin.call('GET', pathOf(v7()))).statusCode).toBe(404);
});
