import { invitationHours } from '@toptan/contract/password-links';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replaceLink } from '../auth/links/queries.ts';
import { basketItems } from '../db/schema-baskets.ts';
import { events } from '../db/schema-events.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, sessions, users } from '../db/schema-people.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addToBasket, createProduct } from '../testing/trade.ts';

const password = 'linen and denim';
let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

let counter = 0;
const unique = (word: string) => `${word}-${++counter}`;

const form = (fields: Record<string, unknown> = {}) => ({
  customerShortName: 'Atlas',
  customerFullName: 'Atlas Giyim Sanayi',
  email: 'atlas@example.com',
  ...fields,
});
const create = (fields?: Record<string, unknown>) => admin.call('POST', '/api/customers', form(fields));
const created = async (fields?: Record<string, unknown>) => {
  const response = await create(fields);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const change = (id: string, body: Record<string, unknown>) => admin.call('PUT', `/api/customers/${id}`, body);
const signIn = (username: string, secret = password) =>
  portal.anonymous.call('POST', '/api/auth/login', { username, password: secret });
const countCustomers = () => portal.db.$count(customers);

describe('creating a customer', () => {
  it('answers the row with the next free code and what follows from other fields', async () => {
    const code = (await created()).customerId;
    expect(code).toMatch(/^MUS-\d{4}$/);
    const next = `MUS-${String(Number(code.slice(4)) + 1).padStart(4, '0')}`;
    await created({ customerId: next });
    const row = await created({ customerAddress: 'Merter, İstanbul', ownerMobile: '+90 532 111 22 33' });
    expect(row).toMatchObject({
      customerId: `MUS-${String(Number(code.slice(4)) + 2).padStart(4, '0')}`,
      companyName: 'Atlas Giyim Sanayi',
      address: 'Merter, İstanbul',
      phone: '+90 532 111 22 33',
      isActive: true,
      userName: null,
    });
  });

  it('refuses a code or user name that is taken and leaves nothing half-made', async () => {
    const userName = unique('Işıl');
    const { customerId } = await created({ userName, userPassword: password });
    const before = await countCustomers();
    const sameCode = await create({ customerId });
    expect([sameCode.statusCode, sameCode.json()]).toMatchObject([
      409,
      { code: 'taken', fields: [{ path: 'customerId', code: 'taken' }] },
    ]);
    const sameName = await create({
      userName: `${userName.toLowerCase()}\u200b\u2800`,
      userPassword: password,
    });
    expect([sameName.statusCode, sameName.json()]).toMatchObject([
      409,
      { code: 'taken', fields: [{ path: 'userName', code: 'taken' }] },
    ]);
    expect(await countCustomers()).toBe(before);
  });

  it('refuses half a login', async () => {
    const before = await countCustomers();
    const withoutPassword = await create({ userName: unique('half') });
    expect(withoutPassword.json().fields).toMatchObject([{ path: 'userPassword', code: 'required' }]);
    const withoutName = await create({ userPassword: password });
    expect(withoutName.json().fields).toMatchObject([{ path: 'userName', code: 'required' }]);
    const guessable = await create({ userName: unique('easy'), userPassword: 'password1234' });
    expect(guessable.json().fields).toMatchObject([{ path: 'userPassword', code: 'too_common' }]);
    expect(await countCustomers()).toBe(before);
  });

  it('makes one of many that want the same code and name at once', async () => {
    const [customerId, userName] = [unique('CODE'), unique('racer')];
    const codes = await Promise.all(Array.from({ length: 8 }, () => create({ customerId })));
    const names = await Promise.all(
      Array.from({ length: 8 }, () => create({ userName, userPassword: password })),
    );
    for (const responses of [codes, names])
      expect(responses.map(response => response.statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    const generated = await Promise.all(Array.from({ length: 8 }, () => created()));
    expect(new Set(generated.map(row => row.customerId)).size).toBe(8);
  });

  it('names the fields that are wrong and refuses those that it does not know', async () => {
    const response = await create({ email: 'a@b.co, c@d.co', customerFullName: ' ', role: 'admin' });
    expect(response.statusCode).toBe(400);
    const fields = response.json().fields.map(({ path, code }: Record<string, string>) => `${path}: ${code}`);
    expect(fields.sort()).toEqual([
      'customerFullName: required',
      'email: invalid_email',
      'role: unknown_field',
    ]);
  });
});

describe('the login of a customer', () => {
  it('is made, renamed and given another password, and no answer holds the password', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const made = await create({ userName: first, userPassword: password });
    expect(made.json().userName).toBe(first);
    expect(made.body).not.toMatch(/argon2|denim|userPassword/);
    const { id } = made.json();
    expect((await signIn(first)).statusCode).toBe(200);

    expect((await change(id, { userName: second, userPassword: '' })).json().userName).toBe(second);
    expect((await signIn(first)).statusCode).toBe(401);
    expect((await signIn(second)).statusCode).toBe(200);

    expect((await change(id, { userPassword: 'wool and velvet' })).statusCode).toBe(200);
    expect((await signIn(second)).statusCode).toBe(401);
    expect((await signIn(second, 'wool and velvet')).statusCode).toBe(200);
  });

  it('is added to a customer that had none', async () => {
    const { id } = await created();
    const userName = unique('late');
    expect((await change(id, { userName })).json().fields).toMatchObject([
      { path: 'userPassword', code: 'required' },
    ]);
    expect((await change(id, { userName, userPassword: password })).statusCode).toBe(200);
    expect((await signIn(userName)).statusCode).toBe(200);
  });

  it('cannot take the name of somebody else', async () => {
    const [mine, theirs] = [unique('mine'), unique('theirs')];
    await created({ userName: theirs, userPassword: password });
    const { id } = await created({ userName: mine, userPassword: password });
    const response = await change(id, { userName: theirs.toUpperCase(), customerShortName: 'Renamed' });
    expect([response.statusCode, response.json().fields[0].path]).toEqual([409, 'userName']);
    expect((await admin.call('GET', `/api/customers/${id}`)).json()).toMatchObject({
      userName: mine,
      customerShortName: 'Atlas',
    });
  });

  it('is signed out everywhere by a new password, which ends open links too', async () => {
    const shop = await portal.shop();
    const { token } = await portal.db.transaction(tx => replaceLink(tx, shop.userId, invitationHours));
    await change(shop.customerId, { userPassword: password });
    expect((await shop.call('GET', '/api/auth/check')).statusCode).toBe(401);
    const link = await portal.anonymous.call('POST', '/api/auth/password-link', { token });
    expect(link.statusCode).toBe(404);
  });
});

describe('changing a customer', () => {
  it('touches the named fields only', async () => {
    const before = await created({
      vatNumber: '1234567890',
      ownerMobile: '0532 111 22 33',
      landline: '0212 1',
    });
    const after = (await change(before.id, { landline: '0212 555 00 00' })).json();
    expect(after).toEqual({ ...before, landline: '0212 555 00 00' });
  });

  it('lets the company name follow the full name, and address and telephone their originals', async () => {
    const { id } = await created({ companyName: 'Atlas A.Ş.', address: 'Old', phone: '0212 555 00 00' });
    const row = (
      await change(id, {
        customerFullName: 'Atlas Tekstil',
        customerAddress: 'Osmanbey',
        ownerMobile: '0533 111 22 33',
      })
    ).json();
    expect(row).toMatchObject({ companyName: 'Atlas Tekstil', address: 'Osmanbey', phone: '0533 111 22 33' });
    expect((await change(id, { companyName: 'Atlas A.Ş.' })).json().companyName).toBe('Atlas A.Ş.');
    expect((await change(id, { customerId: '', companyName: '' })).json()).toMatchObject({
      customerId: row.customerId,
      companyName: 'Atlas A.Ş.',
    });
  });

  it('ends the sessions of a shop that it deactivates, for good', async () => {
    const shop = await portal.shop();
    await change(shop.customerId, { isActive: false });
    expect((await shop.call('GET', '/api/auth/check')).statusCode).toBe(401);
    await change(shop.customerId, { isActive: true });
    expect((await shop.call('GET', '/api/auth/check')).statusCode).toBe(401);
    expect(await portal.db.$count(sessions, eq(sessions.userId, shop.userId))).toBe(0);
  });

  it('ends the open links of a shop that it deactivates, for good', async () => {
    const shop = await portal.shop();
    const { token } = await portal.db.transaction(tx => replaceLink(tx, shop.userId, invitationHours));
    await change(shop.customerId, { isActive: false });
    expect((await change(shop.customerId, { isActive: true })).json().invitedAt).toBeNull();
    const link = await portal.anonymous.call('POST', '/api/auth/password-link', { token });
    expect(link.statusCode).toBe(404);
  });

  it('ends a session that is opened at the very moment of deactivation', async () => {
    const shop = await portal.shop();
    const signIn = await portal.pool.connect();
    await signIn.query('begin');
    await signIn.query('select 1 from users where id = $1 for update', [shop.userId]);
    const response = change(shop.customerId, { isActive: false });
    await vi.waitFor(async () => {
      const { rowCount } = await portal.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    });
    await signIn.query(
      "insert into sessions (token_hash, user_id, expires_at) values ('new', $1, now() + interval '1 day')",
      [shop.userId],
    );
    await signIn.query('commit');
    signIn.release();
    expect((await response).statusCode).toBe(200);
    expect(await portal.db.$count(sessions, eq(sessions.userId, shop.userId))).toBe(0);
  });

  it('answers 404 for one that there is not', async () => {
    const missing = '/api/customers/0198f0a0-0000-7000-8000-000000000000';
    const answers = await Promise.all([
      admin.call('GET', missing),
      admin.call('PUT', missing, { customerShortName: 'Nobody' }),
      admin.call('DELETE', missing),
    ]);
    for (const answer of answers) expect(answer.statusCode).toBe(404);
  });
});

describe('deleting a customer', () => {
  it('takes its login, sessions and basket along', async () => {
    const shop = await portal.shop();
    await addToBasket(shop, await createProduct(portal.db), 6);
    expect((await admin.call('DELETE', `/api/customers/${shop.customerId}`)).statusCode).toBe(204);
    expect((await shop.call('GET', '/api/auth/check')).statusCode).toBe(401);
    expect(await portal.db.$count(users, eq(users.id, shop.userId))).toBe(0);
    expect(await portal.db.$count(basketItems, eq(basketItems.basketId, shop.customerId))).toBe(0);
  });

  it('is announced to the list of rules, which go with it', async () => {
    const { customerId } = await portal.shop();
    await admin.call('DELETE', `/api/customers/${customerId}`);
    const [event] = await portal.db.select().from(events).where(eq(events.subjectId, customerId));
    expect(event?.also).toContainEqual({ topic: 'terms' });
  });

  it('is refused once it has ordered', async () => {
    const { customerId } = await portal.shop();
    const order = { customerId, orderNumber: unique('T'), subtotal: '100.00', total: '125.00' };
    await portal.db.insert(orders).values(order);
    const response = await admin.call('DELETE', `/api/customers/${customerId}`);
    expect([response.statusCode, response.json().code]).toEqual([409, 'customer_has_orders']);
    expect((await admin.call('GET', `/api/customers/${customerId}`)).statusCode).toBe(200);
  });
});
