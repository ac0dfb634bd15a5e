import * as changes from '@toptan/contract/catalog/collection-changes';
import * as calls from '@toptan/contract/catalog/collections';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { changeCollection, createCollection, removeCollection } from './commands.ts';
import { findCollection, findSelection, listCollectionPage } from './queries.ts';

/** Collections: anybody signed in reads those that they see, staff write them. */
export function registerCollections(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listCollections, ({ viewer, query }) => listCollectionPage(db, viewer, query));
  handle(app, calls.getCollection, async ({ viewer, params }) =>
    orNotFound((await findCollection(db, viewer, params.id)) ?? (await findSelection(db, viewer, params.id))),
  );
  handle(app, changes.createCollection, ({ body, actor }) => createCollection(db, actor, body));
  handle(app, changes.updateCollection, ({ params, body, actor }) =>
    changeCollection(db, actor, params.id, body),
  );
  handle(app, calls.deleteCollection, ({ params, actor }) => removeCollection(db, actor, params.id));
}
