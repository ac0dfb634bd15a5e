import { changeGuide as changeCall, getGuide } from '@toptan/contract/guide';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { changeGuide, readGuide } from './commands.ts';

/** The guide through the first day, for administrators. */
export function registerGuide(app: FastifyInstance, { db }: Deps): void {
  handle(app, getGuide, () => readGuide(db));
  handle(app, changeCall, ({ body, actor }) => changeGuide(db, actor, body));
}
