import type { Customer, LoginLink } from '@toptan/contract/customers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://toptan.example' });
  admin = await portal.admin();
});
afterAll(() => portal.close());

async function customer(fields: object = {}): Promise<Customer> {
  const body = { customerShortName: 'Nar', customerFullName: 'Çınar & Şık', email: 'nar@example.com' };
  return (await admin.call('POST', '/api/customers', { ...body, ...fields })).json<Customer>();
}
const found = async (id: string) => (await admin.call('GET', `/api/customers/${id}`)).json<Customer>();
const invite = (id: string) => admin.call('POST', `/api/customers/${id}/link`, { language: 'tr' });
const tokenOf = ({ setPasswordLink }: LoginLink) => setPasswordLink.split('#')[1];
const choose = (token: string | undefined) =>
  portal.anonymous.call('POST', '/api/auth/set-password', { token, password });

describe('the login link of a customer', () => {
  it('makes a login of the company’s name where there is none, and leads to a password', async () => {
    const { id, userName, passwordChosen, invitedAt } = await customer();
    expect([userName, passwordChosen, invitedAt]).toEqual([null, false, null]);
    const link = (await invite(id)).json<LoginLink>();
    expect(link.userName).toBe('cinar-sik');
    expect(link.setPasswordLink).toMatch(/^https:\/\/toptan\.example\/set-password\?language=tr#/);
    expect(await found(id)).toMatchObject({
      userName: 'cinar-sik',
      passwordChosen: false,
      invitedAt: expect.any(String),
    });

    expect((await choose(tokenOf(link))).json().customer.id).toBe(id);
    expect(await found(id)).toMatchObject({ passwordChosen: true, invitedAt: null });
  });

  it('comes with a message in the language, with the name of the wholesaler and of the owner', async () => {
    await admin.call('PUT', '/api/settings', { version: 1, name: 'Yıldız Tekstil' });
    const { id } = await customer({ customerFullName: 'Selin', ownerFullName: 'Selin Karaca' });
    const { message, setPasswordLink } = (await invite(id)).json<LoginLink>();
    expect(message).toContain('Merhaba Selin Karaca, Yıldız Tekstil sipariş portalındaki');
    expect(message.split('\n')[1]).toBe(setPasswordLink);
    expect(message.length).toBeLessThan(600);
  });

  it('ends the one before', async () => {
    const { id } = await customer({ customerFullName: 'Lale' });
    const first = (await invite(id)).json<LoginLink>();
    const second = (await invite(id)).json<LoginLink>();
    expect(second.userName).toBe(first.userName);
    expect((await choose(tokenOf(first))).statusCode).toBe(404);
    expect((await choose(tokenOf(second))).statusCode).toBe(200);
  });

  it('leaves the password that there is until it is used', async () => {
    const { id } = await customer({
      customerFullName: 'Kardelen',
      userName: 'kardelen',
      userPassword: password,
    });
    await invite(id);
    const login = { username: 'kardelen', password };
    expect((await portal.anonymous.call('POST', '/api/auth/login', login)).statusCode).toBe(200);
  });

  it('is one, however many ask at the same time', async () => {
    const { id } = await customer({ customerFullName: 'Zeytin' });
    const links = (await Promise.all([1, 2, 3].map(() => invite(id)))).map(answer =>
      answer.json<LoginLink>(),
    );
    expect(new Set(links.map(({ userName }) => userName))).toEqual(new Set(['zeytin']));
    const looks = await Promise.all(
      links.map(link => portal.anonymous.call('POST', '/api/auth/password-link', { token: tokenOf(link) })),
    );
    expect(looks.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is refused for an inactive customer, for nobody, and to shops', async () => {
    const { id } = await customer({ isActive: false });
    expect((await invite(id)).json().code).toBe('customer_inactive');
    expect((await invite('0193d8c7-e800-72b7-ba77-897737f8cb1f')).statusCode).toBe(404);
    const shop = await portal.shop();
    expect((await shop.call('POST', `/api/customers/${id}/link`, { language: 'tr' })).statusCode).toBe(403);
  });
});
