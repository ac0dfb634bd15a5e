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
import { insertRequest, listRequestPage } from './queries.ts';

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

  handle(app, submitRegistration, async ({ body, request }) => {
    const subject = `registration:address:${networkOf(request.ip)}`;
    await countAttempt(db, [{ subject, most: mostPerHour, beyond: 'refuse' }], hour);
    await insertRequest(db, body, preferredLanguage(request.headers['accept-language']));
    return { ...body, status: 'pending' as const };
  });

  handle(app, listRegistrations, ({ query }) => listRequestPage(db, query));

  handle(app, approveRegistration, ({ params, session, request }) =>
    approveRequest(meansOf(request, session), params.id),
  );

  handle(app, rejectRegistration, ({ params, session, request }) =>
    rejectRequest(meansOf(request, session), params.id),
  );

  handle(app, renewRegistrationLink, ({ params, session, request }) =>
    renewLink(meansOf(request, session), params.id),
  );
}
