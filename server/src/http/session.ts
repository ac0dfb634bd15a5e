import cookie from '@fastify/cookie';
import type { SessionInfo } from '@toptan/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endSession,
  extendSession,
  findSession,
  type Origin,
  sessionDays,
} from '../auth/sessions/queries.ts';
import { presentSession, type Session } from '../auth/sessions/session.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

const daySeconds = 86_400;
const hourSeconds = 3_600;

type Reached = Pick<Config, 'PUBLIC_URL'>;

/** Whether the settings say that browsers reach the portal over https. */
export const isHttps = ({ PUBLIC_URL }: Reached) => PUBLIC_URL?.startsWith('https:') === true;

/** Whether browsers reach the portal over https, by the settings or by a trusted proxy. */
const isSecure = (request: FastifyRequest, config: Reached) =>
  request.protocol === 'https' || isHttps(config);

/** Behind https the `__Host-` prefix pins the cookie to this host and path. */
export const cookieName = (isSecure: boolean) => (isSecure ? '__Host-toptan' : 'toptan');

const cookieOptions = (request: FastifyRequest, config: Reached) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) }) as const;

function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Reached,
  token: string,
): void {
  reply.setCookie(cookieName(isSecure(request, config)), token, {
    ...cookieOptions(request, config),
    maxAge: sessionDays * daySeconds,
  });
}

/**
 * The portal's address from outside, for links in emails.
 * @throws Refusal 400 when it is not set and the request has no Host header, as in HTTP/1.0
 */
export function publicOrigin(request: FastifyRequest, config: Reached): string {
  const origin = config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin))
    throw fieldRefusal(
      'malformed_request',
      'Host',
      'required',
      'Send the address of the portal as Host, or set PUBLIC_URL',
    );
  return origin;
}

/** User-Agent headers can be long; the beginning names browser and system. */
const userAgentMax = 300;

/** Where a sign-in comes from. */
export function originOf(request: FastifyRequest): Origin {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentMax) ?? null;
  return { address: request.ip, userAgent };
}

/**
 * Replaces the browser's session by a new one.
 * @returns what the browser gets to know about it
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

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Reached): void {
  reply.clearCookie(cookieName(isSecure(request, config)), cookieOptions(request, config));
}

/** The `Sec-Fetch-Site` of a call that our own pages make, or that somebody types. */
const ownSites = ['same-origin', 'none'];

function isForeign(request: FastifyRequest, { PUBLIC_URL }: Reached): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined)
    return origin !== `${request.protocol}://${request.host}` && origin !== PUBLIC_URL;
  return site !== undefined && !ownSites.includes(String(site));
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

/** Reads the session of every request and refuses writes that another site sends. */
export async function registerSession(app: FastifyInstance, db: Database, config: Reached): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('session', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && isForeign(request, config))
      throw new Refusal('foreign_origin', 'This call comes from another site');
    if (!request.routeOptions.config.contract) return;
    for (const token of tokensIn(request, cookieName(isSecure(request, config)))) {
      const session = await findSession(db, token);
      if (!session) continue;
      request.session = session;
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
