import type { Guide } from '@toptan/contract/guide';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirstAdministrator } from '../auth/first-administrator.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  await createFirstAdministrator(portal.db, { ADMIN_USERNAME: 'depo', ADMIN_PASSWORD: undefined }, () => {});
  admin = await portal.admin();
});
afterAll(() => portal.close());

const read = async (by = admin) => (await by.call('GET', '/api/guide')).json<Guide>();
const change = (body: object) => admin.call('PUT', '/api/guide', body);

it('begins with the first administrator of an empty portal, and follows what becomes true', async () => {
  expect(await read()).toMatchObject({ isOpen: true, progress: { done: [], skipped: [], products: 0 } });

  await admin.call('PUT', '/api/settings', { version: 1, name: 'Yıldız Tekstil' });
  await createProduct(portal.db);
  expect(await read()).toMatchObject({
    isOpen: true,
    progress: { done: ['company', 'products'], name: 'Yıldız Tekstil', products: 1 },
  });
});

it('is the same for every administrator, skipped and closed by one and opened again by another', async () => {
  const other = await portal.admin();
  await change({ skipped: ['customers', 'invitations'] });
  expect(await read(other)).toMatchObject({ isOpen: false, progress: { isClosed: false } });
  await other.call('PUT', '/api/guide', { skipped: [], isClosed: true });
  expect(await read()).toMatchObject({ isOpen: false, progress: { skipped: [], isClosed: true } });
  await change({ isClosed: false });
  expect((await read()).isOpen).toBe(true);
});

it('keeps what two administrators skip at the same time', async () => {
  const other = await portal.admin();
  await change({ skipped: [] });
  const skip = (by: Caller, step: string) => by.call('PUT', '/api/guide', { skip: step });
  const answers = [skip(admin, 'customers'), skip(other, 'invitations'), skip(other, 'customers')];
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
  expect((await read()).progress?.skipped.toSorted()).toEqual(['customers', 'invitations']);
  await change({ skipped: [] });
});

it('counts invitations as done once those invited are said to be enough', async () => {
  const body = { customerShortName: 'Mor', customerFullName: 'Mor Butik', email: 'mor@example.com' };
  const { id } = (await admin.call('POST', '/api/customers', body)).json<{ id: string }>();
  const later = (await admin.call('POST', '/api/customers', { ...body, customerFullName: 'Sonra' })).json<{
    id: string;
  }>();
  await change({ skip: 'invitations' });
  expect((await read()).progress).toMatchObject({ invited: 0, done: ['company', 'products', 'customers'] });
  await admin.call('POST', `/api/customers/${id}/link`, { language: 'tr' });
  expect((await read()).progress).toMatchObject({
    customers: 2,
    invited: 1,
    done: ['company', 'products', 'customers', 'invitations'],
  });
  for (const each of [id, later.id]) await admin.call('DELETE', `/api/customers/${each}`);
  await change({ skipped: [] });
});

it('ends once every active customer has a login', async () => {
  const body = { customerShortName: 'Nar', customerFullName: 'Nar Butik', email: 'nar@example.com' };
  const { id } = (await admin.call('POST', '/api/customers', body)).json<{ id: string }>();
  await admin.call('POST', '/api/customers', { ...body, customerFullName: 'Kapalı', isActive: false });
  expect((await read()).progress).toMatchObject({ customers: 1, invited: 0 });
  await admin.call('POST', `/api/customers/${id}/link`, { language: 'tr' });
  expect(await read()).toMatchObject({
    isOpen: false,
    progress: { done: ['company', 'products', 'customers', 'invitations'], invited: 1, signedIn: 0 },
  });
});

it('names a step that is named twice or unknown', async () => {
  for (const skipped of [['products', 'products'], ['papers']]) {
    const answer = await change({ skipped });
    expect([answer.statusCode, answer.json().fields[0].path.split('.')[0]]).toEqual([400, 'skipped']);
  }
});

it('is not there in a portal that something else has filled', async () => {
  const filled = await startPortal();
  await createProduct(filled.db);
  await createFirstAdministrator(filled.db, { ADMIN_USERNAME: 'depo', ADMIN_PASSWORD: undefined }, () => {});
  const staff = await filled.admin();
  expect(await read(staff)).toEqual({ isOpen: false, progress: null, address: expect.any(String) });
  expect((await staff.call('PUT', '/api/guide', { isClosed: false })).statusCode).toBe(409);
  await filled.close();
});
