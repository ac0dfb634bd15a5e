import * as calls from '@toptan/contract/drafts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { reaches } from '../viewer.ts';
import { discardDraft, openDraft, saveBasket, takeSavedBasket } from './commands.ts';
import { findDraft, listDraftPage } from './queries.ts';

/** Drafts: staff prepare orders for shops, a shop saves baskets for later. */
export function registerDrafts(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.openDraft, ({ principal: { userId }, viewer, body, actor }) =>
    openDraft(db, actor, { viewer, userId, ...body }),
  );
  handle(app, calls.listDrafts, ({ viewer, query }) => listDraftPage(db, viewer, query));
  handle(app, calls.getDraft, async ({ viewer, params }) =>
    orNotFound(await findDraft(db, viewer, params.id)),
  );
  handle(app, calls.deleteDraft, async ({ viewer, params, actor }) => {
    await discardDraft(db, actor, viewer, params.id);
    return undefined;
  });
  handle(app, calls.saveBasket, async ({ viewer, body: { customerId }, actor }) => {
    if (!reaches(viewer, customerId)) throw notFound();
    return saveBasket(db, actor, viewer);
  });
  handle(app, calls.takeSavedBasket, ({ viewer, params, actor }) =>
    takeSavedBasket(db, actor, viewer, params.id),
  );
}
