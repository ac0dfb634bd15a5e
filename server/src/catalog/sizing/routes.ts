import * as calls from '@toptan/contract/catalog/sizing';
import * as changes from '@toptan/contract/catalog/sizing-changes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { type Viewer, viewerOf } from '../../viewer.ts';
import {
  changeColor,
  changeSizeSet,
  createColor,
  createSizeSet,
  removeColor,
  removeSizeSet,
} from './commands.ts';
import { listColors, listSizeSets } from './queries.ts';

const isCounted = ({ kind }: Viewer, { counts }: { counts?: 'true' | undefined }) =>
  kind === 'staff' && counts === 'true';

/** Size sets and colors: anybody signed in reads them, for the names; staff write them. */
export function registerSizing(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listSizeSets, {
    seenBy: viewerOf,
    run: ({ viewer, query }) => listSizeSets(db, isCounted(viewer, query)),
  });
  handle(app, changes.createSizeSet, ({ body, actor }) => createSizeSet(db, actor, body));
  handle(app, changes.updateSizeSet, ({ params, body, actor }) => changeSizeSet(db, actor, params.id, body));
  handle(app, calls.deleteSizeSet, ({ params, actor }) => removeSizeSet(db, actor, params.id));
  handle(app, calls.listColors, {
    seenBy: viewerOf,
    run: ({ viewer, query }) => listColors(db, isCounted(viewer, query)),
  });
  handle(app, changes.createColor, ({ body, actor }) => createColor(db, actor, body));
  handle(app, changes.updateColor, ({ params, body, actor }) => changeColor(db, actor, params.id, body));
  handle(app, calls.deleteColor, ({ params, actor }) => removeColor(db, actor, params.id));
}
