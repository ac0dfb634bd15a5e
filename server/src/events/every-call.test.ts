import type { Endpoint } from '@toptan/contract/endpoint';
import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '../auth/links/queries.ts';
import { events } from '../db/schema-events.ts';
import { registrationRequests, sessions } from '../db/schema-people.ts';
import { guide, settings } from '../db/schema-settings.ts';
import { callName } from '../http/access.ts';
import { allCalls } from '../testing/calls.ts';
import { newPicture, productForm } from '../testing/form.ts';
import { apply as applyFile, checked, fileForm, pictureZip, upload } from '../testing/imports.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { linkTo, offer, prepareDraft, shownDraft } from '../testing/offers.ts';
import { password } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct, order, packOf, type Shop } from '../testing/trade.ts';

/**
 * Calls without an event. Baskets send hints alone; an owner who ends a session, and a look at codes, at rules, at a change of an
 * order or at links, leave nothing, nor does a shop that waits for a size, nor notices of a device.
 */
const withoutEvent = new Set([
  'POST /api/basket',
  'POST /api/basket/batch',
  'PUT /api/basket/{id}',
  'DELETE /api/basket/{id}',
  'POST /api/basket/read',
  'POST /api/basket/read/file',
  'POST /api/codes/lookup',
  'POST /api/terms/preview',
  'POST /api/orders/{id}/lines/check',
  'POST /api/basket/packs',
  'PUT /api/basket/packs/{id}',
  'POST /api/auth/logout',
  'POST /api/auth/password-link',
  'POST /api/drafts/link',
  'POST /api/shared/{token}/opened',
  'PUT /api/bells/{variantId}',
  'DELETE /api/bells/{variantId}',
  'POST /api/account/push',
  'DELETE /api/account/push',
]);

