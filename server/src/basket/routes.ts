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
import { type Call, handle } from '../http/contract-routes.ts';
import type { Principal } from '../http/principal.ts';
import { askingOf } from '../pricing/quote.ts';
import { notFound } from '../refusal.ts';
import type { OwnViewer } from '../viewer.ts';
import { type Basket, basketExists, basketOf, ownBasket } from './basket.ts';
import {
  addPacks,
  addToCustomerBasket,
  changeCustomerBasket,
  removeFromCustomerBasket,
  setLineQuantity,
  setPackNumber,
} from './commands.ts';
import { readBasket, readBasketWithRuns, readMakers } from './queries.ts';

/**
 * Baskets: a shop reaches its own and those that it has saved, and reads what is offered to it; staff reach every customer's own and
 * the drafts of staff.
 */
export function registerBasket(app: FastifyInstance, { db }: Deps): void {
  handle(app, listBasket, async ({ principal, viewer }) => {
    if (viewer.kind === 'staff') return [];
    return (await readBasket(db, ownBasket(viewer.customerId), askingOf(principal.settings, viewer))).lines;
  });

  /** Lines show that a customer has its own basket; a draft is looked for. */
  const checkFound = async (viewer: OwnViewer, basket: Basket, { length }: readonly unknown[]) => {
    const isToFind = length === 0 || basket.kind !== 'own';
    if (isToFind && !(await basketExists(db, viewer, basket))) throw notFound();
  };

  handle(app, listCustomerBasket, async ({ principal, viewer, params, query }) => {
    const basket = basketOf(viewer, { ...params, ...query });
    const { lines } = await readBasket(db, basket, askingOf(principal.settings, viewer));
    await checkFound(viewer, basket, lines);
    return lines;
  });

  /** A whole basket; staff learn the manufacturers of its goods. */
  const readQuote = async (principal: Principal, viewer: OwnViewer, basket: Basket) => {
    const quote = await readBasketWithRuns(db, basket, askingOf(principal.settings, viewer));
    return viewer.kind === 'staff'
      ? { ...quote, makers: await readMakers(db).execute({ basketId: basket.id }) }
      : quote;
  };

  handle(app, checkBasket, async ({ principal, viewer, params, query }) => {
    const basket = basketOf(viewer, { ...params, ...query });
    const quote = await readQuote(principal, viewer, basket);
    await checkFound(viewer, basket, quote.lines);
    return quote;
  });

  /** The answer of a change, with the basket beside it where the call asks for that. */
  const withQuote = async <Answer>(
    { principal, viewer, query }: Pick<Call<typeof addToBasket>, 'principal' | 'viewer' | 'query'>,
    basket: Basket,
    answer: Answer,
  ) => (query.quote ? { answer, quote: await readQuote(principal, viewer, basket) } : answer);

  handle(app, addToBasket, async made => {
    const { principal, viewer, body, call } = made;
    const basket = basketOf(viewer, body);
    const line = await addToCustomerBasket(db, basket, body, askingOf(principal.settings, viewer), call);
    return withQuote(made, basket, line);
  });

  handle(app, changeBasket, async made => {
    const { principal, viewer, body, call } = made;
    const basket = basketOf(viewer, body);
    const asking = askingOf(principal.settings, viewer);
    const answer = await changeCustomerBasket(db, viewer, basket, body, asking, call);
    return withQuote(made, basket, answer);
  });

  handle(app, setBasketQuantity, async made => {
    const { principal, viewer, params, body } = made;
    const asking = askingOf(principal.settings, viewer);
    const { basket, line } = await setLineQuantity(db, viewer, params.id, body, asking);
    return withQuote(made, basket, line);
  });

  handle(app, removeFromBasket, async made => {
    const { principal, viewer, params } = made;
    const asking = askingOf(principal.settings, viewer);
    const { basket } = await removeFromCustomerBasket(db, viewer, params.id, asking);
    return (await withQuote(made, basket, null)) ?? undefined;
  });

  handle(app, addPacksToBasket, async made => {
    const { principal, viewer, body, call } = made;
    const basket = basketOf(viewer, body);
    const lines = await addPacks(db, basket, body, askingOf(principal.settings, viewer), call);
    return withQuote(made, basket, lines);
  });

  handle(app, setBasketPacks, async made => {
    const { principal, viewer, params, body } = made;
    const asking = askingOf(principal.settings, viewer);
    const { basket, lines } = await setPackNumber(db, viewer, params.id, body, asking);
    return withQuote(made, basket, lines);
  });
}
