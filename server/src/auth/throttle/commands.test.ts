import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAnother } from '../../testing/another-server.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

type Server = Pick<Portal, 'app'>;

const registration = {
  customerName: 'Kardelen',
  ownerFirstName: 'Deniz',
  ownerLastName: 'Kaya',
  phoneNumber: '+90 532 111 22 33',
  email: 'deniz@kardelen.example',
};

describe.each([
  {
    what: 'sign-ins',
    url: '/api/auth/login',
    payload: { username: 'nobody', password: 'a guess' },
    most: 10,
  },
  { what: 'registrations', url: '/api/registration-request', payload: registration, most: 20 },
])('$what are counted in the database', ({ url, payload, most }) => {
  const attempt = async ({ app }: Server, remoteAddress: string) =>
    (await app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;

  it('across two servers', async () => {
    const second = await startAnother(portal);
    for (let turn = 0; turn < most; turn++)
      expect(await attempt(turn % 2 ? second : portal, '192.0.2.1')).not.toBe(429);
    expect(await attempt(portal, '192.0.2.1')).toBe(429);
    expect(await attempt(second, '192.0.2.1')).toBe(429);
    await second.close();
  });

  it('and a restart forgets none of them', async () => {
    const before = await startAnother(portal);
    for (let turn = 0; turn < most; turn++) expect(await attempt(before, '192.0.2.2')).not.toBe(429);
    await before.close();
    const after = await startAnother(portal);
    expect(await attempt(after, '192.0.2.2')).toBe(429);
    expect(await attempt(after, '192.0.2.3')).not.toBe(429);
    await after.close();
  });
});
