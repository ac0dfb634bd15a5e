import type { LightMyRequestResponse } from 'fastify';
import type { Caller, Portal } from './portal.ts';

export const password = 'linen and denim';

/** Somebody with `password`, and how to sign in as them once more, from a telephone. */
export type Person = Caller & { signIn(more?: object): Promise<LightMyRequestResponse> };

export async function person(portal: Portal, role: 'shop' | 'admin' = 'shop'): Promise<Person> {
  const caller = await portal[role]({ password });
  return {
    ...caller,
    signIn: (more = {}) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'user-agent': 'Telephone/1.0' },
        remoteAddress: '203.0.113.7',
        payload: { username: caller.username, password, ...more },
      }),
  };
}

/** The session that an answer opened. */
export const cookieOf = (response: LightMyRequestResponse) => `toptan=${response.cookies[0]?.value}`;

/** 200 while the session lasts, then 401. */
export const statusOf = async (portal: Portal, cookie: string) =>
  (await portal.app.inject({ url: '/api/auth/check', headers: { cookie } })).statusCode;
