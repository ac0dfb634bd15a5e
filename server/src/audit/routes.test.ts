import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../db/schema-events.ts';
import { users } from '../db/schema-people.ts';
import { password } from '../testing/person.ts';
import { type Caller, openPortal, type Portal, startPortal } from '../testing/portal.ts';
import { expectFoundInAnySpelling, numberSpellings } from '../testing/spellings.ts';
import { createProduct, order } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin({ username: 'depo' });
});
afterAll(() => portal.close());

const record = async (query = '') => (await admin.call('GET', `/api/audit${query}`)).json();

const about = (id: string) =>
  portal.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id);

const manufacturer = {
  companyName: 'Bursa Dokuma',
  email: 'satis@bursadokuma.example',
  phone: '+90 224 111 22 33',
  address: 'Nilüfer, Bursa',
  leadTime: '3-5 days',
};

describe('an audit event', () => {
  it('is written down with who, what, about what, from where and how it ended', async () => {
    const shop = await portal.shop();
    const { id, orderNumber } = await order(shop, await createProduct(portal.db, { stock: 5 }), 2);
    await admin.call('PUT', `/api/orders/${id}/status`, { status: 'shipped' });
    const [, event] = await about(id);
    expect([event]).toMatchObject([
      {
        username: 'depo',
        userId: admin.userId,
        role: 'admin',
        action: 'PUT /api/orders/{id}/status',
        subject: orderNumber,
        details: { status: 'shipped' },
        address: '127.0.0.1',
        status: 200,
      },
    ]);
    const [newest] = await record();
    expect(newest).toMatchObject({
      action: 'PUT /api/orders/{id}/status',
      subject: orderNumber,
      status: 200,
    });
  });

  it('is not written for a look, not even at a head', async () => {
    const [newest] = await portal.db.select().from(events).orderBy(desc(events.id)).limit(1);
    const { cookie } = admin;
    for (const method of ['GET', 'HEAD'] as const)
      await portal.app.inject({ method, url: '/api/manufacturers', headers: { cookie } });
    const seen = await portal.db.select().from(events).orderBy(desc(events.id)).limit(1);
    expect(seen).toEqual([newest]);
  });

  it('shows the name of what it deleted, and of what it made', async () => {
    const made = await admin.call('POST', '/api/manufacturers', { ...manufacturer, manufacturerId: 'BD-1' });
    const { id } = made.json<{ id: string }>();
    await admin.call('DELETE', `/api/manufacturers/${id}`);
    expect(await about(id)).toMatchObject([
      { action: 'POST /api/manufacturers', subject: 'Bursa Dokuma', status: 201 },
      { action: 'DELETE /api/manufacturers/{id}', subject: 'Bursa Dokuma', status: 204 },
    ]);
  });

  it('is not written for a refused call, whoever makes it', async () => {
    const missing = v7();
    const before = await portal.db.$count(events);
    const shop = await portal.shop();
    await admin.call('PUT', `/api/orders/${missing}/status`, { status: 'shipped' });
    await admin.call('PUT', `/api/orders/${missing}/status`, { status: 'nonsense' });
    await shop.call('PUT', `/api/orders/${missing}/status`, { status: 'shipped' });
    await shop.call('POST', '/api/orders', { customerId: shop.customerId, items: [{ productId: missing }] });
    expect(await portal.db.$count(events)).toBe(before);
  });

  it('is written once, however often a call is repeated that changes nothing any more', async () => {
    const shop = await portal.shop();
    const { id } = await order(shop, await createProduct(portal.db));
    for (let turn = 0; turn < 3; turn++)
      await admin.call('PUT', `/api/orders/${id}/status`, { status: 'shipped' });
    expect(await about(id)).toMatchObject([
      { action: 'POST /api/orders' },
      { action: 'PUT /api/orders/{id}/status' },
    ]);
  });

  it("shows a shop's orders too, with whose business it was and without the lines", async () => {
    const shop = await portal.shop({ name: 'Nar Butik' });
    const { id, orderNumber } = await order(shop, await createProduct(portal.db));
    const [newest] = await record();
    expect(newest).toMatchObject({
      action: 'POST /api/orders',
      username: shop.username,
      role: 'shop',
      customerId: shop.customerId,
      subjectId: id,
      subject: orderNumber,
      details: { customerId: shop.customerId, items: { count: 1 } },
      status: 201,
    });
  });

  it('never holds a password', async () => {
    const secret = 'velvet and wool';
    const shop = await portal.shop();
    await admin.call('PUT', `/api/customers/${shop.customerId}`, {
      userName: `login-${shop.customerId}`,
      userPassword: secret,
    });
    await admin.call('PUT', '/api/account/password', { currentPassword: secret, newPassword: secret });
    const rows = await portal.db.select().from(events);
    expect(rows.some(({ details }) => JSON.stringify(details)?.includes('userPassword'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is a sign-in as well, the failed ones included', async () => {
    const { username } = await portal.admin({ password });
    const signIn = (attempt: string, name = username) =>
      portal.anonymous.call('POST', '/api/auth/login', { username: name, password: attempt });
    await signIn('a wrong one');
    await signIn(password, username.toUpperCase());
    await signIn('a wrong one', 'nobody at all');
    const signIns = await portal.db.select().from(events).where(eq(events.action, 'POST /api/auth/login'));
    expect(signIns).toMatchObject([
      { username, status: 401, details: null },
      { username, status: 200 },
    ]);
  });

  it('is one row for the failed sign-ins of an account from a network within an hour, refused with 429 or not', async () => {
    const second = await openPortal(portal.databaseUrl);
    const { username, userId } = await portal.admin({ password });
    const signIn = ({ app }: Portal, remoteAddress: string, attempt = 'a wrong one') => {
      const payload = { username, password: attempt };
      return app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload });
    };
    const flood = (remoteAddress: string) =>
      Promise.all(Array.from({ length: 40 }, (_, turn) => signIn(turn % 2 ? portal : second, remoteAddress)));
    const statuses = new Set((await flood('192.0.2.40')).map(({ statusCode }) => statusCode));
    expect(statuses).toContain(429);
    await signIn(portal, '2001:db8:0:1::1');
    await signIn(second, '2001:db8:0:1::2');
    await signIn(portal, '192.0.2.41', password);
    await second.close();
    const rows = () =>
      portal.db
        .select({ address: events.address, status: events.status, attempts: events.attempts })
        .from(events)
        .where(eq(events.userId, userId))
        .orderBy(events.id);
    const counted = [
      { address: '192.0.2.40', attempts: 40 },
      { address: '2001:db8:0:1::1', status: 401, attempts: 2 },
      { address: '192.0.2.41', status: 200, attempts: 1 },
    ];
    expect(await rows()).toMatchObject(counted);
    const listed = await record(`?q=${username}`);
    expect(listed.map((row: { attempts: number }) => row.attempts)).toEqual([1, 2, 40]);

    await portal.db.transaction(async tx => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx
        .update(events)
        .set({ hour: sql`${events.hour} - interval '1 hour'` })
        .where(eq(events.userId, userId));
    });
    await signIn(portal, '192.0.2.40');
    expect(await rows()).toMatchObject([...counted, { address: '192.0.2.40', attempts: 1 }]);
  });

  it('has at most 21 rows for an account within an hour, from however many networks', async () => {
    const { username, userId } = await portal.admin({ password });
    for (let network = 0; network < 25; network++)
      await portal.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `198.51.100.${network}`,
        payload: { username, password: 'a wrong one' },
      });
    const rows = await portal.db
      .select({ attempts: events.attempts })
      .from(events)
      .where(eq(events.userId, userId))
      .orderBy(events.id);
    expect(rows.map(({ attempts }) => attempts)).toEqual([...Array(20).fill(1), 5]);
  });

  it('cannot be changed or removed, by nobody', async () => {
    await admin.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
    const refused = /append-only/;
    const cause = async (statement: string) => {
      await expect(portal.pool.query(statement)).rejects.toThrow(refused);
    };
    await cause("update events set username = 'nobody'");
    await cause('update events set status = 200');
    await cause('update events set attempts = attempts + 1 where network is null');
    await cause('update events set attempts = attempts - 1');
    await cause(`update events set network = '192.0.2.1', hour = now()`);
    await cause('update events set subject_id = gen_random_uuid()');
    await cause(`update events set user_id = '${(await portal.admin()).userId}'`);
    await cause('delete from events');
    await cause('truncate events');
  });

  it('outlives who did it', async () => {
    const gone = await portal.admin();
    await gone.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
    await portal.db.delete(users).where(eq(users.id, gone.userId));
    const orphans = await portal.db
      .select()
      .from(events)
      .where(and(isNull(events.userId), eq(events.role, 'admin')));
    expect(orphans).toMatchObject([
      { action: 'DELETE /api/products/{id}', username: expect.stringMatching(/^admin/) },
    ]);
  });
});

