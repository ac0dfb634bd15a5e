import * as calls from '@toptan/contract/catalog/pictures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { orNotFound } from '../../refusal.ts';
import { asShop } from '../../viewer.ts';
import { pictureIn } from '../images/picture.ts';
import { findAxes } from '../product.ts';
import { addPicture } from './commands.ts';
import { presentPicture, readPictures } from './queries.ts';

/** Pictures of a product: anybody signed in reads them, staff add them. */
export function registerPictures(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listPictures, async ({ principal, viewer, params, query }) => {
    orNotFound(await findAxes(db, asShop(principal, query) ?? viewer, params.id));
    return (await readPictures(db, params.id)).map(presentPicture);
  });
  handle(app, calls.addPicture, async ({ params, body, file, actor }) =>
    addPicture(db, actor, params.id, body.color ?? null, await pictureIn(file)),
  );
}
