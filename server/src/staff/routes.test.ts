import type { StaffLink, StaffMember } from '@toptan/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilBlocked } from '../testing/locks.ts';
import { password } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { lockStaff, storeMember } from './queries.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin({ username: 'depo', password });
});
afterAll(() => portal.close());

const staff = async () => (await admin.call('GET', '/api/staff')).json<StaffMember[]>();
const memberOf = async (id: string) => (await staff()).find(member => member.id === id);
const add = (username: string, caller = admin) => caller.call('POST', '/api/staff', { username });
const renew = (id: string, caller = admin) => caller.call('POST', `/api/staff/${id}/link`);
const set = (id: string, isActive: boolean, caller = admin) =>
  caller.call('PUT', `/api/staff/${id}`, { isActive });
const tokenOf = ({ setPasswordLink }: StaffLink) => setPasswordLink.split('#')[1];
const choose = (token: string | undefined) =>
  portal.anonymous.call('POST', '/api/auth/set-password', { token, password });
const signIn = (username: string) => portal.anonymous.call('POST', '/api/auth/login', { username, password });

test('a new member chooses a password with the link, once, and is an administrator', async () => {
  const added = await add('ayşe');
  expect(added.statusCode).toBe(201);
  const link = added.json<StaffLink>();
  expect(link).toMatchObject({ username: 'ayşe', isActive: true, hasPassword: false });
  expect((await choose(tokenOf(link))).json().user.role).toBe('admin');
  expect((await choose(tokenOf(link))).statusCode).toBe(404);
  expect(await memberOf(link.id)).toMatchObject({ hasPassword: true, lastSeenAt: expect.any(String) });
  const taken = await add('AYŞE');
  expect([taken.statusCode, taken.json().fields[0]]).toMatchObject([
    409,
    { path: 'username', code: 'taken' },
  ]);
});

test('the message with a link is in the language that is chosen, the portal’s first by default', async () => {
  const link = (await add('kerem')).json<StaffLink>();
  expect(link.message.split('\n')[1]).toBe(link.setPasswordLink);
  expect(link.message).toMatch(/^Hello kerem/);
  const turkish = await admin.call('POST', `/api/staff/${link.id}/link?language=tr`);
  expect(turkish.json<StaffLink>().message).toMatch(/^Merhaba kerem/);
  expect(turkish.json<StaffLink>().setPasswordLink).toContain('?language=tr#');
});

test('who is deactivated is out at once, and comes back', async () => {
  const other = await portal.admin({ username: 'zeynep', password });
  const { statusCode } = await set(other.userId, false);
  expect(statusCode).toBe(200);
  expect((await other.call('GET', '/api/staff')).statusCode).toBe(401);
  expect((await signIn('zeynep')).statusCode).toBe(401);
  expect((await renew(other.userId)).statusCode).toBe(404);
  await set(other.userId, true);
  expect((await signIn('zeynep')).statusCode).toBe(200);
});

test('a link that was handed out ends with its user’s activity', async () => {
  const link = (await add('yusuf')).json<StaffLink>();
  await set(link.id, false);
  expect((await choose(tokenOf(link))).statusCode).toBe(404);
});

test('a member has a name that others read, which its link greets and staff change alone', async () => {
  const added = await admin.call('POST', '/api/staff', { username: 'mert01', displayName: ' Mert Aydın ' });
  const link = added.json<StaffLink>();
  expect(link).toMatchObject({ username: 'mert01', displayName: 'Mert Aydın' });
  expect(link.message).toMatch(/^Hello Mert Aydın/);
  const change = (displayName: unknown) => admin.call('PUT', `/api/staff/${link.id}`, { displayName });
  expect((await change('Mert A.')).json()).toMatchObject({ displayName: 'Mert A.', isActive: true });
  const refused = await change('x'.repeat(61));
  expect([refused.statusCode, refused.json().fields[0]]).toMatchObject([400, { path: 'displayName' }]);
  await set(link.id, false);
  expect(await memberOf(link.id)).toMatchObject({ displayName: 'Mert A.', isActive: false });
  expect((await change('  ')).json().displayName).toBeNull();
  await admin.call('PUT', `/api/staff/${admin.userId}`, { displayName: 'Depo' });
  expect((await admin.call('GET', '/api/account')).json().displayName).toBe('Depo');
  const byShop = await (await portal.shop()).call('PUT', `/api/staff/${admin.userId}`, {
    displayName: 'Ben',
  });
  expect(byShop.statusCode).toBe(403);
});

test('nobody deactivates themselves, and of two who deactivate each other one is left', async () => {
  const refused = await set(admin.userId, false);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_administrator']);
  const [one, other] = [await portal.admin(), await portal.admin()];
  await Promise.all([set(other.userId, false, one), set(one.userId, false, other)]);
  const left = (await staff()).filter(
    ({ id, isActive }) => isActive && [one.userId, other.userId].includes(id),
  );
  expect(left).toHaveLength(1);
});

test('nobody makes a link for themselves, which would change the password without the one before', async () => {
  const refused = await renew(admin.userId);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
});

test('who is deactivated at this moment neither adds a member nor makes a link', async () => {
  const [one, other] = [await portal.admin(), await portal.admin()];
  const attempts = [() => add('fatma', one), () => renew(other.userId, one)];
  for (const attempt of attempts) {
    await set(one.userId, true);
    // The request is past the check of its session when the deactivation is committed.
    const { answer } = await portal.db.transaction(async tx => {
      await lockStaff(tx);
      await storeMember(tx, one.userId, { isActive: false, displayName: null });
      const call = { answer: attempt() };
      await untilBlocked(portal.db);
      return call;
    });
    const { statusCode, body } = await answer;
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'forbidden']);
  }
  expect((await staff()).map(({ username }) => username)).not.toContain('fatma');
});

test('a shop is no member of staff, and learns of none', async () => {
  const shop = await portal.shop();
  expect((await shop.call('GET', '/api/staff')).statusCode).toBe(403);
  expect((await add('x', shop)).statusCode).toBe(403);
  expect((await set(shop.userId, false)).statusCode).toBe(404);
  expect((await renew(shop.userId)).statusCode).toBe(404);
});
