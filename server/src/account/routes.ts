import * as calls from '@toptan/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../auth/sessions/session.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { startSession } from '../http/session.ts';
import { Refusal } from '../refusal.ts';
import {
  beginAuthenticator,
  changeEmail,
  changeOwnPassword,
  confirmAuthenticator,
  endOtherSessions,
  endOwnSession,
  removeAuthenticator,
  renewCodes,
} from './commands.ts';
import { findAccount, listOpenSessions } from './queries.ts';

/** What everybody does with the account that is their own; no call names another one. */
export function registerAccount(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const isRequired = ({ role }: Pick<Session, 'role'>) =>
    role === 'admin' && config.STAFF_SECOND_FACTOR === true;

  async function present({ userId }: Session): Promise<calls.Account> {
    const account = await findAccount(db, userId);
    if (!account) throw new Refusal('not_signed_in', 'The account was closed at this moment');
    const { username, email, isOn, recoveryCodesLeft } = account;
    return {
      username,
      email,
      secondFactor: { isOn, isRequired: isRequired(account), recoveryCodesLeft },
    };
  }

  handle(app, calls.getAccount, ({ session }) => present(session));

  handle(app, calls.setAccountEmail, async ({ body, ...owner }) => {
    await changeEmail(db, owner, body);
    return present(owner.session);
  });

  handle(app, calls.changePassword, async ({ body, request, reply, ...owner }) => {
    const token = await changeOwnPassword(db, owner, body);
    await startSession(deps, request, reply, token);
    return undefined;
  });

  handle(app, calls.listSessions, ({ session }) => listOpenSessions(db, session.userId, session.id));

  handle(app, calls.endAccountSession, async ({ params, ...owner }) => {
    await endOwnSession(db, owner, params.id);
    return undefined;
  });

  handle(app, calls.endOtherSessions, async owner => {
    await endOtherSessions(db, owner);
    return undefined;
  });

  handle(app, calls.beginSecondFactor, ({ body, ...owner }) =>
    beginAuthenticator(db, owner, body.currentPassword),
  );

  handle(app, calls.confirmSecondFactor, async ({ body, ...owner }) => ({
    recoveryCodes: await confirmAuthenticator(db, owner, body.code),
  }));

  handle(app, calls.removeSecondFactor, async ({ body, ...owner }) => {
    if (isRequired(owner.session))
      throw new Refusal('second_factor_not_removable', 'Staff sign in with a second factor here');
    await removeAuthenticator(db, owner, body.currentPassword);
    return undefined;
  });

  handle(app, calls.renewRecoveryCodes, async ({ body, ...owner }) => ({
    recoveryCodes: await renewCodes(db, owner, body.currentPassword),
  }));
}
