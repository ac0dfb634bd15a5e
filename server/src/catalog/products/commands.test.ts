import type { Product } from '@toptan/contract/catalog/products';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { manufacturers } from '../../db/schema-goods.ts';
import { productForm } from '../../testing/form.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import { addToBasket, createProduct, order, submitBasket } from '../../testing/trade.ts';

withOneShop();

type Fields = Record<string, unknown>;
const minimal = { name: 'Kot pantolon', price: '1249.90' };
const post = (fields: Fields, caller = admin) => caller.call('POST', '/api/products', productForm(fields));
const put = (id: string, fields: Fields) => admin.call('PUT', `/api/products/${id}`, productForm(fields));
/** Turkish texts. */
const texts = (tr: Fields): Fields => ({ translations: { tr } });
const remove = (id: string) => admin.call('DELETE', `/api/products/${id}`);
const read = async (id: string): Promise<Product> => (await admin.call('GET', `/api/products/${id}`)).json();

async function newManufacturer(): Promise<string> {
  const id = v7();
  const companyName = 'Ege Tekstil';
  const contact = { email: 'ege@example.com', phone: '0212 000 00 00', address: 'Bursa' };
  await portal.db.insert(manufacturers).values({ id, manufacturerId: id, companyName, ...contact });
  return id;
}

