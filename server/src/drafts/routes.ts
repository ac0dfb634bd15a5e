import { orderByDraftLink, readDraftLink } from '@toptan/contract/draft-links';
import * as calls from '@toptan/contract/drafts';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Outbox } from '../mail/outbox.ts';
import { orderMailOf } from '../orders/order-mail.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { canAccess } from '../viewer.ts';
import { discardDraft, openDraft, saveBasket, takeSavedBasket } from './commands.ts';
import { orderByLink, readLink } from './links/commands.ts';
import { makeLink, noteDraft, offerDraft, takeBackOffer } from './offers/commands.ts';
import { findDraft, listDraftPage } from './queries.ts';

/** The most calls of each kind by links from one network in a minute. */
const visitsMax = 60;

/** Drafts: staff prepare orders for shops, a shop saves baskets for later, and a link leads everybody who has it to a draft. */
export function registerDrafts(
  app: FastifyInstance,
  { db, config, outbox }: Deps & { outbox: Outbox },
): void {
  handle(app, calls.openDraft, ({ principal: { userId }, viewer, body, actor }) =>
    openDraft(db, actor, { viewer, userId, ...body }),
  );
  handle(app, calls.listDrafts, ({ viewer, query }) => listDraftPage(db, viewer, query));
  handle(app, calls.getDraft, async ({ viewer, params }) =>
    orNotFound(await findDraft(db, viewer, params.id)),
  );
  handle(app, calls.deleteDraft, ({ viewer, params, actor }) => discardDraft(db, actor, viewer, params.id));
  handle(app, calls.saveBasket, async ({ viewer, body: { customerId }, actor }) => {
    if (!canAccess(viewer, customerId)) throw notFound();
    return saveBasket(db, actor, viewer);
  });
  handle(app, calls.takeSavedBasket, ({ viewer, params, actor }) =>
    takeSavedBasket(db, actor, viewer, params.id),
  );

  handle(app, calls.noteDraft, ({ viewer, params: { id }, body: { notes }, actor }) =>
    noteDraft(db, actor, { viewer, id, notes }),
  );
  handle(app, calls.offerDraft, ({ viewer, params: { id }, body, request, actor }) =>
    offerDraft(db, actor, { viewer, id, wanted: body, outbox, origin: publicOrigin(request, config) }),
  );
  handle(app, calls.takeBackOffer, ({ viewer, params, actor }) =>
    takeBackOffer(db, actor, viewer, params.id),
  );
  handle(app, calls.makeDraftLink, ({ params: { id }, request, actor }) =>
    makeLink(db, actor, { id, origin: publicOrigin(request, config) }),
  );

  const [readings, confirmations] = [new RateLimiter(visitsMax), new RateLimiter(visitsMax)];
  handle(app, readDraftLink, ({ body, request }) => {
    readings.hit(request.ip);
    return readLink(db, body);
  });
  handle(app, orderByDraftLink, async ({ body, request, actor }) => {
    confirmations.hit(request.ip);
    const means = {
      origin: publicOrigin(request, config),
      language: request.headers['accept-language'],
    };
    return orderByLink(db, actor, body, orderMailOf(outbox, await readSettings(db), means));
  });
}
