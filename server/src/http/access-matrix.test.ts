import type { Endpoint } from '@toptan/contract/endpoint';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openSession } from '../auth/sessions/queries.ts';
import { hashToken } from '../auth/tokens.ts';
import { basketItems, basketPacks, baskets } from '../db/schema-baskets.ts';
import { bells } from '../db/schema-bells.ts';
import { collectionProducts, collections } from '../db/schema-collections.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { importRepairs, importRows, imports } from '../db/schema-imports.ts';
import { customerNames } from '../db/schema-names.ts';
import { orderItems, orders } from '../db/schema-orders.ts';
import { packLines, packs } from '../db/schema-packs.ts';
import {
  customerGroups,
  customers,
  registrationPapers,
  registrationRequests,
  sessions,
  users,
} from '../db/schema-people.ts';
import { settings } from '../db/schema-settings.ts';
import { shareLinks } from '../db/schema-sharing.ts';
import { colors, sizeSets } from '../db/schema-sizing.ts';
import { quantityTerms } from '../db/schema-terms.ts';
import { addressOf, allCalls, formOf, json, named } from '../testing/calls.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { type Kind, kindOf, resolveIds } from '../testing/references.ts';
import { everything } from '../testing/snapshot.ts';
import { createProduct, variantId } from '../testing/trade.ts';
import { fields } from '../testing/valid-values.ts';

/**
 * The test makes every call of the contract, by every caller on everybody's rows. Callers and rows are the only things named here.
 * The calls, their bodies and the expected results come from the contract, so that a new call is in the matrix from the start.
 */
const callers = ['anonymous', 'first shop', 'second shop', 'deactivated shop', 'admin'] as const;
type CallerName = (typeof callers)[number];

const rows = ['own', 'foreign', 'missing'] as const;
type Row = (typeof rows)[number];

type Owner = { userId: string; customerId: string };
type Rows = Record<Kind, string>;
type Person = Owner & { cookie: string; rows: Rows };

let portal: Portal;
let people: Record<CallerName, Person>;
/** The customer that staff act on; its drafts are those of staff. */
let served: string;
/** The product in everybody's basket and orders. */
let goods: string;
/** Rows of no shop that shops do not see, which are foreign to them: a product that is not for sale and its variant, a collection that has not begun. */
let hidden: Partial<Record<Kind, string>>;
beforeAll(async () => {
  portal = await startPortal();
  // Shops and strangers may do what the wholesaler may let them do.
  await portal.db
    .insert(settings)
    .values({ shopChanges: 'change', showcase: 'all', isTaxAsked: true, noticesOn: ['back_in_stock:email'] });
  goods = await createProduct(portal.db, { stock: 9 });
  const waiting = v7();
  await portal.db.insert(collections).values({ id: waiting, name: waiting, translations: {} });
  const unseen = await createProduct(portal.db, { isActive: false });
  hidden = { products: unseen, variants: await variantId(portal.db, unseen), collections: waiting };
  people = await createPeople();
});
afterAll(() => portal.close());

const inAllLanguages = (name: string) => ({ nameEn: name, nameTr: name, nameAr: name });
const contact = () => ({ email: `${v7()}@example.com`, phone: '+90 532 111 22 33' });

/** Makes a carton of twelve. */
async function createPack(productId: string): Promise<string> {
  const id = v7();
  await portal.db.transaction(async tx => {
    await tx.insert(packs).values({ id, productId, position: 0, unit: 'carton', mixed: false });
    await tx.insert(packLines).values({ packId: id, position: 0, productId, mixed: false, ratio: 12 });
  });
  return id;
}