describe('creating', () => {
  test('answers 201 with the product as it is from then on', async () => {
    const manufacturerId = await newManufacturer();
    const fields = {
      ...minimal,
      description: 'Yüksek bel\nDüz paça',
      translations: { en: { name: 'Jeans' }, ar: { name: 'جينز', description: 'خصر عالٍ' } },
      costPrice: '610.5',
      genderCategory: 'WOMEN',
      category: 'CLOTHING',
      sku: v7(),
      sizes: ['28', '30', '28'],
      colors: ['Blue', 'Black'],
      stockQuantity: '12',
      isActive: 'true',
      manufacturerId,
    };
    const answer = await post(fields);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      ...fields,
      costPrice: '610.50',
      sizes: ['28', '30'],
      stockQuantity: 12,
      stockPools: [{ size: null, color: null, quantity: 12 }],
      isActive: true,
      imageUrl: null,
    });
    expect(await read(answer.json().id)).toEqual(answer.json());
  });

  test('keeps the longest texts of all languages, and none that is blank', async () => {
    const longest = { name: 'ş'.repeat(200), description: 'ع'.repeat(5000) };
    const translations = { en: longest, tr: { name: ' ', description: null }, ar: longest };
    const answer = await post({ ...minimal, translations });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().translations).toEqual({ en: longest, ar: longest });
  });

  test('needs a name and a price alone', async () => {
    const answer = await post(minimal);
    expect(answer.json()).toMatchObject({
      ...minimal,
      stockQuantity: 0,
      sizes: [],
      colors: [],
      isActive: true,
      sku: null,
      costPrice: null,
    });
  });

  test('takes empty parts as no value', async () => {
    const answer = await post({
      ...minimal,
      description: '',
      costPrice: '',
      genderCategory: '',
      category: '',
      sku: ' ',
      stockQuantity: '',
      manufacturerId: '',
    });
    expect(answer.json()).toMatchObject({
      costPrice: null,
      genderCategory: null,
      sku: null,
      stockQuantity: 0,
    });
  });

  test.each<[string, Fields, string, string]>([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, 'name', 'too_long'],
    ['NUL in a name', { name: 'a\0b' }, 'name', 'invalid'],
    ['no price', { price: '' }, 'price', 'required'],
    ['a description of 5001 letters', { description: 'x'.repeat(5001) }, 'description', 'too_long'],
    ['a Turkish name of 201 letters', texts({ name: 'x'.repeat(201) }), 'translations.tr.name', 'too_long'],
    [
      'a Turkish description of 5001 letters',
      texts({ description: 'x'.repeat(5001) }),
      'translations.tr.description',
      'too_long',
    ],
    ['NUL in a Turkish name', texts({ name: 'a\0b' }), 'translations.tr.name', 'invalid'],
    ['a price of a language', texts({ price: '1' }), 'translations.tr.price', 'unknown_field'],
    ['a language that there is not', { translations: { de: {} } }, 'translations.de', 'unknown_field'],
    ['translations that are no object', { translations: [] }, 'translations', 'invalid'],
    ['stock below zero', { stockQuantity: '-1' }, 'stockQuantity', 'too_small'],
    ['half a piece', { stockQuantity: '1.5' }, 'stockQuantity', 'not_an_integer'],
    ['a thousand with its point', { stockQuantity: '1.000' }, 'stockQuantity', 'not_an_integer'],
    ['a thousand with its comma', { stockQuantity: '1,000' }, 'stockQuantity', 'not_an_integer'],
    ['stock with an exponent', { stockQuantity: '1e3' }, 'stockQuantity', 'not_an_integer'],
    ['stock in hexadecimal', { stockQuantity: '0x10' }, 'stockQuantity', 'not_an_integer'],
    ['stock beyond its bound', { stockQuantity: '1000001' }, 'stockQuantity', 'too_big'],
    ['an unknown gender', { genderCategory: 'KIDS' }, 'genderCategory', 'not_offered'],
    ['an unknown category', { category: 'FOOD' }, 'category', 'not_offered'],
    ['a size that is not offered', { sizes: ['30', '37'] }, 'sizes.1', 'not_offered'],
    ['sizes that are no list', { sizes: { 0: '30' } }, 'sizes', 'invalid'],
    ['sizes that are no JSON', { sizes: '[30' }, 'sizes', 'invalid'],
    ['too many sizes', { sizes: Array.from({ length: 101 }, () => '30') }, 'sizes', 'too_many'],
    ['a hundred thousand sizes', { sizes: Array.from({ length: 100_000 }, () => '30') }, 'sizes', 'invalid'],
    ['a manufacturer that is no id', { manufacturerId: '7' }, 'manufacturerId', 'invalid'],
    ['an unknown manufacturer', { manufacturerId: v7() }, 'manufacturerId', 'not_found'],
    ['a picture by address', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'unknown_field'],
    ['an id of its own', { id: v7() }, 'id', 'unknown_field'],
    ['a date of its own', { createdAt: '2020-01-01' }, 'createdAt', 'unknown_field'],
  ])('refuses %s', async (_, fields, path, code) => {
    const answer = await post({ ...minimal, ...fields });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path, code }] });
  });

  test.each<[string, Fields, string, string, number]>([
    ['a negative price', { price: '-1' }, 'price', 'too_small', 0],
    ['three decimals', { price: '10.999' }, 'price', 'too_many_decimals', 2],
    ['a price beyond its column', { price: '100000000' }, 'price', 'too_big', 99_999_999.99],
    ['an exponent as price', { price: '1e3' }, 'price', 'invalid_number', 2],
    ['a decimal comma', { price: '1,5' }, 'price', 'invalid_number', 2],
    ['a negative cost price', { costPrice: '-0.01' }, 'costPrice', 'too_small', 0],
    ['three decimals of a cost price', { costPrice: '1.005' }, 'costPrice', 'too_many_decimals', 2],
  ])('refuses %s and names the bound', async (_, fields, path, code, limit) => {
    const refusal = { code: 'validation_failed', fields: [{ path, code, limit }] };
    const { id } = (await post(minimal)).json<Product>();
    for (const answer of [await post({ ...minimal, ...fields }), await put(id, fields)]) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject(refusal);
    }
  });

  test('refuses `__proto__`, and JSON where a form is due', async () => {
    expect((await post({ ...minimal, ['__proto__']: 'x' })).statusCode).toBe(400);
    expect((await admin.call('POST', '/api/products', minimal)).statusCode).toBe(415);
  });

  test('is for administrators', async () => {
    const name = v7();
    expect((await post({ ...minimal, name }, shop)).statusCode).toBe(403);
    expect((await admin.call('GET', `/api/products?q=${name}`)).json()).toEqual([]);
  });

  test('of the same SKU in parallel makes one product', async () => {
    const sku = v7();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ ...minimal, sku })));
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    const refused = answers.find(answer => answer.statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'taken', fields: [{ path: 'sku', code: 'taken' }] });
  });
});

