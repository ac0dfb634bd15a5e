import * as calls from '@toptan/contract/account';
import type { Endpoint } from '@toptan/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { startSession } from '../auth/sessions/cookie.ts';
import { sessionOf } from '../auth/sessions/session.ts';
import type { Deps } from '../deps.ts';
import { type Call, handle } from '../http/contract-routes.ts';
import { isSecondFactorRequired, type Principal } from '../http/principal.ts';
import { Refusal } from '../refusal.ts';
import {
  beginAuthenticator,
  changeEmail,
  changeLanguage,
  changeOwnPassword,
  confirmAuthenticator,
  endOtherSessions,
  endOwnSession,
  type Owner,
  removeAuthenticator,
  renewCodes,
} from './commands.ts';
import { findAccount, listOpenSessions } from './queries.ts';

/** The session that changes its account. */
const ownerOf = ({ request, actor }: Pick<Call<Endpoint>, 'request' | 'actor'>): Owner => ({
  session: sessionOf(request),
  actor,
});

/** Registers the calls about the caller's own account; no call names another account. */
export function registerAccount(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const isRequired = ({ role, settings }: Pick<Principal, 'role' | 'settings'>) =>
    role === 'admin' && isSecondFactorRequired(settings, config);

  async function present({ userId, settings }: Principal): Promise<calls.Account> {
    const account = await findAccount(db, userId);
    if (!account) throw new Refusal('not_signed_in', 'The account was closed at this moment');
    const { username, displayName, email, language, isOn, recoveryCodesLeft } = account;
    return {
      username,
      displayName,
      email,
      language,
      secondFactor: { isOn, isRequired: isRequired({ ...account, settings }), recoveryCodesLeft },
    };
  }

  handle(app, calls.getAccount, ({ request }) => present(sessionOf(request)));

  handle(app, calls.setAccountEmail, async ({ body, ...call }) => {
    const owner = ownerOf(call);
    await changeEmail(db, owner, body);
    return present(owner.session);
  });

  handle(app, calls.setAccountLanguage, async ({ body, ...call }) => {
    const owner = ownerOf(call);
    await changeLanguage(db, owner, body.language);
    return present(owner.session);
  });

  handle(app, calls.changePassword, async ({ body, ...call }) => {
    const token = await changeOwnPassword(db, ownerOf(call), body);
    await startSession(deps, call.request, call.reply, token);
  });

  handle(app, calls.listSessions, ({ request }) => {
    const { userId, id } = sessionOf(request);
    return listOpenSessions(db, userId, id);
  });

  handle(app, calls.endAccountSession, ({ params, ...call }) => endOwnSession(db, ownerOf(call), params.id));

  handle(app, calls.endOtherSessions, call => endOtherSessions(db, ownerOf(call)));

  handle(app, calls.beginSecondFactor, ({ body, ...call }) =>
    beginAuthenticator(db, ownerOf(call), body.currentPassword),
  );

  handle(app, calls.confirmSecondFactor, async ({ body, ...call }) => ({
    recoveryCodes: await confirmAuthenticator(db, ownerOf(call), body.code),
  }));

  handle(app, calls.removeSecondFactor, async ({ body, ...call }) => {
    const owner = ownerOf(call);
    if (isRequired(owner.session))
      throw new Refusal('second_factor_not_removable', 'Staff sign in with a second factor here');
    await removeAuthenticator(db, owner, body.currentPassword);
  });

  handle(app, calls.renewRecoveryCodes, async ({ body, ...call }) => ({
    recoveryCodes: await renewCodes(db, ownerOf(call), body.currentPassword),
  }));
}
