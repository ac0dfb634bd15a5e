import { checkSession, login, logout } from '@toptan/contract/auth';
import { checkPasswordLink, requestPasswordReset, setPassword } from '@toptan/contract/new-password';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { preferredLanguage } from '../language.ts';
import type { Outbox } from '../mail/outbox.ts';
import { choosePassword, linkInvalid, signIn } from './commands.ts';
import { sendResetLink } from './links/commands.ts';
import { findLink } from './links/queries.ts';
import { fillLanguage } from './queries.ts';
import { clearSessionCookie, deviceOf, startSession } from './sessions/cookie.ts';
import { endSession } from './sessions/queries.ts';
import { presentSession, sessionOf } from './sessions/session.ts';

/** Signing in and out and one-time links, for everybody. */
export function registerAuth(app: FastifyInstance, deps: Deps & { outbox: Outbox }): void {
  const { db, config } = deps;
  handle(app, checkSession, async ({ request }) => presentSession(sessionOf(request), config));

  handle(app, login, async ({ body, request, reply, actor }) => {
    const token = await signIn(db, actor, body, deviceOf(request));
    const session = await startSession(deps, request, reply, token);
    const accepted = request.headers['accept-language'];
    const customerId = session.user?.customerId;
    if (customerId && accepted) {
      const { languages } = await readSettings(db);
      await fillLanguage(db, customerId, preferredLanguage(accepted, languages));
    }
    return session;
  });

  handle(app, logout, async ({ request, reply }) => {
    if (request.session) await endSession(db, request.session.tokenHash);
    clearSessionCookie(request, reply, config);
  });

  handle(app, requestPasswordReset, async ({ body, request, actor }) => {
    const { outbox } = deps;
    const accepted = request.headers['accept-language'];
    await sendResetLink(
      { db, actor, outbox, origin: config.PUBLIC_URL, accepted, address: request.ip },
      body.username,
    );
  });

  handle(app, checkPasswordLink, async ({ body }) => {
    const link = await findLink(db, body.token);
    if (!link) throw linkInvalid();
    return link;
  });

  handle(app, setPassword, async ({ body, request, reply, actor }) =>
    startSession(deps, request, reply, await choosePassword(db, actor, body, deviceOf(request))),
  );
}