let server: MailServer;
let portal: Portal;
let admin: Caller;
let shop: Shop;
beforeAll(async () => {
  server = await startMailServer();
  portal = await startPortal({ SMTP_URL: server.url, PUBLIC_URL: 'https://toptan.example' });
  admin = await portal.admin({ username: 'depo', password });
  shop = await portal.shop({ name: 'Nar Butik', password });
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

/** An order of a shop that may ask for changes, and what it asks. */
async function asking() {
  const shopChanges = 'ask';
  const set = { target: settings.isOnly, set: { shopChanges } } as const;
  await portal.db.insert(settings).values({ shopChanges }).onConflictDoUpdate(set);
  const productId = await createProduct(portal.db);
  const { id, orderNumber: subject } = await order(shop, productId);
  const body = { version: 1, rows: [{ ref: 'a', productId, quantity: 2 }] };
  return { id, subject, body, ask: () => shop.call('POST', `/api/orders/${id}/request`, body) };
}

/** A draft of staff for a shop, with a line. */
async function drafted() {
  const own = await portal.shop({ name: 'Nar Butik' });
  const id = await prepareDraft(admin, own, { productId: await createProduct(portal.db) });
  return { id, ...(await shownDraft(admin, own, id)), offer: () => offer(admin, own, id) };
}

/** A call that succeeds, and the values of its event. */
type Scene = {
  /** The caller in the event; nobody where it is left out. */
  by?: Caller;
  /** Stands for `{id}`. */
  id?: string;
  body?: unknown;
  /** The name of the subject; its id is that of the address or the answer. */
  subject?: string;
};

const ordered = async () => {
  const { id, orderNumber } = await order(shop, await createProduct(portal.db));
  return { by: admin, id, subject: orderNumber };
};

async function maker(): Promise<{ by: Caller; body: object; subject: string }> {
  const subject = 'Ege Tekstil';
  const contact = { email: 'ege@example.com', phone: '02320000000', address: 'İzmir', leadTime: '3 days' };
  return { by: admin, body: { manufacturerId: v7(), companyName: subject, ...contact }, subject };
}

const made = async () =>
  (await admin.call('POST', '/api/manufacturers', (await maker()).body)).json<{ id: string }>().id;

const named = (name: string) => ({ nameEn: name, nameTr: name, nameAr: name });
const setBody = (name: string) => ({ ...named(name), kind: 'number', sizes: [{ label: '2' }] });
const madeSet = async (name: string) =>
  (await admin.call('POST', '/api/size-sets', setBody(name))).json<{ id: string }>().id;
const madeColor = async (name: string) =>
  (await admin.call('POST', '/api/colors', named(name))).json<{ id: string }>().id;
const grouped = async (name: string) =>
  (await admin.call('POST', '/api/groups', { name })).json<{ id: string }>().id;

const collectionBody = { name: 'Cuma', translations: {}, productIds: [], startsAt: null, endsAt: null };
const collected = async () =>
  (await admin.call('POST', '/api/collections', collectionBody)).json<{ id: string }>().id;

const shared = async () => {
  const productIds = [await createProduct(portal.db, { name: 'Kaban' })];
  return (await admin.call('POST', '/api/share-links', { productIds, language: 'tr' })).json<{ id: string }>()
    .id;
};

const settingsVersion = async () =>
  (await admin.call('GET', '/api/settings')).json<{ version: number }>().version;

const rule = async () => ({
  kind: 'quantity',
  productId: await createProduct(portal.db, { name: 'Ceket' }),
  min: 1,
});

const ruled = async () => (await admin.call('POST', '/api/terms', await rule())).json<{ id: string }>().id;

const application = {
  customerName: 'Kardelen Giyim',
  ownerFirstName: 'Elif',
  ownerLastName: 'Kardelen',
  phoneNumber: '+90 532 111 22 33',
};

async function applied(): Promise<{ by: Caller; id: string; subject: string }> {
  const values = { ...application, email: `${v7()}@example.com` };
  const [request] = await portal.db
    .insert(registrationRequests)
    .values(values)
    .returning({ id: registrationRequests.id });
  return { by: admin, id: request?.id ?? '', subject: values.customerName };
}

const currentPassword = password;

/** A new user who has an authenticator app, or is about to have one. */
async function withApp(isConfirmed: boolean): Promise<{ by: Caller; code: string }> {
  const by = await portal.shop({ password });
  const begun = await by.call('POST', '/api/account/second-factor', { currentPassword });
  const code = new TOTP({ secret: Secret.fromBase32(begun.json().secret) }).generate();
  if (isConfirmed) await by.call('POST', '/api/account/second-factor/confirm', { code });
  return { by, code };
}

const productFile = (sku: string) => `Kod;Ad;Fiyat\n${sku};Ceket;100`;

const scenes: Record<string, () => Promise<Scene>> = {
  'POST /api/auth/login': async () => ({ by: admin, body: { username: 'depo', password } }),
  'POST /api/auth/set-password': async () => {
    const by = await portal.shop();
    const { token } = await portal.db.transaction(tx => addLink(tx, by.userId, 1));
    return { by, body: { token, password: 'velvet and wool' } };
  },
  'POST /api/auth/forgot-password': async () => ({
    body: { username: shop.username },
    subject: shop.username,
  }),
  'PUT /api/account/email': async () => ({
    by: admin,
    body: { currentPassword, email: 'depo@example.com' },
  }),
  'PUT /api/account/language': async () => ({ by: shop, body: { language: 'tr' } }),
  'PUT /api/account/notices': async () => ({ by: shop, body: { off: ['shipped:email'] } }),
  'POST /api/orders/{id}/told': async () => {
    const { id, orderNumber } = await order(shop, await createProduct(portal.db));
    return { by: admin, id, subject: orderNumber, body: { kind: 'shipped' } };
  },
  'PUT /api/account/password': async () => ({
    by: await portal.shop({ password }),
    body: { currentPassword, newPassword: 'velvet and wool' },
  }),
  'DELETE /api/account/sessions/{id}': async () => {
    const by = await portal.shop();
    const [session] = await portal.db.select().from(sessions).where(eq(sessions.userId, by.userId));
    return { by, id: session?.id ?? '' };
  },
  'DELETE /api/account/sessions': async () => ({ by: admin }),
  'POST /api/account/second-factor': async () => ({
    by: await portal.shop({ password }),
    body: { currentPassword },
  }),
  'POST /api/account/second-factor/confirm': async () => {
    const { by, code } = await withApp(false);
    return { by, body: { code } };
  },
  'POST /api/account/second-factor/remove': async () => {
    const { by } = await withApp(true);
    return { by, body: { currentPassword } };
  },
  'POST /api/account/recovery-codes': async () => {
    const { by } = await withApp(true);
    return { by, body: { currentPassword } };
  },
  'POST /api/registration-request': async () => {
    const email = `${v7()}@example.com`;
    return { body: { ...application, email }, subject: application.customerName };
  },
  'POST /api/registration-request/form': async () => {
    const set = { version: await settingsVersion(), isTaxAsked: true };
    expect((await admin.call('PUT', '/api/settings', set)).statusCode).toBe(200);
    const body = productForm({ ...application, email: `${v7()}@example.com` });
    return { body, subject: application.customerName };
  },
  'POST /api/registration-requests/{id}/approve': applied,
  'POST /api/registration-requests/{id}/reject': applied,
  'POST /api/registration-requests/{id}/link': async () => {
    const scene = await applied();
    await admin.call('POST', `/api/registration-requests/${scene.id}/approve`);
    return scene;
  },
  'POST /api/orders': async () => {
    const productId = await createProduct(portal.db, { stock: 1 });
    const { id: _, ...line } = await addToBasket(shop, productId);
    return { by: shop, body: { customerId: shop.customerId, items: [line] } };
  },
  'PUT /api/orders/{id}/lines': async () => {
    const productId = await createProduct(portal.db);
    const { id, orderNumber: subject } = await order(shop, productId);
    return { by: admin, id, subject, body: { version: 1, rows: [{ ref: 'a', productId, quantity: 2 }] } };
  },
  'POST /api/orders/{id}/request': async () => {
    const { body, ...scene } = await asking();
    return { ...scene, by: shop, body };
  },
  'PUT /api/orders/{id}/request': async () => {
    const { ask, body: _, ...scene } = await asking();
    await ask();
    return { ...scene, by: admin, body: { version: 1, accepted: [] } };
  },
  'DELETE /api/orders/{id}/request': async () => {
    const { ask, body: _, ...scene } = await asking();
    await ask();
    return { ...scene, by: shop };
  },
  'POST /api/drafts': async () => ({
    by: admin,
    body: { customerId: (await portal.shop({ name: 'Bekleyen' })).customerId },
    subject: 'Bekleyen',
  }),
  'DELETE /api/drafts/{id}': async () => {
    const draft = await admin.call('POST', '/api/drafts', { customerId: shop.customerId });
    return { by: admin, id: draft.json().id };
  },
  'POST /api/drafts/saved': async () => {
    await addToBasket(shop, await createProduct(portal.db));
    return { by: shop, body: { customerId: shop.customerId } };
  },
  'PUT /api/drafts/{id}/basket': async () => {
    await addToBasket(shop, await createProduct(portal.db));
    const saved = await shop.call('POST', '/api/drafts/saved', { customerId: shop.customerId });
    return { by: shop, id: saved.json().id };
  },
  'PUT /api/drafts/{id}/notes': async () => {
    const { id } = await drafted();
    return { by: admin, id, body: { notes: 'Konuştuğumuz gibi' }, subject: 'Nar Butik' };
  },
  'PUT /api/drafts/{id}/offer': async () => {
    const { id, expectedTotal } = await drafted();
    return { by: admin, id, body: { expectedTotal }, subject: 'Nar Butik' };
  },
  'DELETE /api/drafts/{id}/offer': async () => {
    const { id, offer } = await drafted();
    await offer();
    return { by: admin, id, subject: 'Nar Butik' };
  },
  'POST /api/drafts/{id}/link': async () => {
    const { id } = await drafted();
    return { by: admin, id, subject: 'Nar Butik' };
  },
  'POST /api/drafts/link/order': async () => {
    const { id, offer, items, expectedTotal } = await drafted();
    await offer();
    return { body: { token: await linkTo(admin, id), items, expectedTotal } };
  },
  'PUT /api/orders/{id}/status': async () => ({ ...(await ordered()), body: { status: 'cancelled' } }),
  'PUT /api/orders/{id}/manufacturer': async () => ({
    ...(await ordered()),
    body: { manufacturerId: await made() },
  }),
  'POST /api/orders/batch/status': async () => {
    const { id: orderId, ...scene } = await ordered();
    return { ...scene, body: { status: 'confirmed', orders: [{ orderId }] } };
  },
  'POST /api/orders/batch/manufacturer': async () => {
    const { id: orderId, ...scene } = await ordered();
    return { ...scene, body: { manufacturerId: await made(), orderIds: [orderId] } };
  },
  'DELETE /api/orders/{id}': ordered,
  'POST /api/products': async () => ({
    by: admin,
    body: productForm({ name: 'Kot', price: '10.00' }),
    subject: 'Kot',
  }),
  'PUT /api/products/{id}': async () => ({
    by: admin,
    id: await createProduct(portal.db),
    body: productForm({ sku: 'KOT-1' }),
    subject: 'KOT-1',
  }),
  'DELETE /api/products/{id}': async () => ({
    by: admin,
    id: await createProduct(portal.db, { name: 'Gömlek' }),
    subject: 'Gömlek',
  }),
  'POST /api/products/{id}/pictures': async () => ({
    by: admin,
    id: await createProduct(portal.db, { name: 'Etek' }),
    body: productForm({}, await newPicture()),
    subject: 'Etek',
  }),
  'PUT /api/products/{id}/pictures': async () => ({
    by: admin,
    id: await createProduct(portal.db, { sku: 'ETK-1' }),
    body: { pictures: [] },
    subject: 'ETK-1',
  }),
  'POST /api/size-sets': async () => ({ by: admin, body: setBody('Children'), subject: 'Children' }),
  'PUT /api/size-sets/{id}': async () => ({
    by: admin,
    id: await madeSet('Toddlers'),
    body: { kind: 'other' },
    subject: 'Toddlers',
  }),
  'DELETE /api/size-sets/{id}': async () => ({ by: admin, id: await madeSet('Babies'), subject: 'Babies' }),
  'POST /api/colors': async () => ({ by: admin, body: named('Beige'), subject: 'Beige' }),
  'PUT /api/colors/{id}': async () => ({
    by: admin,
    id: await madeColor('Navy'),
    body: { nameTr: 'Koyu lacivert' },
    subject: 'Navy',
  }),
  'DELETE /api/colors/{id}': async () => ({ by: admin, id: await madeColor('Pink'), subject: 'Pink' }),
  'PUT /api/products/{id}/variants': async () => ({
    by: admin,
    id: await createProduct(portal.db, { sku: 'ETK-2' }),
    body: { variants: [{ isActive: false }] },
    subject: 'ETK-2',
  }),
  'POST /api/products/batch/size-set': async () => ({
    by: admin,
    body: {
      productIds: [await createProduct(portal.db, { name: 'Etek' })],
      sizeSetId: await madeSet('Bebek'),
      sizes: 'all',
    },
    subject: 'Etek',
  }),
  'POST /api/products/batch/packs': async () => ({
    by: admin,
    body: {
      productIds: [await createProduct(portal.db, { name: 'Şort', sizes: ['30'] })],
      unit: 'series',
      lines: [{ size: '30', ratio: 2 }],
    },
    subject: 'Şort',
  }),
  'POST /api/products/batch/fields': async () => ({
    by: admin,
    body: { productIds: [await createProduct(portal.db, { name: 'Mont' })], isActive: false },
    subject: 'Mont',
  }),
  'POST /api/products/batch/prices': async () => ({
    by: admin,
    body: {
      products: [
        { productId: await createProduct(portal.db, { name: 'Bere', price: '10.00' }), price: '10.00' },
      ],
      change: 1000,
    },
    subject: 'Bere',
  }),
  'PUT /api/products/{id}/whole': async () => ({
    by: admin,
    id: await createProduct(portal.db, { sku: 'TAM-1', sizes: ['30', '31', '32'] }),
    body: productForm({ price: '12.00', packs: [packOf()] }),
    subject: 'TAM-1',
  }),
  'PUT /api/products/{id}/packs': async () => ({
    by: admin,
    id: await createProduct(portal.db, { sku: 'SERI-1', sizes: ['30', '31', '32'] }),
    body: { packs: [packOf()] },
    subject: 'SERI-1',
  }),
  'POST /api/customers': async () => {
    const subject = 'Lale Giyim';
    const names = { customerShortName: 'Lale', customerFullName: subject, email: 'lale@example.com' };
    return { by: admin, body: names, subject };
  },
  'PUT /api/customers/{id}': async () => ({
    by: admin,
    id: shop.customerId,
    body: { isActive: true },
    subject: 'Nar Butik',
  }),
  'DELETE /api/customers/{id}': async () => ({
    by: admin,
    id: (await portal.shop({ name: 'Giden' })).customerId,
    subject: 'Giden',
  }),
  'POST /api/manufacturers': maker,
  'PUT /api/manufacturers/{id}': async () => ({
    by: admin,
    id: await made(),
    body: { companyName: 'Ege' },
    subject: 'Ege',
  }),
  'POST /api/imports': async () => ({
    by: admin,
    body: fileForm('products', productFile('ITH-1')),
    subject: 'kis.csv',
  }),
  'POST /api/imports/{id}/pictures': async () => ({
    by: admin,
    id: (await upload(admin, 'pictures', await pictureZip())).id,
    body: fileForm('', await pictureZip()),
    subject: 'kis.csv',
  }),
  'PUT /api/imports/{id}': async () => ({
    by: admin,
    id: (await upload(admin, 'products', productFile('ITH-2'))).id,
    body: {},
    subject: 'kis.csv',
  }),
  'PUT /api/imports/{id}/rows/{n}': async () => ({
    by: admin,
    id: (await checked(admin, 'products', productFile('ITH-3'))).id,
    body: { cells: { 1: 'Yelek' } },
    subject: 'kis.csv 2',
  }),
  'PUT /api/imports/{id}/problems': async () => ({
    by: admin,
    id: (await checked(admin, 'products', 'Kod;Fiyat\nITH-7;x')).id,
    body: { field: 'price', code: 'invalid_number', repair: 'skip' },
    subject: 'kis.csv',
  }),
  'POST /api/imports/{id}/repairs/undo': async () => {
    const { id } = await checked(admin, 'products', productFile('ITH-8'));
    await admin.call('PUT', `/api/imports/${id}/rows/2`, { isSkipped: true });
    return { by: admin, id, subject: 'kis.csv' };
  },
  'POST /api/imports/{id}/apply': async () => ({
    by: admin,
    // All rows of the import are wrong, so that nothing else leaves an event of this call.
    id: (await checked(admin, 'products', 'Kod;Fiyat\nITH-4;x')).id,
    subject: 'kis.csv',
  }),
  'DELETE /api/imports/{id}': async () => ({
    by: admin,
    id: (await checked(admin, 'products', 'Kod;Fiyat\nITH-7;x')).id,
    subject: 'kis.csv',
  }),
  'POST /api/imports/{id}/stop': async () => ({
    by: admin,
    id: (await checked(admin, 'products', 'Kod;Fiyat\nITH-6;x')).id,
    subject: 'kis.csv',
  }),
  'POST /api/imports/{id}/undo': async () => {
    const { id } = await checked(admin, 'products', 'Kod;Fiyat\nITH-5;x');
    await applyFile(admin, id);
    return { by: admin, id, subject: 'kis.csv' };
  },
  'POST /api/collections': async () => ({ by: admin, body: collectionBody, subject: 'Cuma' }),
  'PUT /api/collections/{id}': async () => ({
    by: admin,
    id: await collected(),
    subject: 'Cuma',
    body: { ...collectionBody, version: 1 },
  }),
  'DELETE /api/collections/{id}': async () => ({ by: admin, id: await collected(), subject: 'Cuma' }),
  'POST /api/share-links': async () => {
    const productIds = [await createProduct(portal.db, { name: 'Kaban' })];
    return { by: admin, body: { productIds, language: 'tr' }, subject: 'Kaban' };
  },
  'PUT /api/share-links/{id}': async () => ({
    by: admin,
    id: await shared(),
    subject: 'Kaban',
    body: { language: 'en' },
  }),
  'DELETE /api/share-links/{id}': async () => ({ by: admin, id: await shared(), subject: 'Kaban' }),
  'POST /api/orders/{id}/join': async () => {
    const productId = await createProduct(portal.db);
    const { id, orderNumber } = await order(shop, productId);
    const other = await order(shop, productId);
    return { by: admin, id, subject: orderNumber, body: { otherId: other.id, version: 1, otherVersion: 1 } };
  },
  'POST /api/groups': async () => ({ by: admin, body: { name: 'İstanbul' }, subject: 'İstanbul' }),
  'PUT /api/groups/{id}': async () => ({
    by: admin,
    id: await grouped('Ege'),
    body: { name: 'Ege ve Akdeniz' },
    subject: 'Ege ve Akdeniz',
  }),
  'DELETE /api/groups/{id}': async () => ({ by: admin, id: await grouped('Doğu'), subject: 'Doğu' }),
  'POST /api/terms': async () => ({ by: admin, body: await rule(), subject: 'Ceket' }),
  'PUT /api/terms/{id}': async () => ({ by: admin, id: await ruled(), body: { min: 2 }, subject: 'Ceket' }),
  'PUT /api/products/{id}/terms': async () => {
    const { kind: _, productId: id, ...figures } = await rule();
    const term = { customerId: null, groupId: null, grain: 'cell', max: null, multiple: null, ...figures };
    return { by: admin, id, body: { terms: [term] }, subject: 'Ceket' };
  },
  'POST /api/terms/batch': async () => {
    const { kind: _, productId, ...figures } = await rule();
    return { by: admin, body: { productIds: [productId], grain: 'cell', ...figures }, subject: 'Ceket' };
  },
  'DELETE /api/terms/{id}': async () => ({ by: admin, id: await ruled(), subject: 'Ceket' }),
  'DELETE /api/manufacturers/{id}': async () => ({ by: admin, id: await made(), subject: 'Ege Tekstil' }),
  'POST /api/customers/{id}/link': async () => ({
    by: admin,
    id: (await portal.shop({ name: 'Davetli' })).customerId,
    body: { language: 'tr' },
    subject: 'Davetli',
  }),
  'POST /api/customers/{id}/names': async () => ({
    by: shop,
    id: shop.customerId,
    body: { names: [{ text: 'bol paça', productId: await createProduct(portal.db) }] },
    subject: 'Nar Butik',
  }),
  'DELETE /api/customers/names/{id}': async () => {
    const productId = await createProduct(portal.db);
    const address = `/api/customers/${shop.customerId}/names`;
    const [name] = (await shop.call('POST', address, { names: [{ text: 'dar paça', productId }] })).json();
    return { by: admin, id: name.id, subject: 'dar paça' };
  },
  'PUT /api/guide': async () => {
    await portal.db.insert(guide).values({});
    return { by: admin, body: { skipped: ['company'] } };
  },
  'PUT /api/settings': async () => ({
    by: admin,
    body: { version: await settingsVersion(), name: 'Yıldız' },
  }),
  'PUT /api/settings/logo': async () => ({
    by: admin,
    body: productForm({ version: await settingsVersion() }, await newPicture()),
  }),
  'PUT /api/settings/login-picture': async () => ({
    by: admin,
    body: productForm({ version: await settingsVersion() }, await newPicture()),
  }),
  'POST /api/staff': async () => ({ by: admin, body: { username: 'ayşe' }, subject: 'ayşe' }),
  'PUT /api/staff/{id}': async () => ({
    by: admin,
    id: (await portal.admin({ username: 'zeynep' })).userId,
    body: { isActive: false },
    subject: 'zeynep',
  }),
  'POST /api/staff/{id}/link': async () => ({
    by: admin,
    id: (await portal.admin({ username: 'yusuf' })).userId,
    subject: 'yusuf',
  }),
};

/** The topic that screens load again, by the part of the address that a call stands under. */
function topicOf({ path }: Endpoint): string | null {
  const part = path.split('/')[2] ?? '';
  if (part === 'account') return null;
  if (part.startsWith('registration-request') || path.endsWith('/set-password'))
    return 'registration-requests';
  if (path.endsWith('/link/order')) return 'orders';
  return part === 'auth' ? null : part;
}

const writing = allCalls.filter(call => call.method !== 'GET' && !withoutEvent.has(callName(call)));

const written = (action: string) =>
  portal.db.select().from(events).where(eq(events.action, action)).orderBy(desc(events.id));

test.each(writing.map(call => [callName(call), call] as const))('%s leaves its event', async (name, call) => {
  const scene = await scenes[name]?.();
  if (!scene) throw new Error('Declare in `scenes` how this call is made; it must leave an event');
  const { by, id, body, subject } = scene;
  const before = (await written(name)).length;
  const caller = call.access === 'public' ? portal.anonymous : (by ?? portal.anonymous);
  const answer = await caller.call(
    call.method,
    call.path.replace('{id}', id ?? '').replace('{n}', '2'),
    body,
  );
  expect(answer.statusCode, answer.body).toBeLessThan(300);

  const [event, ...others] = await written(name);
  expect(others).toHaveLength(before);
  const made = answer.statusCode === 201 && answer.body ? answer.json<{ id?: string }>() : {};
  expect(event).toMatchObject({
    userId: by?.userId ?? null,
    username: by?.username ?? null,
    role: by ? (by === admin ? 'admin' : 'shop') : 'system',
    topic: topicOf(call),
    status: answer.statusCode,
    address: '127.0.0.1',
    requestId: answer.headers['x-request-id'],
  });
  const named = id ?? made.id;
  if (named) expect(event?.subjectId).toBe(named);
  if (subject) expect(event?.subject).toBe(subject);
  expect(JSON.stringify(event)).not.toContain(password);
});

test('a call that leaves none is one of the contract', () => {
  expect([...withoutEvent].filter(name => !allCalls.some(call => callName(call) === name))).toEqual([]);
  expect(Object.keys(scenes).sort()).toEqual(writing.map(callName).sort());
});

test('the server leaves an event of each email that it sends', async () => {
  const email = `${v7()}@example.com`;
  const [request] = await portal.db
    .insert(registrationRequests)
    .values({ ...application, email })
    .returning({ id: registrationRequests.id });
  await admin.call('POST', `/api/registration-requests/${request?.id}/approve`);
  await expect
    .poll(async () => (await written('email.sent')).filter(({ subject }) => subject === email), {
      timeout: 15_000,
    })
    .toMatchObject([
      {
        topic: 'registration-requests',
        subjectId: request?.id,
        userId: null,
        username: null,
        role: 'system',
      },
    ]);
});

test('a basket leaves no event, whoever fills it', async () => {
  const before = await portal.db.$count(events);
  const { id } = await addToBasket(shop, await createProduct(portal.db));
  await admin.call('PUT', `/api/basket/${id}`, { quantity: 2 });
  await shop.call('DELETE', `/api/basket/${id}`);
  expect(await portal.db.$count(events)).toBe(before);
});
