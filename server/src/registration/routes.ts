import { Readable } from 'node:stream';
import {
  approveRegistration,
  getTaxPlate,
  listRegistrations,
  rejectRegistration,
  renewRegistrationLink,
} from '@toptan/contract/registration';
import { submitRegistration, submitRegistrationForm, taxPlateSide } from '@toptan/contract/registration-form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAttempt } from '../auth/throttle/commands.ts';
import { readPaper } from '../catalog/images/picture.ts';
import { type CurrentSettings, readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { type Call, handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { preferredLanguage } from '../language.ts';
import type { Outbox } from '../mail/outbox.ts';
import { networkOf } from '../network.ts';
import { notFound, orNotFound, Refusal } from '../refusal.ts';
import { approveRequest, type DecisionContext, rejectRequest, renewLink, submitRequest } from './commands.ts';
import { listRequestPage, readPaperOf, type StoredRequest } from './queries.ts';

/** Requests from one network in an hour. */
const mostPerHour = 20;
const hourSeconds = 60 * 60;

const closed = () => new Refusal('registration_closed', 'New shops cannot register at the moment');

/** The refusal of a field that there is none while the settings do not ask for it. */
const taxNotAsked = () =>
  new Refusal('validation_failed', 'Some values are missing or wrong', {
    fields: [{ path: 'taxNumber', code: 'unknown_field', message: 'No such field' }],
  });

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

  /** @throws Refusal 429 */
  const countRequest = (request: FastifyRequest) => {
    const subject = `registration:address:${networkOf(request.ip)}`;
    return countAttempt(db, [{ subject, most: mostPerHour, beyond: 'refuse' }], hourSeconds);
  };
  const languageOf = ({ headers }: FastifyRequest, { languages }: CurrentSettings) =>
    preferredLanguage(headers['accept-language'], languages);

  handle(app, submitRegistration, async ({ body, request, actor }) => {
    await countRequest(request);
    const settings = await readSettings(db);
    if (!settings.isRegistrationOpen) throw closed();
    if (body.taxNumber !== undefined && !settings.isTaxAsked) throw taxNotAsked();
    await submitRequest(db, actor, body, { language: languageOf(request, settings) });
    return { ...body, status: 'pending' as const };
  });

  handle(
    app,
    submitRegistrationForm,
    async ({ body, file, request, actor }) => {
      const language = languageOf(request, await readSettings(db));
      // An empty file counts as none.
      const taxPlate = file?.bytes.length
        ? await readPaper(file.bytes, { side: taxPlateSide, field: 'taxPlate' })
        : null;
      const isTaxPlateTaken = await submitRequest(db, actor, body, { language, taxPlate });
      return { ...body, status: 'pending' as const, isTaxPlateTaken };
    },
    // Anybody may send megabytes: they are read only where they are wanted.
    async request => {
      const { isTaxAsked, isRegistrationOpen } = await readSettings(db);
      if (!isTaxAsked) throw notFound();
      if (!isRegistrationOpen) throw closed();
      await countRequest(request);
    },
  );

  handle(app, getTaxPlate, async ({ params }) => ({
    type: 'image/webp',
    name: 'tax-plate.webp',
    isShown: true,
    bytes: Readable.from([orNotFound(await readPaperOf(db, params.id))]),
  }));

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
