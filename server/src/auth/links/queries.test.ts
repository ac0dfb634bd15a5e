import { invitationHours } from '@toptan/contract/password-links';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, passwordLinks, users } from '../../db/schema-people.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { replaceLink } from './queries.ts';

const password = 'linen and denim';
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const linkFor = async (userId: string) =>
  (await portal.db.transaction(tx => replaceLink(tx, userId, invitationHours))).token;

const look = (token: string) => portal.anonymous.call('POST', '/api/auth/password-link', { token });
const choose = (token: string, chosen = password) =>
  portal.anonymous.call('POST', '/api/auth/set-password', { token, password: chosen });

async function shopWithName(username: string) {
  const shop = await portal.shop();
  await portal.db.update(users).set({ username }).where(eq(users.id, shop.userId));
  return shop;
}

describe('a one-time link', () => {
  it('shows whose it is and until when it works, sets the password and signs in', async () => {
    const shop = await shopWithName('kardelen');
    const { token, expiresAt } = await portal.db.transaction(tx => replaceLink(tx, shop.userId, 1));
    expect((await look(token)).json()).toMatchObject({
      username: 'kardelen',
      companyName: expect.any(String),
      expiresAt,
    });

    const response = await choose(token);
    expect(response.statusCode).toBe(200);
    expect(response.json().user.id).toBe(shop.userId);
    expect(response.cookies[0]?.name).toBe('toptan');
    const login = await portal.anonymous.call('POST', '/api/auth/login', { username: 'kardelen', password });
    expect(login.statusCode).toBe(200);
  });

  it('works once, however many use it at the same time', async () => {
    const shop = await portal.shop();
    const token = await linkFor(shop.userId);
    const passwords = Array.from({ length: 10 }, (_, index) => `linen and denim ${index}`);
    const responses = await Promise.all(passwords.map(chosen => choose(token, chosen)));
    const winners = responses.filter(response => response.statusCode === 200);
    expect(winners).toHaveLength(1);
    const losers = responses.filter(response => response.statusCode !== 200);
    for (const loser of losers) expect([loser.statusCode, loser.json().code]).toEqual([404, 'link_invalid']);
    expect((await look(token)).statusCode).toBe(404);
  });

  it('is refused alike when it is unknown, over, or its shop is inactive', async () => {
    const [late, closed] = [await portal.shop(), await portal.shop()];
    const tokens = ['made up', await linkFor(late.userId), await linkFor(closed.userId)];
    await portal.db
      .update(passwordLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(passwordLinks.userId, late.userId));
    await portal.db.update(customers).set({ isActive: false }).where(eq(customers.id, closed.customerId));
    const answers = await Promise.all(tokens.flatMap(token => [look(token), choose(token)]));
    expect(new Set(answers.map(answer => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  it('is good for 72 hours', async () => {
    const shop = await portal.shop();
    await linkFor(shop.userId);
    const [link] = await portal.db
      .select({ hours: sql<number>`extract(epoch from expires_at - created_at)::int / 3600` })
      .from(passwordLinks)
      .where(eq(passwordLinks.userId, shop.userId));
    expect(link?.hours).toBe(72);
  });

  it('dies with the next one', async () => {
    const shop = await portal.shop();
    const first = await linkFor(shop.userId);
    const second = await linkFor(shop.userId);
    expect((await choose(first)).statusCode).toBe(404);
    expect((await choose(second)).statusCode).toBe(200);
  });

  it('ends the sessions that the user had', async () => {
    const shop = await portal.shop();
    await choose(await linkFor(shop.userId));
    expect((await shop.call('GET', '/api/auth/check')).statusCode).toBe(401);
  });

  it('takes no password that is too short or that guessers try first', async () => {
    const shop = await shopWithName('Galata Butik');
    const token = await linkFor(shop.userId);
    for (const [chosen, code] of [
      ['kısa', 'too_short'],
      ['Password1234', 'too_common'],
      ['abababababab', 'too_common'],
      ['GALATA BUTIK', 'too_common'],
      ['x'.repeat(20_000), 'too_long'],
    ] as const) {
      const response = await choose(token, chosen);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toMatchObject([{ path: 'password', code }]);
    }
    expect((await choose(token)).statusCode).toBe(200);
  });

  it('takes the same characters in another Unicode form for the same password', async () => {
    const shop = await shopWithName('ipek');
    await choose(await linkFor(shop.userId), 'çok güzel ipek'.normalize('NFD'));
    const composed = { username: 'ipek', password: 'çok güzel ipek'.normalize('NFC') };
    expect((await portal.anonymous.call('POST', '/api/auth/login', composed)).statusCode).toBe(200);
  });
});