/** Makes a row of each kind that belongs to somebody; of the other kinds a row that no other row needs. */
const makers: Record<Kind, (owner: Owner) => Promise<string>> = {
  async orders({ customerId }) {
    const id = v7();
    await portal.db
      .insert(orders)
      .values({ id, orderNumber: id, customerId, subtotal: '100.00', total: '125.00' });
    await portal.db.insert(orderItems).values({
      orderId: id,
      position: 0,
      productId: goods,
      variantId: await variantId(portal.db, goods),
      productName: 'Keten gömlek',
      quantity: 1,
      unitPrice: '100.00',
      totalPrice: '100.00',
    });
    return id;
  },
  async basket({ customerId }) {
    const id = v7();
    const productId = await createProduct(portal.db);
    const cell = await variantId(portal.db, productId);
    await portal.db
      .insert(basketItems)
      .values({ id, basketId: customerId, productId, variantId: cell, quantity: 1 });
    return id;
  },
  'basket/packs': async ({ customerId }) => {
    const id = v7();
    const productId = await createProduct(portal.db);
    const packId = await createPack(productId);
    await portal.db.insert(basketPacks).values({ id, basketId: customerId, packId, packs: 1 });
    return id;
  },
  async drafts({ customerId }) {
    const id = v7();
    const offer = { kind: 'staff', offeredAt: new Date().toISOString(), offeredTotal: '25.00' } as const;
    const own = customerId === served ? offer : ({ kind: 'saved' } as const);
    await portal.db.insert(baskets).values({ id, customerId, ...own });
    return id;
  },
  packs: async () => createPack(await createProduct(portal.db)),
  async variants({ customerId }) {
    const variant = await variantId(portal.db, await createProduct(portal.db, { supply: 'stock_only' }));
    await portal.db.insert(bells).values({ customerId, variantId: variant });
    return variant;
  },
  products: () => createProduct(portal.db),
  async 'size-sets'() {
    const id = v7();
    await portal.db.insert(sizeSets).values({ ...inAllLanguages('Dar'), id, kind: 'number' });
    return id;
  },
  async colors() {
    const id = v7();
    await portal.db.insert(colors).values({ ...inAllLanguages('Bordo'), id, key: id, position: 9 });
    return id;
  },
  customers: async ({ customerId }) => customerId,
  async 'customers/names'({ customerId }) {
    const id = v7();
    await portal.db
      .insert(customerNames)
      .values({ id, customerId, text: `bol ${id.slice(-8)}`, productId: goods });
    return id;
  },
  async manufacturers() {
    const id = v7();
    const names = { manufacturerId: id, companyName: 'Bordo', address: 'Merter' };
    await portal.db.insert(manufacturers).values({ ...contact(), ...names, id });
    return id;
  },
  async 'registration-requests'() {
    const id = v7();
    const { email, phone } = contact();
    const names = { customerName: 'Yeni', ownerFirstName: 'Deniz', ownerLastName: 'Kaya' };
    await portal.db.insert(registrationRequests).values({ ...names, id, email, phoneNumber: phone });
    await portal.db.insert(registrationPapers).values({ requestId: id, picture: Buffer.from('webp') });
    return id;
  },
  async groups() {
    const id = v7();
    await portal.db.insert(customerGroups).values({ id, name: id });
    return id;
  },
  async collections() {
    const id = v7();
    const startsAt = new Date().toISOString();
    await portal.db.insert(collections).values({ id, name: id, translations: {}, startsAt });
    const productId = await createProduct(portal.db);
    await portal.db.insert(collectionProducts).values({ collectionId: id, productId, position: 0 });
    return id;
  },
  async 'share-links'() {
    const [id, collectionId] = [v7(), v7()];
    await portal.db.insert(collections).values({ id: collectionId, translations: {} });
    const expiresAt = '2100-01-01T00:00:00Z';
    await portal.db
      .insert(shareLinks)
      .values({ id, collectionId, language: 'tr', tokenHash: hashToken(id), expiresAt });
    return id;
  },
  async terms() {
    const [id, groupId] = [v7(), v7()];
    await portal.db.insert(customerGroups).values({ id: groupId, name: groupId });
    await portal.db.insert(quantityTerms).values({ id, groupId, grain: 'cell', min: 1 });
    return id;
  },
  async imports() {
    const id = v7();
    await portal.db
      .insert(imports)
      .values({ id, kind: 'products', fileName: id, columns: [], state: 'checked', repair: 1 });
    const ofRow = { importId: id, n: 2, cells: [], isSkipped: false };
    await portal.db.insert(importRows).values({ ...ofRow, key: 'row 2' });
    await portal.db.insert(importRepairs).values({ ...ofRow, repair: 1, cells: {}, isConfirmed: false });
    return id;
  },
  async staff() {
    const id = v7();
    await portal.db.insert(users).values({ id, username: id, role: 'admin' });
    return id;
  },
  async sessions({ userId }) {
    const tokenHash = hashToken(await openSession(portal.db, userId));
    const [session] = await portal.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash));
    return session?.id ?? '';
  },
};

