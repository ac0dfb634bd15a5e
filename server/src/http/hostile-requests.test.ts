import type { Endpoint } from '@toptan/contract/endpoint';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manufacturers } from '../db/schema-goods.ts';
import { registrationRequests } from '../db/schema-people.ts';
import { allCalls, callsWith, expectRefusal, formOf, json, named, pathOf } from '../testing/calls.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order } from '../testing/trade.ts';
import { fields } from '../testing/valid-values.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  [admin, shop] = [await portal.admin(), await portal.shop()];
  // The form with the tax number is there while it is asked for.
  const { version } = (await admin.call('GET', '/api/settings')).json();
  await admin.call('PUT', '/api/settings', { version, isTaxAsked: true });
});
afterAll(() => portal.close());

describe('an address that a caller claims to come from', () => {
  const guess = (to: Portal, claimed: string) =>
    to.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '203.0.113.7',
      headers: { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` },
      payload: { username: 'nobody', password: 'a guess' },
    });
  const guesses = async (to: Portal, claim: (turn: number) => string) => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, turn) => guess(to, claim(turn))));
    return answers.filter(({ statusCode }) => statusCode === 429).length;
  };

  test('counts for nothing when no proxy is trusted', async () => {
    expect(await guesses(portal, turn => `198.51.100.${turn}`)).toBeGreaterThanOrEqual(4);
  });

  test('counts as far as trusted proxies have written it', async () => {
    const proxied = await startPortal({ TRUST_PROXY: '1' });
    expect(await guesses(proxied, turn => `198.51.100.${turn}, 192.0.2.1`)).toBeGreaterThanOrEqual(4);
    expect(await guesses(proxied, turn => `192.0.2.1, 198.51.100.${turn}`)).toBe(0);
    await proxied.close();
  });
});

describe('what is searched for', () => {
  beforeAll(async () => {
    const contact = { email: `${v7()}@example.com`, phone: '+90 532 111 22 33' };
    await portal.db
      .insert(manufacturers)
      .values({ ...contact, manufacturerId: v7(), companyName: 'Bordo', address: 'Merter' });
    await portal.db.insert(registrationRequests).values({
      customerName: 'Yeni',
      ownerFirstName: 'Deniz',
      ownerLastName: 'Kaya',
      phoneNumber: contact.phone,
      email: contact.email,
    });
    await order(await portal.shop(), await createProduct(portal.db, { stock: 3 }));
    await admin.call('POST', '/api/terms', { kind: 'quantity', min: 1 });
    await admin.call('DELETE', '/api/account/sessions');
  });
  const searches = allCalls.filter(
    ({ query, params }) => query && !params && 'q' in query.shape && query.shape['limit'],
  );

  test.each(named(searches))('is taken literally by %s', async (_name, call) => {
    const found = async (q: string) => {
      const answer = await admin.call('GET', `${call.path}?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<unknown[]>().length;
    };
    expect((await admin.call('GET', call.path)).json().length).toBeGreaterThan(0);
    for (const q of ['%', '_', '%%', '\\', '\\%', "' OR 1=1--", '％', '.*', '%_%_%_%_%_%_%_%_%_%x'.repeat(9)])
      expect([q, await found(q)]).toEqual([q, 0]);
  });

  test('is found where it stands as it is', async () => {
    await createProduct(portal.db, { name: 'Zzq 50%_off\\zzq' });
    await createProduct(portal.db, { name: 'Zzq 50 zzqoff' });
    for (const q of ['50%_off', 'off\\zzq', '\\zzq', '％_off']) {
      const answer = await admin.call('GET', `/api/products?q=${encodeURIComponent(q)}`);
      const names = answer.json<{ name: string }[]>().map(({ name }) => name);
      expect([q, names]).toEqual([q, ['Zzq 50%_off\\zzq']]);
    }
  });

  test('cannot end a header', async () => {
    const description = 'one\nSet-Cookie: toptan=theirs';
    await createProduct(portal.db, { description });
    await createProduct(portal.db, { description });
    const answer = await admin.call('GET', `/api/products?limit=1&q=${encodeURIComponent(description)}`);
    expect(answer.headers['link']).toContain('%0A');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  const mailFields = callsWith('body').flatMap(call =>
    call.body instanceof z.ZodObject
      ? Object.keys(call.body.shape)
          .filter(name => /email/i.test(name))
          .map(
            name => [`${name} of ${call.method} ${call.path}`, call, call.body as z.ZodObject, name] as const,
          )
      : [],
  );

  test.each(mailFields)(
    'that would write to others, or other headers, is refused: %s',
    async (_what, call, schema, name) => {
      const [sample] = fc.sample(fields(schema, call.path), { numRuns: 1, seed: 7 });
      for (const address of [
        'a@example.com, b@example.com',
        'a@example.com;b@example.com',
        'a@example.com\r\nBcc: b@example.com',
        'a@example.com%0ABcc:b@example.com',
        'Elif <a@example.com>',
        '"a b"@example.com',
        'a@example.com\0',
        'a@[127.0.0.1]',
        `${'a'.repeat(250)}@example.com`,
      ]) {
        const body = { ...sample, [name]: address };
        const sent = call.file ? formOf(body) : { body: JSON.stringify(body), headers: json };
        const answer = await callerOf(call).call(call.method, pathOf(call, v7()), sent.body, sent.headers);
        expectRefusal(answer);
        const paths = answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path);
        expect([address, paths]).toEqual([address, expect.arrayContaining([name])]);
      }
    },
  );

  const callerOf = (call: Endpoint) =>
    call.access === 'public' ? portal.anonymous : call.access === 'shop' ? shop : admin;
});

test('a name of a file in a form goes nowhere', async () => {
  const boundary = 'x';
  const part = (head: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64').toString(
    'latin1',
  );
  for (const filename of ['../../../etc/cron.d/x', 'C:\\\\x.exe', 'a\0.png', '"; name="price', '%2e%2e%2f']) {
    const body = `${part('name="name"', 'Kot')}${part('name="price"', '1')}${part(`name="image"; filename="${filename}"`, gif)}--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await admin.call('POST', '/api/products', Buffer.from(body, 'latin1'), headers);
    expect([201, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 201)
      expect(answer.json().imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\/\d+\.webp$/);
    expect(answer.body).not.toMatch(/cron|exe/);
  }
});
