import type { Endpoint } from '@toptan/contract/endpoint';
import type { Order } from '@toptan/contract/orders';
import { stockViews } from '@toptan/contract/portal';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { bells } from '../db/schema-bells.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { addressOf, allCalls, named } from '../testing/calls.ts';
import { linkTo, offer, prepareDraft } from '../testing/offers.ts';
import { recordStatements } from '../testing/plan.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, type Shop, variantId } from '../testing/trade.ts';

/**
 * The test makes every reading call by viewers who may see different things. Canaries are the texts that only some may see. The
 * calls come from the contract, so that a new one is here from the start.
 */
type Looking = { name: string; caller: Caller; stockView?: string };

/** A text that only some may read. */
type Canary = { text: string; isFor: (viewer: Looking) => boolean };

let portal: Portal;
let viewers: Looking[];
let canaries: Canary[];
let subjects: Record<string, string>[];
let queries: Record<string, readonly string[]>;
/** The app that all viewers share, and one for each viewer alone, whose answers nobody else has had. */
let shared: FastifyInstance;
let alone: Map<Looking, FastifyInstance>;

/**
 * An app on the database of the portal. The stock view comes from a header, since a change of the setting would empty the cache;
 * the snapshot stays, since nothing is written.
 */
async function openApp(): Promise<FastifyInstance> {
  const app = await buildApp(portal);
  app.addHook('onRequest', (request, _reply, done) => {
    const { principal, headers } = request;
    const stockView = stockViews.find(view => view === headers['x-stock-view']);
    if (principal)
      request.principal = {
        ...principal,
        snapshot: 'one',
        settings: { ...principal.settings, ...(stockView && { stockView }) },
      };
    done();
  });
  await app.ready();
  return app;
}

/** Makes a shop with a basket and an order of more than stock has. */
async function createShop(name: string, goods: string): Promise<{ shop: Shop; order: Order }> {
  const shop = await portal.shop({ name });
  const product = await createProduct(portal.db, { name: `Sipariş ${name}`, stock: 361 });
  const placed = await order(shop, product, 400);
  await addToBasket(shop, goods, 500, { selectedSize: '30' });
  return { shop, order: placed };
}

beforeAll(async () => {
  portal = await startPortal();
  const admin = await portal.admin();
  const maker = v7();
  const of = { address: 'Merter', phone: '+90 532 111 22 33', email: 'gizli@example.com' };
  await portal.db
    .insert(manufacturers)
    .values({ ...of, id: maker, manufacturerId: 'GIZLI', companyName: 'Gizli İmalat' });
  const goods = await createProduct(portal.db, {
    name: 'Kanarya ceket',
    costPrice: '137.91',
    manufacturerId: maker,
    sizes: ['30', '31'],
    stock: 471,
  });
  const hidden = await createProduct(portal.db, { name: 'Saklı kaban', isActive: false });
  const [first, second] = [await createShop('Birinci', goods), await createShop('İkinci', goods)];
  await admin.call('PUT', `/api/orders/${first.order.id}/manufacturer`, { manufacturerId: maker });
  const { version } = (await admin.call('GET', '/api/settings')).json();
  await admin.call('PUT', '/api/settings', {
    version,
    shopChanges: 'ask',
    noticesOn: ['back_in_stock:email'],
  });
  const [{ productId } = { productId: '' }] = first.order.orderItems;
  const rows = [{ ref: 'a', productId, quantity: 397 }];
  const wanted = { version: 1, rows, note: 'Birincinin isteği' };
  await first.shop.call('POST', `/api/orders/${first.order.id}/request`, wanted);
  const { customerId } = first.shop;
  await portal.db.insert(bells).values({ customerId, variantId: await variantId(portal.db, goods, '30') });
  await admin.call('PUT', `/api/staff/${admin.userId}`, { displayName: 'Hazırlayan Kişi' });
  const draft = (await admin.call('POST', '/api/drafts', { customerId })).json().id;
  await admin.call('POST', '/api/basket', {
    customerId,
    draftId: draft,
    productId: goods,
    quantity: 293,
    selectedSize: '31',
  });
  // A second draft is offered to its shop, which reads who prepared it, but not why rules are waived.
  const sender = await portal.admin();
  await sender.call('PUT', `/api/staff/${sender.userId}`, { displayName: 'Sunan Kişi' });
  const sent = await prepareDraft(sender, first.shop, {
    productId: goods,
    quantity: 287,
    selectedSize: '30',
  });
  const reason = { overrideRules: true, overrideReason: 'Saklı gerekçe' };
  await offer(sender, first.shop, sent, { notes: 'Yalnız birinciye', ...reason });
  await linkTo(sender, sent);
  const collection = { name: 'Gizli koleksiyon', translations: {}, productIds: [goods], endsAt: null };
  const waiting = (await admin.call('POST', '/api/collections', { ...collection, startsAt: null })).json().id;
  viewers = [
    { name: 'staff', caller: admin },
    ...stockViews.map(stockView => ({ name: `first shop, ${stockView}`, caller: first.shop, stockView })),
    { name: 'second shop, pieces', caller: second.shop, stockView: 'pieces' },
  ];
  const isStaff = ({ caller }: Looking) => caller === admin;
  const isExact = ({ stockView = 'pieces' }: Looking) => stockView === 'pieces';
  const ofShop = ({ shop, order }: typeof first, name: string): Canary[] =>
    [name, order.id, order.orderNumber, shop.customerId].map(text => ({
      text,
      isFor: viewer => isStaff(viewer) || viewer.caller === shop,
    }));
  canaries = [
    ...['137.91', 'Gizli İmalat', maker, 'Saklı kaban', 'Hazırlayan Kişi', '293', draft, waiting].map(
      text => ({
        text,
        isFor: isStaff,
      }),
    ),
    ...['Saklı gerekçe', sender.userId].map(text => ({ text, isFor: isStaff })),
    ...['Sunan Kişi', 'Yalnız birinciye', '287', sent, 'Birincinin isteği', '397'].map(text => ({
      text,
      isFor: (viewer: Looking) => isStaff(viewer) || viewer.caller === first.shop,
    })),
    ...['471', '361'].map(text => ({ text, isFor: isExact })),
    ...[...ofShop(first, '"Birinci"'), ...ofShop(second, '"İkinci"')],
  ];
  subjects = [first, second].map(({ shop, order }) => ({
    orders: order.id,
    customers: shop.customerId,
    basket: shop.customerId,
    products: goods,
    manufacturers: maker,
    drafts: draft,
    collections: waiting,
  }));
  subjects.push({ products: hidden }, { drafts: sent });
  queries = {
    '/api/products': ['q=kanarya', 'limit=1', `manufacturerId=${maker}`, `collection=${waiting}`],
    '/api/products/counts': [`collection=${waiting}`],
    '/api/orders': ['view=summary', 'q=birinci', `customerId=${second.shop.customerId}`],
    '/api/basket/{customerId}': [`draftId=${draft}`, `draftId=${sent}`],
    '/api/basket/{customerId}/check': [`draftId=${draft}`, `draftId=${sent}`],
    '/api/size-sets': ['counts=true'],
    '/api/colors': ['counts=true'],
  };
  shared = await openApp();
  alone = new Map();
  for (const viewer of viewers) alone.set(viewer, await openApp());
});
afterAll(async () => {
  for (const app of [shared, ...alone.values()]) await app.close();
  await portal.close();
});

