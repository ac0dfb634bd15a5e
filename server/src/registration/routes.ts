import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  renewRegistrationLink,
} from '@toptan/contract/registration';
import { submitRegistration } from '@toptan/contract/registration-form';
import type { FastifyInstance } from 'fastify';
import { countAttempt } from '../auth/throttle/commands.ts';
import { readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { type Call, handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { preferredLanguage } from '../language.ts';
import type { Outbox } from '../mail/outbox.ts';
import { networkOf } from '../network.ts';
import { Refusal } from '../refusal.ts';
import { approveRequest, type DecisionContext, rejectRequest, renewLink, submitRequest } from './commands.ts';
import { listRequestPage, type StoredRequest } from './queries.ts';

/** Requests from one network in an hour. */
const mostPerHour = 20;
const hourSeconds = 60 * 60;

/** The caller of a call that decides about a request. */
type Decider = Pick<Call<typeof approveRegistration>, 'request' | 'principal' | 'actor'>;

/** Registration requests: anybody makes one, administrators decide. */
export function registerRegistration(
  app: FastifyInstance,
  { config, db, outbox }: Deps & { outbox: Outbox },
): void {
  const contextOf = ({ request, principal, actor }: Decider): DecisionContext => ({
    db,
    outbox,
    actor: { ...actor, userId: principal.userId },
    origin: publicOrigin(request, config),
  });
  const withMail = <R extends StoredRequest>(request: R) => ({ ...request, isMailSet: outbox.isConfigured });

  handle(app, submitRegistration, async ({ body, request, actor }) => {
    const subject = `registration:address:${networkOf(request.ip)}`;
    await countAttempt(db, [{ subject, most: mostPerHour, beyond: 'refuse' }], hourSeconds);
    const { isRegistrationOpen, languages } = await readSettings(db);
    if (!isRegistrationOpen)
      throw new Refusal('registration_closed', 'New shops cannot register at the moment');
    const language = preferredLanguage(request.headers['accept-language'], languages);
    await submitRequest(db, actor, body, language);
    return { ...body, status: 'pending' as const };
  });

  handle(app, listRegistrations, async ({ query }) => {
    const page = await listRequestPage(db, query);
    return { ...page, rows: page.rows.map(withMail) };
  });

  handle(app, approveRegistration, async call =>
    withMail(await approveRequest(contextOf(call), call.params.id)),
  );

  handle(app, rejectRegistration, async call =>
    withMail(await rejectRequest(contextOf(call), call.params.id)),
  );

  handle(app, renewRegistrationLink, async call =>
    withMail(await renewLink(contextOf(call), call.params.id)),
  );
}
