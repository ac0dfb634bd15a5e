import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let behindHttps: Portal;
beforeAll(async () => {
  portal = await startPortal();
  behindHttps = await startPortal({ PUBLIC_URL: 'https://orders.example.com', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await portal.close();
  await behindHttps.close();
});

test('no cache keeps an answer of the contract, whoever gets it', async () => {
  const shop = await portal.shop();
  const answers = await Promise.all([
    shop.call('GET', '/api/orders'),
    shop.call('GET', '/api/customers'),
    shop.call('GET', '/api/orders/x'),
    portal.anonymous.call('GET', '/api/auth/check'),
    portal.anonymous.call('POST', '/api/auth/login', { username: 'x', password: 'y' }),
  ]);
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 403, 400, 401, 401]);
  for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
});

test('every answer says what a browser may do with it', async () => {
  for (const url of ['/healthz', '/api/orders', '/api/nothing', '/images/x/900.webp', '/api/docs']) {
    const { headers } = await portal.anonymous.call('GET', url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure-requests/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('https is demanded only where the portal is reached over it', async () => {
  const policyOf = async ({ anonymous }: Portal) =>
    (await anonymous.call('GET', '/healthz')).headers['strict-transport-security'];
  expect(await policyOf(portal)).toBeUndefined();
  expect(await policyOf(behindHttps)).toContain('max-age=31536000');
});
