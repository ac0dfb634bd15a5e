import type { Customer } from '@toptan/contract/customers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, person } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const languageOf = async (id: string | null) =>
  (await admin.call('GET', `/api/customers/${id}`)).json<Customer>().language;

const newCustomer = { customerShortName: 'Nar', customerFullName: 'Nar Tekstil', email: 'nar@example.com' };

const signIn = (username: string, language?: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    headers: language ? { 'accept-language': language } : {},
  });

describe("the language of a customer's messages is", () => {
  test('not known of a new customer', async () => {
    const { id } = (await admin.call('POST', '/api/customers', newCustomer)).json<Customer>();
    expect(await languageOf(id)).toBe(null);
  });

  test('that of the first invitation', async () => {
    const { id } = (await admin.call('POST', '/api/customers', newCustomer)).json<Customer>();
    for (const language of ['ar', 'tr'])
      expect((await admin.call('POST', `/api/customers/${id}/link`, { language })).statusCode).toBe(200);
    expect(await languageOf(id)).toBe('ar');
  });

  test('that of the page of the first sign-in', async () => {
    const { username, customerId } = await person(portal);
    await signIn(username);
    expect(await languageOf(customerId)).toBe(null);
    for (const language of ['tr-TR,tr;q=0.9', 'ar']) await signIn(username, language);
    expect(await languageOf(customerId)).toBe('tr');
  });

  test('that of the request which is approved', async () => {
    const email = 'kardelen@example.com';
    await portal.app.inject({
      method: 'POST',
      url: '/api/registration-request',
      payload: {
        customerName: 'Kardelen',
        ownerFirstName: 'Elif',
        ownerLastName: 'Kardelen',
        phoneNumber: '+90 532 111 22 33',
        email,
      },
      headers: { 'accept-language': 'ar' },
    });
    const [{ id }] = (await admin.call('GET', `/api/registration-requests?q=${email}`)).json();
    const { customerId } = (await admin.call('POST', `/api/registration-requests/${id}/approve`)).json();
    expect(await languageOf(customerId)).toBe('ar');
  });

  test('the one that staff or the shop choose afterwards', async () => {
    const shop = await portal.shop();
    await admin.call('PUT', `/api/customers/${shop.customerId}`, { language: 'tr' });
    expect((await shop.call('GET', '/api/account')).json()).toMatchObject({ language: 'tr' });
    const chosen = await shop.call('PUT', '/api/account/language', { language: 'ar' });
    expect(chosen.json()).toMatchObject({ language: 'ar' });
    expect(await languageOf(shop.customerId)).toBe('ar');
    expect((await admin.call('PUT', '/api/account/language', { language: 'ar' })).statusCode).toBe(403);
  });
});
