import {
  addPacksToBasket,
  addToBasket,
  checkBasket,
  listBasket,
  listCustomerBasket,
  removeFromBasket,
  setBasketPacks,
  setBasketQuantity,
} from '@toptan/contract/basket';
import { changeBasket } from '@toptan/contract/basket-batch';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { type Call, callName, handle } from '../http/contract-routes.ts';
import type { Principal } from '../http/principal.ts';
import { repeatableCall } from '../idempotency.ts';
import type { Asking } from '../pricing/quote.ts';
import { notFound } from '../refusal.ts';
import { type OwnViewer, reaches, stockViewOf } from '../viewer.ts';
import {
  addPacks,
  addToCustomerBasket,
  changeCustomerBasket,
  removeFromCustomerBasket,
  setLineQuantity,
  setPackNumber,
} from './commands.ts';
import { customerExists, readBasket, readBasketWithRuns } from './queries.ts';

const askingOf = ({ settings }: Principal, viewer: OwnViewer): Asking => ({
  processingFee: settings.processingFee,
  stockView: stockViewOf(viewer),
});

/** Baskets: a shop reaches its own, staff every customer's. */
export function registerBasket(app: FastifyInstance, { db }: Deps): void {
  handle(app, listBasket, async ({ principal, viewer }) => {
    if (viewer.kind === 'staff') return [];
    return (await readBasket(db, viewer.customerId, askingOf(principal, viewer))).lines;
  });

  handle(app, listCustomerBasket, async ({ principal, viewer, params: { customerId } }) => {
    if (!reaches(viewer, customerId)) throw notFound();
    const { lines } = await readBasket(db, customerId, askingOf(principal, viewer));
    if (lines.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return lines;
  });

  handle(app, checkBasket, async ({ principal, viewer, params: { customerId } }) => {
    if (!reaches(viewer, customerId)) throw notFound();
    const quote = await readBasketWithRuns(db, customerId, askingOf(principal, viewer));
    if (quote.lines.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return quote;
  });

  /** The answer of a change, with the basket beside it where the call asks for that. */
  const withQuote = async <Answer>(
    { principal, viewer, query }: Pick<Call<typeof addToBasket>, 'principal' | 'viewer' | 'query'>,
    customerId: string,
    answer: Answer,
  ) =>
    query.quote
      ? { answer, quote: await readBasketWithRuns(db, customerId, askingOf(principal, viewer)) }
      : answer;

  handle(app, addToBasket, async made => {
    const { principal, viewer, body, request } = made;
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addToBasket), body);
    const line = await addToCustomerBasket(db, body, askingOf(principal, viewer), call);
    return withQuote(made, body.customerId, line);
  });

  handle(app, changeBasket, async made => {
    const { principal, viewer, body, request } = made;
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(changeBasket), body);
    const answer = await changeCustomerBasket(db, viewer, body, askingOf(principal, viewer), call);
    return withQuote(made, body.customerId, answer);
  });

  handle(app, setBasketQuantity, async made => {
    const { principal, viewer, params, body } = made;
    const line = await setLineQuantity(db, viewer, params.id, body, askingOf(principal, viewer));
    return withQuote(made, line.customerId, line);
  });

  handle(app, removeFromBasket, async made => {
    const { principal, viewer, params } = made;
    const asking = askingOf(principal, viewer);
    const { customerId } = await removeFromCustomerBasket(db, viewer, params.id, asking);
    return (await withQuote(made, customerId, null)) ?? undefined;
  });

  handle(app, addPacksToBasket, async made => {
    const { principal, viewer, body, request } = made;
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addPacksToBasket), body);
    const lines = await addPacks(db, body, askingOf(principal, viewer), call);
    return withQuote(made, body.customerId, lines);
  });

  handle(app, setBasketPacks, async made => {
    const { principal, viewer, params, body } = made;
    const asking = askingOf(principal, viewer);
    const { customerId, lines } = await setPackNumber(db, viewer, params.id, body, asking);
    return withQuote(made, customerId, lines);
  });
}