describe('changing', () => {
  test('touches the named fields and no others', async () => {
    const before: Product = (
      await post({ ...minimal, sku: v7(), costPrice: '5', stockQuantity: '3' })
    ).json();
    const answer = await put(before.id, { price: '9.9', isActive: 'false' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ ...before, price: '9.90', isActive: false });
    expect(await read(before.id)).toEqual(answer.json());
  });

  test('of nothing changes nothing', async () => {
    const before: Product = (await post(minimal)).json();
    expect((await put(before.id, {})).json()).toEqual(before);
  });

  test('an empty part takes a value away', async () => {
    const { id } = (await post({ ...minimal, sku: v7(), costPrice: '5', category: 'BAGS' })).json<Product>();
    const answer = await put(id, { sku: '', costPrice: '', category: '' });
    expect(answer.json()).toMatchObject({ sku: null, costPrice: null, category: null });
  });

  test('replaces the translations of all languages, and leaves name and description', async () => {
    const { id } = (
      await post({ ...minimal, translations: { tr: { name: 'Kot' }, en: { description: 'Blue' } } })
    ).json<Product>();
    expect((await put(id, { price: '5' })).json().translations).toEqual({
      tr: { name: 'Kot' },
      en: { description: 'Blue' },
    });
    const answer = await put(id, { translations: { tr: { name: '' }, ar: { name: 'جينز' } } });
    expect(answer.json()).toMatchObject({ name: minimal.name, description: null });
    expect(answer.json().translations).toEqual({ ar: { name: 'جينز' } });
    expect((await shop.call('GET', `/api/products/${id}`)).json().translations).toEqual({
      ar: { name: 'جينز' },
    });
    expect((await put(id, { translations: {} })).json().translations).toEqual({});
  });

  test('refuses a sale that ends before it begins, also where another call has set the beginning', async () => {
    const [earlier, later] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'];
    const { id } = (await post({ ...minimal, sellsFrom: later })).json<Product>();
    for (const answer of [
      await put(id, { sellsUntil: earlier }),
      await post({ ...minimal, sellsFrom: later, sellsUntil: later }),
    ]) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().fields).toMatchObject([{ path: 'sellsUntil', code: 'invalid' }]);
    }
    expect((await put(id, { sellsFrom: '', sellsUntil: '2026-03-01T03:00:00+03:00' })).json()).toMatchObject({
      sellsFrom: null,
      sellsUntil: earlier,
    });
  });

  test('refuses a SKU that another product has', async () => {
    const [one, two] = [await post({ ...minimal, sku: v7() }), await post({ ...minimal, sku: v7() })];
    const answer = await put(two.json().id, { sku: one.json().sku });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'taken', fields: [{ path: 'sku' }] });
    expect(await read(two.json().id)).toEqual(two.json());
  });

  test('of a missing product is 404', async () => {
    expect((await put(v7(), minimal)).statusCode).toBe(404);
    expect((await put('7', minimal)).statusCode).toBe(400);
  });

  test('while orders take its units loses no order and doubles no unit', async () => {
    const { id } = (await post({ ...minimal, stockQuantity: '30' })).json<Product>();
    const shops = await Promise.all(Array.from({ length: 8 }, () => portal.shop()));
    const orders = shops.map(buyer => order(buyer, id, 2));
    const edits = Array.from({ length: 8 }, (_, at) => put(id, { sku: `${id}-${at}`, price: `${at}.50` }));
    expect((await Promise.all(edits)).map(answer => answer.statusCode)).toEqual(Array(8).fill(200));
    for (const { orderItems } of await Promise.all(orders)) {
      expect(orderItems[0]?.fromStock).toBe(2);
      expect(orderItems[0]?.unitPrice).toMatch(/^(1249\.90|\d\.50)$/);
    }
    expect(await read(id)).toMatchObject({ stockQuantity: 14 });
  });
});

describe('deleting', () => {
  test('removes the product', async () => {
    const id = await createProduct(portal.db, { stock: 4 });
    expect((await remove(id)).statusCode).toBe(204);
    expect((await admin.call('GET', `/api/products/${id}`)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  });

  test('refuses a product that an order names, in the words of the specification', async () => {
    const id = await createProduct(portal.db);
    await order(shop, id);
    const answer = await remove(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'product_in_order_history',
      message: 'This product cannot be deleted because it exists in order history',
    });
    expect((await read(id)).id).toBe(id);
  });

  test('refuses a product that lies in a basket', async () => {
    const id = await createProduct(portal.db);
    await addToBasket(await portal.shop(), id);
    const answer = await remove(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'product_in_basket' });
  });

  test('in the moment of an order: the order stands, or it never was', async () => {
    for (let turn = 0; turn < 15; turn++) {
      const id = await createProduct(portal.db, { stock: 5 });
      const buyer = await portal.shop();
      const add = { customerId: buyer.customerId, productId: id, quantity: 1 };
      const [added, first] = await Promise.all([buyer.call('POST', '/api/basket', add), remove(id)]);
      const [submitted, second] = await Promise.all([submitBasket(buyer), remove(id)]);
      for (const { statusCode } of [first, second]) expect([204, 404, 409]).toContain(statusCode);
      expect([201, 400, 404, 409]).toContain(added.statusCode);
      const isOrdered = submitted.statusCode === 201;
      expect(isOrdered).toBe(added.statusCode === 201);
      expect((await admin.call('GET', `/api/products/${id}`)).statusCode).toBe(isOrdered ? 200 : 404);
    }
  });

  test('is for administrators', async () => {
    const id = await createProduct(portal.db);
    expect((await shop.call('DELETE', `/api/products/${id}`)).statusCode).toBe(403);
    expect((await read(id)).id).toBe(id);
  });
});
