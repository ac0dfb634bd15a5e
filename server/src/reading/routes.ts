import type { FieldError } from '@toptan/contract/errors';
import {
  forgetCustomerName,
  learnCustomerNames,
  listCustomerNames,
  readingMax,
  readingsAMinute,
  readListFile,
  readText,
} from '@toptan/contract/reading';
import type { FastifyInstance } from 'fastify';
import { basketExists, ownBasket } from '../basket/basket.ts';
import type { Queryable } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { untilGone } from '../http/fair-limiter.ts';
import { fileReaders } from '../http/file-readers.ts';
import type { Principal } from '../http/principal.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { notFound, Refusal } from '../refusal.ts';
import { asShop, canAccess, type OwnViewer, type ShopViewer } from '../viewer.ts';
import { forgetName, learnNames } from './names/commands.ts';
import { listNames } from './names/queries.ts';
import { readMessage } from './reading.ts';
import { textsOfFile } from './tables/list-file.ts';

/** @throws Refusal 413 with what is too long */
function refuseLong(text: string): void {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const figures: [path: string, code: 'too_long' | 'too_many', current: number, limit: number][] = [
    ['text', 'too_long', text.length, readingMax.characters],
    ['text.lines', 'too_many', lines.length, readingMax.lines],
    ...lines.map((line, at): (typeof figures)[number] => [
      `text.${at + 1}`,
      'too_long',
      line.length,
      readingMax.line,
    ]),
  ];
  const fields = figures
    .filter(([, , current, limit]) => current > limit)
    .map(([path, code, current, limit]): FieldError => {
      return { path, code, message: `At most ${limit}`, limit, current: String(current) };
    });
  if (fields.length > 0)
    throw new Refusal('text_too_long', 'The text is too long', { fields: fields.slice(0, 10) });
}

/** The shop that a call is about: the caller, or the one that staff order for. @throws Refusal 404 */
async function shopOf(
  db: Queryable,
  { principal, viewer }: { principal: Principal; viewer: OwnViewer },
  customerId: string,
): Promise<ShopViewer> {
  await refuseMissingCustomer(db, viewer, customerId);
  const shop = viewer.kind === 'staff' ? asShop(principal, { customerId }) : viewer;
  return shop as ShopViewer;
}

/** @throws Refusal 404 where there is no such customer within reach */
async function refuseMissingCustomer(db: Queryable, viewer: OwnViewer, customerId: string): Promise<void> {
  if (!canAccess(viewer, customerId) || !(await basketExists(db, viewer, ownBasket(customerId))))
    throw notFound();
}

/** Readings of messages, and what customers call goods: a shop its own, staff those of every customer. */
export function registerReading(app: FastifyInstance, { db }: Deps): void {
  const readings = new RateLimiter(readingsAMinute);

  handle(app, readText, async call => {
    const { principal, body } = call;
    const shop = await shopOf(db, call, body.customerId);
    readings.hit(principal.userId);
    refuseLong(body.text);
    return readMessage(db, shop, body);
  });

  handle(app, readListFile, async ({ principal, file, reply }) => {
    readings.hit(principal.userId);
    const gone = untilGone(reply);
    const release = await fileReaders.acquire(principal.userId, gone);
    try {
      return await textsOfFile(file, gone);
    } finally {
      release();
    }
  });

  handle(app, listCustomerNames, async ({ viewer, params }) => {
    await refuseMissingCustomer(db, viewer, params.id);
    return listNames(db, viewer, params.id);
  });

  handle(app, learnCustomerNames, async call => {
    const { viewer, params, body, actor } = call;
    const shop = await shopOf(db, call, params.id);
    return learnNames(db, actor, { viewer, shop }, body.names);
  });

  handle(app, forgetCustomerName, ({ viewer, params, actor }) => forgetName(db, actor, viewer, params.id));
}