async function ask(app: FastifyInstance | undefined, { caller, stockView }: Looking, url: string) {
  const headers = { cookie: caller.cookie, ...(stockView && { 'x-stock-view': stockView }) };
  const answer = await app?.inject({ method: 'GET', url, headers });
  const { 'x-total-count': total, link } = answer?.headers ?? {};
  return { status: answer?.statusCode, total, link, body: answer?.body ?? '' };
}

/** Whether an answer has a text, a number as a whole. */
const isIn = (body: string, text: string) =>
  /^\d+$/.test(text) ? new RegExp(`(?<![\\w.-])${text}(?![\\w.-])`).test(body) : body.includes(text);

/** The addresses of a call for rows of each shop, with its queries. */
function addressesOf(call: Endpoint): string[] {
  const ids = subjects.map(subject => subject[call.path.split('/')[2] ?? ''] ?? v7());
  const paths = new Set(ids.map(id => addressOf(call, id)));
  const asked = call.produces ? ['format=csv&language=en'] : ['', ...(queries[call.path] ?? [])];
  return [...paths].flatMap(path => asked.map(query => `${path}?${query}`));
}

// Papers are left out: they are made of the answers to these calls, and take seconds to print.
const reading = allCalls.filter(
  ({ method, stream, produces }) => method === 'GET' && !stream && !produces?.includes('application/pdf'),
);

test.each(named(reading))(
  '%s answers each with what it may see, whoever asked before',
  async (_name, call) => {
    for (const address of addressesOf(call)) {
      const own = new Map<Looking, unknown>();
      for (const viewer of viewers) {
        const answer = await ask(alone.get(viewer), viewer, address);
        own.set(viewer, answer);
        // A text that the caller has named itself reveals nothing.
        const isTold = ({ text }: Canary) => isIn(answer.body, text) && !address.includes(text);
        const leaked = canaries.filter(canary => !canary.isFor(viewer) && isTold(canary));
        expect({ viewer: viewer.name, leaked }).toEqual({ viewer: viewer.name, leaked: [] });
      }
      for (const viewer of [...viewers, ...viewers.toReversed()])
        expect({ viewer: viewer.name, address, answer: await ask(shared, viewer, address) }).toEqual({
          viewer: viewer.name,
          address,
          answer: own.get(viewer),
        });
    }
  },
);

test('each is told all that it may know', async () => {
  for (const viewer of viewers) {
    const lists = ['/api/products', '/api/orders', '/api/drafts', '/api/collections'].map(address =>
      ask(alone.get(viewer), viewer, address),
    );
    const told = (await Promise.all(lists)).map(({ body }) => body).join();
    const missed = canaries.filter(({ text, isFor }) => isFor(viewer) && !isIn(told, text));
    expect({ viewer: viewer.name, missed }).toEqual({ viewer: viewer.name, missed: [] });
  }
});

test('shops that see the same share one answer', async () => {
  const app = await openApp();
  const statements = recordStatements(portal.pool);
  const [, first, , , second] = viewers;
  if (!first || !second) throw new Error('there are two shops');
  await ask(app, first, '/api/products?limit=2');
  const before = statements.length;
  await ask(app, second, '/api/products?limit=2');
  expect(statements.slice(before).filter(({ text }) => !text.includes('"sessions"'))).toEqual([]);
  await app.close();
});