async function createPerson(owner: Owner & { cookie: string }): Promise<Person> {
  const made: [string, string][] = [];
  for (const [kind, make] of Object.entries(makers)) made.push([kind, await make(owner)]);
  return { ...owner, rows: Object.fromEntries(made) as Rows };
}

async function createPeople(): Promise<Record<CallerName, Person>> {
  const closed = await createPerson(await portal.shop());
  await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, closed.customerId));
  // Callers who make no calls have rows too. Staff have none but their sessions, and act on these rows.
  const owner = await portal.shop();
  served = owner.customerId;
  const absent = await createPerson(owner);
  return {
    anonymous: { ...absent, cookie: '' },
    'first shop': await createPerson(await portal.shop()),
    'second shop': await createPerson(await portal.shop()),
    'deactivated shop': closed,
    admin: await createPerson({ ...(await portal.admin()), customerId: absent.customerId }),
  };
}

/** The parameter or field with which a call names its row, and the kind of the row. */
function subjectOf({
  params,
  body,
  path,
}: Endpoint): { name: string; kind: Kind; part: 'path' | 'body' } | null {
  const [parameter] = Object.keys(params?.shape ?? {}).filter(
    name => params?.shape[name] instanceof z.ZodUUID,
  );
  if (parameter) return { name: parameter, kind: kindOf(parameter, path), part: 'path' };
  const isCustomers = body instanceof z.ZodObject && body.shape['customerId'] instanceof z.ZodUUID;
  return isCustomers ? { name: 'customerId', kind: 'customers', part: 'body' } : null;
}

/** The expected status, by the access that the contract states. */
function expected(
  call: Endpoint,
  caller: CallerName,
  row: Row,
): 'in' | 'not_signed_in' | 'forbidden' | 'not_found' {
  const subject = subjectOf(call);
  if (call.access === 'public') return !subject || row === 'own' ? 'in' : 'not_found';
  if (caller === 'anonymous' || caller === 'deactivated shop') return 'not_signed_in';
  if (call.access === 'admin' && caller !== 'admin') return 'forbidden';
  if (call.access === 'shop' && caller === 'admin') return 'forbidden';
  if (!subject || row === 'own') return 'in';
  const reachesAll = caller === 'admin' && subject.kind !== 'sessions';
  return row === 'foreign' && reachesAll ? 'in' : 'not_found';
}

/**
 * The owner of the rows that are foreign to a caller. Staff get the rows of a person who makes no calls, which would use them up.
 */
const neighbours: Record<CallerName, CallerName> = {
  anonymous: 'first shop',
  'first shop': 'second shop',
  'second shop': 'first shop',
  'deactivated shop': 'first shop',
  admin: 'anonymous',
};

function idFor(caller: CallerName, row: Row, kind: Kind): string {
  if (row === 'missing') return v7();
  if (row === 'own') return people[caller].rows[kind];
  const unseen = caller === 'admin' ? undefined : hidden[kind];
  return unseen ?? people[neighbours[caller]].rows[kind];
}

