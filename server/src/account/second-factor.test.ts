import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { throttledAttempts, users } from '../db/schema-people.ts';
import { cookieOf, password, person, statusOf } from '../testing/person.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** The code that the app shows, some 30-second steps from now. */
function codeOf(secret: string, step = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
}

/** Forgets the step of the last code, as time does. */
const letTimePass = (userId: string) =>
  portal.db.update(users).set({ totpLastStep: null }).where(eq(users.id, userId));

/** Sets an authenticator app up and returns its key and the recovery codes. */
async function setUp(caller: Pick<Caller, 'call' | 'userId'>, written = (code: string) => code) {
  const begun = await caller.call('POST', '/api/account/second-factor', { currentPassword: password });
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await caller.call('POST', '/api/account/second-factor/confirm', {
    code: written(codeOf(secret)),
  });
  expect(confirmed.statusCode).toBe(200);
  await letTimePass(caller.userId);
  return { secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

describe('a second factor', () => {
  it('is required after the password, and only then', async () => {
    const shop = await person(portal);
    const { secret } = await setUp(shop);
    expect((await shop.signIn({ password: 'not this one' })).json().code).toBe('invalid_credentials');
    const halfway = await shop.signIn();
    expect([halfway.statusCode, halfway.json().code]).toEqual([401, 'second_factor_required']);
    expect(halfway.cookies).toEqual([]);
    const whole = await shop.signIn({ code: codeOf(secret).replace(/(...)/, '$1 ') });
    expect(whole.statusCode).toBe(200);
  });

  it('takes no code twice', async () => {
    const shop = await person(portal);
    const code = codeOf((await setUp(shop)).secret);
    expect((await shop.signIn({ code })).statusCode).toBe(200);
    const again = await shop.signIn({ code });
    expect([again.statusCode, again.json().code]).toEqual([401, 'second_factor_wrong']);
  });

  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'])('takes codes in the digits %s', async digits => {
    const written = (code = '') => code.replace(/\d/g, digit => digits[Number(digit)] ?? '');
    const shop = await person(portal);
    const { secret, recoveryCodes } = await setUp(shop, written);
    const code = written(codeOf(secret).replace(/(...)/, '$1 '));
    expect((await shop.signIn({ code })).statusCode).toBe(200);
    const recoveryCode = written(recoveryCodes.find(code => /\d/.test(code)));
    expect((await shop.signIn({ code: recoveryCode })).statusCode).toBe(200);
  });

  it('takes codes with marks that nobody sees, as they are pasted', async () => {
    const shop = await person(portal);
    const pasted = (code = '') => `\u2068${code.replace(/(...)/, '$1\u00a0\u200b')}\u2069\u200e`;
    const { secret, recoveryCodes } = await setUp(shop, pasted);
    expect((await shop.signIn({ code: pasted(codeOf(secret)) })).statusCode).toBe(200);
    expect((await shop.signIn({ code: pasted(recoveryCodes[0]) })).statusCode).toBe(200);
  });

  it('takes the code before and after the present one and no other', async () => {
    const shop = await person(portal);
    const { secret } = await setUp(shop);
    // The clock stands still: no step ends between making a code and looking at it.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const answers = [];
    for (const step of [-3, -1, 1, 3]) {
      await letTimePass(shop.userId);
      answers.push((await shop.signIn({ code: codeOf(secret, step) })).statusCode);
    }
    expect(answers).toEqual([401, 200, 200, 401]);
  });

  it('stops who tries codes, from all networks in total', async () => {
    const shop = await person(portal);
    const { secret } = await setUp(shop);
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        portal.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: `198.51.100.${index}`,
          payload: { username: shop.username, password, code: '000000' },
        }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect((await shop.signIn({ code: codeOf(secret) })).statusCode).toBe(429);
    await portal.db
      .update(throttledAttempts)
      .set({ at: sql`${throttledAttempts.at} - interval '16 minutes'` });
    expect((await shop.signIn({ code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('is replaced by a recovery code, once, however it is written', async () => {
    const shop = await person(portal);
    const { recoveryCodes } = await setUp(shop);
    const code = recoveryCodes[3]?.toUpperCase().replace('-', ' ');
    expect((await shop.signIn({ code })).statusCode).toBe(200);
    expect((await shop.signIn({ code })).statusCode).toBe(401);
    expect((await shop.call('GET', '/api/account')).json().secondFactor).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 9,
    });
  });

  it('has recovery codes that end when new ones are made, and that are nobody else’s', async () => {
    const [shop, other] = [await person(portal), await person(portal)];
    const before = (await setUp(shop)).recoveryCodes;
    await setUp(other);
    expect((await other.signIn({ code: before[0] })).statusCode).toBe(401);
    const renewed = await shop.call('POST', '/api/account/recovery-codes', { currentPassword: password });
    expect((await shop.signIn({ code: before[0] })).statusCode).toBe(401);
    expect((await shop.signIn({ code: renewed.json().recoveryCodes[0] })).statusCode).toBe(200);
  });

  it('is not on before a code of the app was right', async () => {
    const shop = await person(portal);
    await shop.call('POST', '/api/account/second-factor', { currentPassword: password });
    const wrong = await shop.call('POST', '/api/account/second-factor/confirm', { code: '000000' });
    expect(wrong.json().fields).toMatchObject([{ path: 'code', code: 'wrong_code' }]);
    expect((await shop.signIn()).statusCode).toBe(200);
  });

  it('is not confirmed by who tries codes', async () => {
    const shop = await person(portal);
    const begun = await shop.call('POST', '/api/account/second-factor', { currentPassword: password });
    const { secret } = begun.json<{ secret: string }>();
    const confirm = (code: string) => shop.call('POST', '/api/account/second-factor/confirm', { code });
    const letWindowPass = () =>
      portal.db.update(throttledAttempts).set({ at: sql`${throttledAttempts.at} - interval '16 minutes'` });
    const guess = async (count: number) => {
      const guesses = await Promise.all(Array.from({ length: count }, () => confirm('000000')));
      return guesses.map(({ statusCode }) => statusCode);
    };
    expect(await guess(10)).toEqual(Array(10).fill(400));
    expect((await confirm(codeOf(secret))).statusCode).toBe(429);
    await letWindowPass();
    const statuses = await guess(14);
    expect(statuses.filter(status => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(4);
    await letWindowPass();
    expect(await guess(9)).toEqual(Array(9).fill(400));
    expect((await confirm(codeOf(secret))).statusCode).toBe(200);
    // A right code forgets the wrong ones before it.
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await shop.signIn({ code: '000000' })).json().code).toBe('second_factor_wrong');
  });

  it('is set up and turned off only with the password', async () => {
    const shop = await person(portal);
    const wrong = { currentPassword: 'not this one' };
    expect((await shop.call('POST', '/api/account/second-factor', wrong)).statusCode).toBe(400);
    await setUp(shop);
    expect((await shop.call('POST', '/api/account/second-factor/remove', wrong)).statusCode).toBe(400);
    expect((await shop.signIn()).statusCode).toBe(401);
    const right = { currentPassword: password };
    expect((await shop.call('POST', '/api/account/second-factor/remove', right)).statusCode).toBe(204);
    expect((await shop.signIn()).statusCode).toBe(200);
  });

  it('ends the sessions that were opened without it', async () => {
    const shop = await person(portal);
    const elsewhere = cookieOf(await shop.signIn());
    await setUp(shop);
    expect(await statusOf(portal, elsewhere)).toBe(401);
    expect(await statusOf(portal, shop.cookie)).toBe(200);
  });

  it('cannot be set up over another one', async () => {
    const shop = await person(portal);
    await setUp(shop);
    const again = await shop.call('POST', '/api/account/second-factor', { currentPassword: password });
    expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor_on']);
  });
});

describe('where staff must have a second factor', () => {
  let strict: Portal;
  beforeAll(async () => {
    strict = await startPortal({ STAFF_SECOND_FACTOR: 'true' });
  });
  afterAll(() => strict.close());

  it('an administrator reaches only the own account until it is set up', async () => {
    const admin = await strict.admin({ password });
    const { user } = (await admin.call('GET', '/api/auth/check')).json();
    expect(user.mustSetUpSecondFactor).toBe(true);
    const answer = await admin.call('GET', '/api/orders');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_setup_required']);

    const begun = await admin.call('POST', '/api/account/second-factor', { currentPassword: password });
    const code = codeOf(begun.json<{ secret: string }>().secret);
    expect((await admin.call('POST', '/api/account/second-factor/confirm', { code })).statusCode).toBe(200);
    expect((await admin.call('GET', '/api/orders')).statusCode).toBe(200);
    const off = await admin.call('POST', '/api/account/second-factor/remove', { currentPassword: password });
    expect([off.statusCode, off.json().code]).toEqual([409, 'second_factor_not_removable']);
  });

  it('shops do without', async () => {
    const shop = await strict.shop();
    expect((await shop.call('GET', '/api/orders')).statusCode).toBe(200);
    expect((await shop.call('GET', '/api/auth/check')).json().user).not.toHaveProperty(
      'mustSetUpSecondFactor',
    );
  });
});
