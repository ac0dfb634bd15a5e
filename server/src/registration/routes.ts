import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  renewRegistrationLink,
} from '@toptan/contract/registration';
import { submitRegistration } from '@toptan/contract/registration-form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import { countAttempt } from '../auth/throttle.ts';
import type { Deps } from '../deps.ts';
import { preferredLanguage } from '../language.ts';
import { networkOf } from '../network.ts';
import { handle } from '../plugins/contract-routes.ts';
import { publicOrigin } from '../plugins/session.ts';
import { approveRequest, type DecisionMeans, rejectRequest, renewLink } from './commands.ts';
import { insertRequest, listRequestPage, type StoredRequest } from './queries.ts';

/** Requests from one network in an hour. */
const mostPerHour = 20;
const hour = 60 * 60;

/** Registration requests: anybody makes one, administrators decide. */
export function registerRegistration(app: FastifyInstance, { config, db, outbox }: Deps): void {
  const meansOf = (request: FastifyRequest, { userId }: Session): DecisionMeans => ({
    db,
    outbox,
    userId,
    origin: publicOrigin(request, config),
  });
  const withMail = <R extends StoredRequest>(request: R) => ({ ...request, isMailSet: outbox.isConfigured });

  handle(app, submitRegistration, async ({ body, request }) => {
    const subject = `registration:address:${networkOf(request.ip)}`;
    await countAttempt(db, [{ subject, most: mostPerHour, beyond: 'refuse' }], hour);
    await insertRequest(db, body, preferredLanguage(request.headers['accept-language']));
    return { ...body, status: 'pending' as const };
  });

  handle(app, listRegistrations, async ({ query }) => {
    const page = await listRequestPage(db, query);
    return { ...page, rows: page.rows.map(withMail) };
  });

  handle(app, approveRegistration, async ({ params, session, request }) =>
    withMail(await approveRequest(meansOf(request, session), params.id)),
  );

  handle(app, rejectRegistration, async ({ params, session }) =>
    withMail(await rejectRequest({ db, userId: session.userId }, params.id)),
  );

  handle(app, renewRegistrationLink, async ({ params, session, request }) =>
    withMail(await renewLink(meansOf(request, session), params.id)),
  );
}
