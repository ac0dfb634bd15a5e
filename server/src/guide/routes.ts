import { changeGuide as changeCall, getGuide } from '@toptan/contract/guide';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { changeGuide, readGuide } from './commands.ts';

/** The guide through the first day, for administrators. */
export function registerGuide(app: FastifyInstance, { db, config }: Deps): void {
  handle(app, getGuide, async ({ request }) => ({
    ...(await readGuide(db)),
    address: publicOrigin(request, config),
  }));
  handle(app, changeCall, async ({ body, actor, request }) => ({
    ...(await changeGuide(db, actor, body)),
    address: publicOrigin(request, config),
  }));
}
