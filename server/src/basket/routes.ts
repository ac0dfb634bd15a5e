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
  handle(app, listBasket, async ({ viewer }) => {
    if (viewer.kind === 'staff') return [];
    return (await readBasket(db, viewer, ownBasket(viewer.customerId))).lines;
  });

  /** Lines show that a customer has its own basket; a draft is looked for. */
  const checkFound = async (viewer: OwnViewer, basket: Basket, { length }: readonly unknown[]) => {
    const isToFind = length === 0 || basket.kind !== 'own';
    if (isToFind && !(await basketExists(db, viewer, basket))) throw notFound();
  };

  handle(app, listCustomerBasket, async ({ viewer, params, query }) => {
    const basket = basketOf(viewer, { ...params, ...query });
    const { lines } = await readBasket(db, viewer, basket);
    await checkFound(viewer, basket, lines);
    return lines;
  });

  /** A whole basket; staff learn the manufacturers of its goods. */
  const readQuote = async (viewer: OwnViewer, basket: Basket) => {
    const quote = await readBasketWithRuns(db, viewer, basket);
    return viewer.kind === 'staff'
      ? { ...quote, makers: await readMakers(db).execute({ basketId: basket.id }) }
      : quote;
  };

  handle(app, checkBasket, async ({ viewer, params, query }) => {
    const basket = basketOf(viewer, { ...params, ...query });
    const quote = await readQuote(viewer, basket);
    await checkFound(viewer, basket, quote.lines);
    return quote;
  });

  /** The answer of a change, with the basket beside it where the call asks for that. */
  const withQuote = async <Answer>(
    { viewer, query }: Pick<Call<typeof addToBasket>, 'viewer' | 'query'>,
    basket: Basket,
    answer: Answer,
  ) => (query.quote ? { answer, quote: await readQuote(viewer, basket) } : answer);

  handle(app, addToBasket, async made => {
    const { viewer, body, call } = made;
    const basket = basketOf(viewer, body);
    const line = await addToCustomerBasket(db, viewer, basket, body, call);
    return withQuote(made, basket, line);
  });

  handle(app, changeBasket, async made => {
    const { viewer, body, call } = made;
    const basket = basketOf(viewer, body);
    const answer = await changeCustomerBasket(db, viewer, basket, body, call);
    return withQuote(made, basket, answer);
  });

  handle(app, setBasketQuantity, async made => {
    const { viewer, params, body } = made;
    const { basket, line } = await setLineQuantity(db, viewer, params.id, body);
    return withQuote(made, basket, line);
  });

  handle(app, removeFromBasket, async made => {
    const { viewer, params } = made;
    const { basket } = await removeFromCustomerBasket(db, viewer, params.id);
    return (await withQuote(made, basket, null)) ?? undefined;
  });

  handle(app, addPacksToBasket, async made => {
    const { viewer, body, call } = made;
    const basket = basketOf(viewer, body);
    const lines = await addPacks(db, viewer, basket, body, call);
    return withQuote(made, basket, lines);
  });

  handle(app, setBasketPacks, async made => {
    const { viewer, params, body } = made;
    const { basket, lines } = await setPackNumber(db, viewer, params.id, body);
    return withQuote(made, basket, lines);
  });
}
