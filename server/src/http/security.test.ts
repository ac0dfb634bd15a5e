import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../testing/person.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let behindHttps: Portal;
beforeAll(async () => {
  portal = await startPortal();
  behindHttps = await startPortal({ PUBLIC_URL: 'https://orders.example.com' });
});
afterAll(async () => {
  await portal.close();
  await behindHttps.close();
});

test('no cache may store an answer of the contract, whoever gets it', async () => {
  const shop = await portal.shop();
  const answers = await Promise.all([
    shop.call('GET', '/api/orders'),
    shop.call('GET', '/api/customers'),
    shop.call('GET', '/api/orders/x'),
    shop.call('GET', `/api/orders/${'x'.repeat(300)}`),
    shop.call('GET', '/api/nothing'),
    portal.anonymous.call('GET', '/api/auth/check'),
    portal.anonymous.call('POST', '/api/auth/login', { username: 'x', password: 'y' }),
  ]);
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 403, 400, 404, 404, 401, 401]);
  for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
});

describe('every answer has the security headers', () => {
  const page = {
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const data = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  test.each([
    ['a success', '/healthz', 200, page],
    ['a page', '/api/docs/', 200, page],
    ['a redirection', '/api/docs/static/index.html', 302, page],
    ['a refusal', '/api/orders', 401, data],
    ['a call that there is not', '/api/nothing', 404, page],
    ['a picture that there is not', '/images/x/900.webp', 404, page],
    ['a foreign write', '/api/auth/logout', 403, data],
  ])('%s', async (_name, url, status, expected) => {
    const isWrite = status === 403;
    const answer = await portal.anonymous.call(isWrite ? 'POST' : 'GET', url, undefined, {
      ...(isWrite && { origin: 'https://evil.example' }),
    });
    expect(answer.statusCode).toBe(status);
    const policy = Object.fromEntries(
      String(answer.headers['content-security-policy'])
        .split(';')
        .map(directive => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toMatchObject(expected);
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('https is demanded only where the portal is reached over it', async () => {
  const policyOf = async ({ anonymous }: Portal, url: string) =>
    (await anonymous.call('GET', url)).headers['strict-transport-security'];
  for (const url of ['/healthz', '/api/orders']) {
    expect(await policyOf(portal, url)).toBeUndefined();
    expect(await policyOf(behindHttps, url)).toContain('max-age=31536000');
  }
});

describe('the cookie of a session', () => {
  async function signIn({ app, shop }: Portal, cookie = '') {
    const { username } = await shop({ password });
    const payload = { username, password };
    return app.inject({ method: 'POST', url: '/api/auth/login', headers: { cookie }, payload });
  }

  test('is pinned to the host and sent over nothing but https, where the portal has it', async () => {
    const answer = await signIn(behindHttps);
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-toptan=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('without https it is for the host alone all the same, and no script reads it', async () => {
    const answer = await signIn(portal);
    expect(answer.headers['set-cookie']).toMatch(
      /^toptan=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is named in the reference as it is set', async () => {
    const nameAt = async ({ anonymous }: Portal) => {
      const document = (await anonymous.call('GET', '/api/openapi.json')).json();
      return document.components.securitySchemes.session.name;
    };
    expect([await nameAt(portal), await nameAt(behindHttps)]).toEqual(['toptan', '__Host-toptan']);
  });

  test('that a sibling host sets for us opens nothing', async () => {
    const shop = await behindHttps.shop();
    const headers = { cookie: shop.cookie.replace('__Host-', '') };
    expect((await behindHttps.anonymous.call('GET', '/api/orders', undefined, headers)).statusCode).toBe(401);
    expect((await shop.call('GET', '/api/orders')).statusCode).toBe(200);
  });

  test('is found behind others of its name, and the first that opens a session counts', async () => {
    const [own, other] = [await portal.shop(), await portal.shop()];
    const whoIs = async (...cookies: string[]) => {
      const headers = { cookie: cookies.join('; ') };
      const answer = await portal.anonymous.call('GET', '/api/auth/check', undefined, headers);
      return answer.statusCode === 200 ? answer.json().user.id : answer.statusCode;
    };
    const junk = ['toptan=junk', 'toptan=', 'toptan', 'nottoptan=x'];
    expect(await whoIs(...junk, own.cookie)).toBe(own.userId);
    expect(await whoIs(own.cookie, ...junk)).toBe(own.userId);
    expect(await whoIs('toptan=junk', own.cookie, other.cookie)).toBe(own.userId);
    // Each cookie costs a query, so that not all of a thousand are tried.
    expect(await whoIs(...Array(1_000).fill('toptan=junk'), own.cookie)).toBe(401);
  });

  test('is never the one that somebody else chose for the visitor', async () => {
    const chosen = 'chosen-by-somebody-else-chosen-by-somebody';
    const answer = await signIn(portal, `toptan=${chosen}`);
    expect(answer.headers['set-cookie']).not.toContain(chosen);
    const headers = { cookie: `toptan=${chosen}` };
    expect((await portal.anonymous.call('GET', '/api/orders', undefined, headers)).statusCode).toBe(401);
  });
});

test.each(['cross-site', 'same-site', 'anything else'])(
  'a write that the browser calls %s is refused also where it names no origin',
  async site => {
    const admin = await portal.admin();
    const answer = await admin.call(
      'POST',
      '/api/account/second-factor/remove',
      {},
      { 'sec-fetch-site': site },
    );
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
  },
);

test('an origin that is empty is foreign', async () => {
  const admin = await portal.admin();
  const answer = await admin.call('DELETE', '/api/account/sessions', undefined, { origin: '' });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
});
