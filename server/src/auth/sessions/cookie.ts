import type { SessionInfo } from '@toptan/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { cookieName } from '../../http/principal.ts';
import { isSecure } from '../../http/public-address.ts';
import { Refusal } from '../../refusal.ts';
import { type Device, endSession, extendSession, findSession, sessionDays } from './queries.ts';
import { presentSession, type Session } from './session.ts';

const daySeconds = 86_400;
const hourSeconds = 3_600;

const cookieOptions = (request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) }) as const;

function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'PUBLIC_URL'>,
  token: string,
): void {
  reply.setCookie(cookieName(isSecure(request, config)), token, {
    ...cookieOptions(request, config),
    maxAge: sessionDays * daySeconds,
  });
}

/** User-Agent headers can be long; the beginning names browser and system. */
const userAgentMax = 300;

/** The device of a sign-in, from its request. */
export function deviceOf(request: FastifyRequest): Device {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentMax) ?? null;
  return { address: request.ip, userAgent };
}

/**
 * Replaces the browser's session by a new one.
 * @returns the session as its browser sees it
 */
export async function startSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<SessionInfo> {
  if (request.session) await endSession(db, request.session.tokenHash);
  const session = await findSession(db, token);
  if (!session) throw new Refusal('not_signed_in', 'The account was closed at this moment');
  setSessionCookie(request, reply, config, token);
  return presentSession(session, config);
}

export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'PUBLIC_URL'>,
): void {
  reply.clearCookie(cookieName(isSecure(request, config)), cookieOptions(request, config));
}

/** Cookies of the session's name that are looked up in one request. */
const triedMax = 5;

/**
 * The values of the session's cookie. There is one, unless another page of this host or a parent domain has set a cookie
 * of the same name; browsers send that one first where its path is longer.
 */
function tokensIn({ headers }: FastifyRequest, name: string): string[] {
  const values = (headers.cookie ?? '').split(';').flatMap(pair => {
    const [key, value] = pair.trim().split('=', 2);
    return key === name && value ? [value] : [];
  });
  return values.slice(0, triedMax);
}

/** Reads the session of every call of the contract. */
export function registerSessions(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  app.decorateRequest('session', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.contract) return;
    for (const token of tokensIn(request, cookieName(isSecure(request, config)))) {
      const session = await findSession(db, token);
      if (!session) continue;
      request.session = session;
      request.principal = session;
      if (isAgeing(session)) {
        await extendSession(db, session.tokenHash);
        setSessionCookie(request, reply, config, token);
      }
      return;
    }
  });
}

/** A session in use is extended at most once an hour, so that its end shows to the hour when it was last seen. */
function isAgeing(session: Session): boolean {
  return session.endsAtMs - Date.now() < (sessionDays * daySeconds - hourSeconds) * 1000;
}
