import { lookUpCodes as lookUpCodesCall } from '@toptan/contract/catalog/variants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { asShop } from '../../viewer.ts';
import { lookUpCodes } from './queries.ts';

/** The lookup of codes: anybody signed in. */
export function registerCodes(app: FastifyInstance, { db }: Deps): void {
  handle(app, lookUpCodesCall, ({ principal, viewer, body }) =>
    lookUpCodes(db, asShop(principal, body) ?? viewer, body.codes),
  );
}
