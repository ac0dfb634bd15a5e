import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@toptan/contract/endpoint';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, stockPools } from '../db/schema-goods.ts';
import { callName } from '../http/access.ts';
import { addressOf, allCalls, formOf, takesBody } from '../testing/calls.ts';
import { newPicture, productForm } from '../testing/form.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createPacked, createProduct, order } from '../testing/trade.ts';

/** Every price and every stock figure of the database is a canary: no answer to a stranger has one. */
let portal: Portal;
let folder: string;
let canaries: string[];
/** Ids of rows that a stranger may have heard of. */
let ids: string[];
let plain: string;
let priced: string;
let prices: string[];
let cardUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toptan-strangers-'));
  await writeFile(join(folder, 'index.html'), '<html lang="en" dir="ltr"><head></head><body></body></html>');
  portal = await startPortal({}, folder);
  const [admin, shop] = [await portal.admin(), await portal.shop({ name: 'Atlas Butik' })];
  const cells = ['30', '31', '32'].flatMap((size, at) =>
    ['Black', 'White'].map((color, beside) => ({ size, color, quantity: 3_017 + 11 * at + 101 * beside })),
  );
  const { productId } = await createPacked(portal.db, admin, {
    name: 'Elbise',
    price: '587.93',
    costPrice: '61.37',
    pools: cells,
    sells: 'both',
  });
  const form = productForm({ name: 'Ceket', price: '293.71', stockQuantity: '4717' }, await newPicture());
  const jacket = (await admin.call('POST', '/api/products', form)).json().id;
  const last = await createProduct(portal.db, {
    name: 'Son adetler',
    price: '811.13',
    supply: 'stock_only',
    pools: [{ size: '30', color: null, quantity: 7 }],
  });
  const hidden = await createProduct(portal.db, {
    name: 'Saklı',
    price: '907.29',
    isActive: false,
    stock: 6_173,
  });
  const { version } = (await admin.call('GET', '/api/settings')).json();
  await admin.call('PUT', '/api/settings', { version, showcase: 'all' });
  const { id: orderId } = await order(shop, jacket, 3);
  const productIds = [productId, jacket, last, hidden];
  const make = async (more: object) =>
    (await admin.call('POST', '/api/share-links', { productIds, language: 'tr', ...more })).json();
  const links = [await make({}), await make({ customerId: shop.customerId, hasPrices: true })];
  [plain = '', priced = ''] = links.map(({ address }) => address.split('/').at(-1));
  cardUrl = links[0].cardUrl;
  prices = ['587.93', '293.71', '811.13'];
  const figures = await portal.db.select({ price: products.price, cost: products.costPrice }).from(products);
  const pools = await portal.db.select({ quantity: stockPools.quantity }).from(stockPools);
  canaries = [
    ...figures.flatMap(({ price, cost }) => [price, ...(cost ? [cost] : [])]),
    // Below a hundred a number is also a size.
    ...pools.filter(({ quantity }) => quantity > 100).map(({ quantity }) => String(quantity)),
  ];
  ids = [...productIds, shop.customerId, orderId, ...links.map(({ id }) => id)];
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

let networks = 0;
const ask = (url: string, options: object = {}) =>
  portal.app.inject({
    method: 'GET',
    url,
    remoteAddress: `198.51.${++networks >> 8}.${networks & 255}`,
    ...options,
  });

type Answer = Awaited<ReturnType<typeof ask>>;

/** The canaries in an answer, a number as a whole, written with a point or a comma. */
const toldBy = ({ headers, body }: Answer, among = canaries) => {
  const { 'content-length': _, date: __, 'x-request-id': ___, ...told } = headers;
  const text = `${JSON.stringify(told)} ${body}`;
  return among.filter(canary =>
    new RegExp(`(?<![\\w.-])${canary.replace('.', '[.,]')}(?![\\w-])`).test(text),
  );
};

/** The requests of a stranger for a call: its rows by every id, and without a body or with an empty one. */
function requestsOf(call: Endpoint): { url: string; options: object }[] {
  const { body, headers } = call.file
    ? formOf({})
    : { body: '{}', headers: { 'content-type': 'application/json' } };
  const sent = takesBody(call) ? { payload: body, headers } : {};
  const paths = new Set([...ids, plain, v7()].map(id => addressOf(call, id)));
  return [...paths].map(url => ({ url, options: { method: call.method, ...sent } }));
}

test.each(allCalls.filter(({ stream }) => !stream).map(call => [callName(call), call] as const))(
  '%s tells a stranger no price and no stock',
  async (_name, call) => {
    for (const { url, options } of requestsOf(call)) {
      const answer = await ask(url, options);
      expect({ url, told: toldBy(answer) }).toEqual({ url, told: [] });
      if (call.access !== 'public') expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    }
  },
);

test('pages, cards, errors and the description of the calls tell none either', async () => {
  const pages = [
    '/',
    '/login',
    '/catalog',
    '/basket',
    '/admin/catalog',
    '/showcase',
    `/showcase/${ids[0]}`,
    `/s/${plain}`,
    `/s/${v7()}`,
  ];
  const more = [
    cardUrl,
    '/api/openapi.json',
    '/api/nothing',
    '/api/shared/',
    '/images/cards/x.jpg',
    '/metrics',
  ];
  for (const url of [...pages, ...more]) {
    const answer = await ask(url, { headers: { accept: 'text/html' } });
    expect({ url, told: toldBy(answer) }).toEqual({ url, told: [] });
  }
});

test('a link with prices tells those of its goods, and no cost, no stock and no price of others', async () => {
  for (const url of [`/api/shared/${priced}`, `/s/${priced}`]) {
    const answer = await ask(url, { headers: { accept: 'text/html' } });
    expect({ url, told: toldBy(answer).toSorted() }).toEqual({ url, told: prices.toSorted() });
  }
});