/** Makes a row and a session that nothing else needs, for calls that use them up. */
async function renew(caller: CallerName, row: Row, kind: Kind | undefined): Promise<void> {
  const person = people[caller];
  if (caller !== 'anonymous') person.cookie = `toptan=${await openSession(portal.db, person.userId)}`;
  if (!kind || row === 'missing') return;
  const owner = row === 'own' ? person : people[neighbours[caller]];
  const mayGo = kind === 'customers' && caller === 'admin';
  owner.rows[kind] = await makers[kind](mayGo ? await portal.shop() : owner);
}

const samples = new Map<Endpoint, string>();

/** A body that the contract takes, made once for each call: making it takes longer than the call. */
function sampleOf(call: Endpoint, body: z.ZodObject): string {
  const [made] = samples.has(call) ? [] : fc.sample(fields(body, call.path), { numRuns: 1, seed: 7 });
  const text = samples.get(call) ?? JSON.stringify(made);
  samples.set(call, text);
  return text;
}

/** The least body that the contract takes, with the caller's rows. */
function bodyOf(call: Endpoint, caller: CallerName, subject: Record<string, string>): object {
  const { body } = call;
  if (!(body instanceof z.ZodObject)) return {};
  const text = resolveIds(sampleOf(call, body), kind => people[caller].rows[kind]);
  const needed = Object.entries(JSON.parse(text)).filter(
    ([name]) => !body.shape[name]?.safeParse(undefined).success,
  );
  return { ...Object.fromEntries(needed), ...subject };
}

async function make(call: Endpoint, caller: CallerName, id: string) {
  const subject = subjectOf(call);
  const body = bodyOf(call, caller, subject?.part === 'body' ? { [subject.name]: id } : {});
  const form = call.file ? formOf(body) : { body: JSON.stringify(body), headers: json };
  const options: InjectOptions = {
    // A stream would never end; its headers alone have the same access.
    method: call.stream ? 'HEAD' : call.method,
    url: addressOf(call, id),
    headers: { cookie: people[caller].cookie, ...(call.body && form.headers) },
  };
  if (call.body) options.payload = form.body;
  return portal.app.inject(options);
}

const combinations = (call: Endpoint) =>
  callers.flatMap(caller =>
    (subjectOf(call) ? rows : (['own'] as const)).map(row => ({
      caller,
      row,
      outcome: expected(call, caller, row),
    })),
  );

const doors: Record<string, number> = { not_signed_in: 401, forbidden: 403, not_found: 404 };

describe('whoever may not is refused alike, whichever row there is, and nothing is written', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await everything(portal.db);
  });

  test.each(named(allCalls.filter(call => call.access !== 'public')))('%s', async (_name, call) => {
    const subject = subjectOf(call);
    const refused = combinations(call).filter(({ outcome }) => outcome !== 'in');
    expect(refused.length).toBeGreaterThan(0);
    const bodiesByOutcome = new Map<string, Set<string>>();
    for (const { caller, row, outcome } of refused) {
      const answer = await make(call, caller, subject ? idFor(caller, row, subject.kind) : '');
      expect({ caller, row, status: answer.statusCode }).toEqual({ caller, row, status: doors[outcome] });
      if (!call.stream) expect(answer.json().code).toBe(outcome);
      bodiesByOutcome.set(outcome, (bodiesByOutcome.get(outcome) ?? new Set()).add(answer.body));
    }
    for (const bodies of bodiesByOutcome.values()) expect(bodies.size).toBe(1);
    expect(await everything(portal.db)).toEqual(before);
  });
});

describe('whoever may comes through the door', () => {
  test.each(named(allCalls))('%s', async (_name, call) => {
    const subject = subjectOf(call);
    for (const { caller, row } of combinations(call).filter(({ outcome }) => outcome === 'in')) {
      if (call.method !== 'GET') await renew(caller, row, subject?.kind);
      const answer = await make(call, caller, subject ? idFor(caller, row, subject.kind) : '');
      const code = answer.statusCode < 400 ? null : answer.json().code;
      expect({
        caller,
        row,
        status: answer.statusCode,
        isStopped: code !== null && code in doors,
      }).toMatchObject({
        isStopped: false,
      });
      expect(answer.statusCode).toBeLessThan(500);
    }
  });
});
