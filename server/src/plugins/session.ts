import cookie from '@fastify/cookie';
import type { SessionInfo } from '@toptan/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endSession,
  extendSession,
  findSession,
  type Origin,
  presentSession,
  type Session,
  sessionDays,
} from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Behind https the `__Host-` prefix pins the cookie to this host and path. */
const cookieName = (request: FastifyRequest) => (request.protocol === 'https' ? '__Host-toptan' : 'toptan');

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    ...cookieOptions(request),
    maxAge: sessionDays * daySeconds,
  });
}

/** The portal's address from outside, for links in letters. */
export function publicOrigin(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>): string {
  return config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
}

/** User-Agent headers can be long; the beginning names browser and system. */
const userAgentMax = 300;

/** Where a sign-in comes from. */
export function originOf(request: FastifyRequest): Origin {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentMax) ?? null;
  return { address: request.ip, userAgent };
}

/**
 * Gives the browser its new session in place of the one it came with.
 * @returns what the browser is told of it
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
  setSessionCookie(request, reply, token);
  return presentSession(session, config);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), cookieOptions(request));
}

function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin) return origin !== `${request.protocol}://${request.host}` && origin !== publicOrigin;
  return request.headers['sec-fetch-site'] === 'cross-site';
}

/** Reads the session of every request and refuses writes that another site sends. */
export async function registerSession(
  app: FastifyInstance,
  db: Database,
  publicUrl: string | undefined,
): Promise<void> {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  await app.register(cookie);
  app.decorateRequest('session', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && isForeign(request, publicOrigin))
      throw new Refusal('foreign_origin', 'This call comes from another site');
    if (!request.routeOptions.config.contract) return;
    const token = request.cookies[cookieName(request)];
    if (!token) return;
    request.session = await findSession(db, token);
    if (request.session && isAgeing(request.session)) {
      await extendSession(db, request.session.tokenHash);
      setSessionCookie(request, reply, token);
    }
  });
}

/** A session in use is extended at most once an hour, so that its end tells to the hour when it was last seen. */
function isAgeing(session: Session): boolean {
  return Date.parse(session.expiresAt) - Date.now() < (sessionDays * daySeconds - hourSeconds) * 1000;
}