describe('the audit log', () => {
  it('is found by name and subject in any spelling, by action and by time', async () => {
    const shop = await portal.shop({ name: 'Işık Çanta' });
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { isActive: true });
    const [found] = await record('?q=ISIK%20CANTA');
    expect(found).toMatchObject({ subject: 'Işık Çanta', action: 'PUT /api/customers/{id}' });
    const action = encodeURIComponent('PUT /api/customers/{id}');
    for (const row of await record(`?action=${action}`)) expect(row.action).toBe('PUT /api/customers/{id}');
    const at = encodeURIComponent(found.at);
    expect((await record(`?q=depo&from=${at}&limit=1000`)).map((row: { id: string }) => row.id)).toContain(
      found.id,
    );
    expect((await record(`?until=${at}&limit=1000`)).map((row: { id: string }) => row.id)).not.toContain(
      found.id,
    );
  });

  it('is found by a name however it is typed', async () => {
    await expectFoundInAnySpelling(
      async name => {
        const { customerId } = await portal.shop({ name });
        await admin.call('PUT', `/api/customers/${customerId}`, { isActive: true });
      },
      async term =>
        (await record(`?q=${encodeURIComponent(term)}`)).map((row: { subject: string }) => row.subject),
    );
  });

  it.each([
    ['from', '0000-01-01T00:00:00Z', 'invalid'],
    ['until', '2026-01-01T00:00:00-16:00', 'invalid'],
    ['until', '2026-02-30T00:00:00Z', 'invalid'],
    ['from', `2026-01-01T00:00:00.${'9'.repeat(200)}Z`, 'too_long'],
  ])('refuses a moment that the database cannot read and names the field (%s=%s)', async (path, at, code) => {
    const answer = await admin.call('GET', `/api/audit?${path}=${at}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path, code }]);
  });

  it('is counted exactly by who did it, by what it was about, and by both at once', async () => {
    const [selma, nar] = [await portal.admin({ username: 'Selma' }), await portal.admin({ username: 'nar' })];
    const shop = await portal.shop({ name: 'Selmanın Butiği' });
    for (const person of [selma, selma, nar])
      await person.call('PUT', `/api/customers/${shop.customerId}`, { isActive: true });
    await selma.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
    const total = async (query: string) =>
      Number((await admin.call('GET', `/api/audit?limit=1&${query}`)).headers['x-total-count']);
    const action = encodeURIComponent('PUT /api/customers/{id}');
    const rows = await record('?q=SELMA&limit=1000');
    expect(rows.map((row: { username: string }) => row.username)).toEqual(['Selma', 'nar', 'Selma', 'Selma']);
    expect(await total('q=SELMA')).toBe(4);
    expect(await total(`q=selma&action=${action}`)).toBe(3);
    expect(await total('q=selman%C4%B1n')).toBe(3);
    const until = encodeURIComponent(rows[1].at);
    expect(await total(`q=selma&until=${until}`)).toBe(2);
    expect(await total(`q=selma&from=${until}`)).toBe(2);
  });

  it("is found by an order's number, whole or its beginning, and by no other with the same figures", async () => {
    const { id, orderNumber } = await order(await portal.shop(), await createProduct(portal.db));
    await admin.call('PUT', `/api/orders/${id}/status`, { status: 'confirmed' });
    const [, year = '', figures = ''] = /^TPT-(\d\d)-(\d+)$/.exec(orderNumber) ?? [];
    const found = async (q: string) =>
      (await record(`?q=${q}`)).map((row: { subject: string }) => row.subject);
    for (const q of [orderNumber, orderNumber.toLowerCase(), `tpt-${year}-${figures.slice(0, 4)}`, figures])
      expect(await found(q), q).toContain(orderNumber);
    for (const q of numberSpellings(orderNumber))
      expect(new Set(await found(encodeURIComponent(q))), q).toEqual(new Set([orderNumber]));
    for (const q of [`tpt-${Number(year) - 1}-${figures}`, `tpt-${figures}`])
      expect(await found(q), q).toEqual([]);
  });

  it('is read in pages, every event once', async () => {
    for (let count = 0; count < 7; count++)
      await admin.call('DELETE', `/api/products/${await createProduct(portal.db)}`);
    const seen: string[] = [];
    let path: string | undefined = '/api/audit?limit=3';
    while (path) {
      const page = await admin.call('GET', path);
      seen.push(...page.json<{ id: string }[]>().map(row => row.id));
      path = /<(.+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    const all = await portal.db.select({ id: events.id }).from(events);
    expect(seen.toSorted()).toEqual(all.map(row => row.id).toSorted());
  });
});
