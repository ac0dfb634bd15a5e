import { checkPasswordLink, checkSession, login, logout, setPassword } from '@toptan/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../plugins/contract-routes.ts';
import { clearSessionCookie, setSessionCookie } from '../plugins/session.ts';
import { Refusal } from '../refusal.ts';
import { choosePassword, linkInvalid, signIn } from './commands.ts';
import { findLink } from './password-links.ts';
import { endSession, findSession, presentSession } from './sessions.ts';

/** Gives the browser its new session in place of the one it came with. */
async function welcome(db: Database, request: FastifyRequest, reply: FastifyReply, token: string) {
  if (request.session) await endSession(db, request.session.tokenHash);
  const session = await findSession(db, token);
  if (!session) throw new Refusal('not_signed_in', 'The account was closed at this moment');
  setSessionCookie(request, reply, token);
  return presentSession(session);
}

export function registerAuth(app: FastifyInstance, { db }: Deps): void {
  handle(app, checkSession, async ({ session }) => presentSession(session));

  handle(app, login, async ({ body, request, reply }) =>
    welcome(db, request, reply, await signIn(db, body, request.ip)),
  );

  handle(app, logout, async ({ session, request, reply }) => {
    if (session) await endSession(db, session.tokenHash);
    clearSessionCookie(request, reply);
    return undefined;
  });

  handle(app, checkPasswordLink, async ({ body }) => {
    const link = await findLink(db, body.token);
    if (!link) throw linkInvalid();
    return link;
  });

  handle(app, setPassword, async ({ body, request, reply }) =>
    welcome(db, request, reply, await choosePassword(db, body.token, body.password)),
  );
}
