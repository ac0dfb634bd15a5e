import * as calls from '@toptan/contract/account';
import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '../auth/session-queries.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../plugins/contract-routes.ts';
import { startSession } from '../plugins/session.ts';
import { notFound, Refusal } from '../refusal.ts';
import {
  beginAuthenticator,
  changeEmail,
  changeOwnPassword,
  confirmAuthenticator,
  removeAuthenticator,
  renewCodes,
} from './commands.ts';
import { findAccount, listOpenSessions, removeSession } from './queries.ts';

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

  handle(app, calls.setAccountEmail, async ({ body, session }) => {
    await changeEmail(db, session, body);
    return present(session);
  });

  handle(app, calls.changePassword, async ({ body, session, request, reply }) => {
    const token = await changeOwnPassword(db, session, body);
    await startSession(deps, request, reply, token);
    return undefined;
  });

  handle(app, calls.listSessions, ({ session }) => listOpenSessions(db, session.userId, session.id));

  handle(app, calls.endAccountSession, async ({ params, session }) => {
    if (!(await removeSession(db, session.userId, params.id))) throw notFound();
    return undefined;
  });

  handle(app, calls.endOtherSessions, async ({ session }) => {
    await endSessionsOf(db, session.userId, session.id);
    return undefined;
  });

  handle(app, calls.beginSecondFactor, ({ body, session }) =>
    beginAuthenticator(db, session, body.currentPassword),
  );

  handle(app, calls.confirmSecondFactor, async ({ body, session }) => ({
    recoveryCodes: await confirmAuthenticator(db, session, body.code),
  }));

  handle(app, calls.removeSecondFactor, async ({ body, session }) => {
    if (isRequired(session))
      throw new Refusal('second_factor_not_removable', 'Staff sign in with a second factor here');
    await removeAuthenticator(db, session, body.currentPassword);
    return undefined;
  });

  handle(app, calls.renewRecoveryCodes, async ({ body, session }) => ({
    recoveryCodes: await renewCodes(db, session, body.currentPassword),
  }));
}
