import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extendSession, findSession, type Session, sessionDays } from '../auth/sessions.ts';
import type { Database } from '../db/client.ts';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

const daySeconds = 86_400;

/** Behind https the `__Host-` prefix pins the cookie to this host and path. */
const cookieName = (request: FastifyRequest) => (request.protocol === 'https' ? '__Host-toptan' : 'toptan');

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Gives the browser its session. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    ...cookieOptions(request),
    maxAge: sessionDays * daySeconds,
  });
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

/** A session in use is extended at most once a day. */
function isAgeing(session: Session): boolean {
  return Date.parse(session.expiresAt) - Date.now() < (sessionDays - 1) * daySeconds * 1000;
}
