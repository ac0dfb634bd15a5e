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
import { covers, scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { callName, handle } from '../http/contract-routes.ts';
import { repeatableCall } from '../idempotency.ts';
import { notFound } from '../refusal.ts';
import { addToCustomerBasket, changeCustomerBasket } from './adding/commands.ts';
import { removeFromCustomerBasket, setLineQuantity } from './commands.ts';
import { addPacks, setPackNumber } from './packs/commands.ts';
import { customerExists, readBasket, readLimits } from './queries.ts';

/** Baskets: a shop reaches its own, staff every customer's. */
export function registerBasket(app: FastifyInstance, { db }: Deps): void {
  handle(app, listBasket, async ({ principal }) =>
    principal.customerId === null ? [] : readBasket(db, principal.customerId),
  );

  handle(app, listCustomerBasket, async ({ principal, params: { customerId } }) => {
    if (!covers(scopeOf(principal), customerId)) throw notFound();
    const basket = await readBasket(db, customerId);
    if (basket.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return basket;
  });

  handle(app, checkBasket, async ({ principal, params: { customerId } }) => {
    if (!covers(scopeOf(principal), customerId)) throw notFound();
    const limits = await readLimits(db, customerId);
    if (limits.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return limits;
  });

  handle(app, addToBasket, async ({ principal, body, request }) => {
    if (!covers(scopeOf(principal), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addToBasket), body);
    return addToCustomerBasket(db, body, call);
  });

  handle(app, changeBasket, async ({ principal, body, request }) => {
    if (!covers(scopeOf(principal), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(changeBasket), body);
    return changeCustomerBasket(db, body, call);
  });

  handle(app, setBasketQuantity, async ({ principal, params, body }) =>
    setLineQuantity(db, scopeOf(principal), params.id, body),
  );

  handle(app, removeFromBasket, async ({ principal, params }) => {
    await removeFromCustomerBasket(db, scopeOf(principal), params.id);
    return undefined;
  });

  handle(app, addPacksToBasket, async ({ principal, body, request }) => {
    if (!covers(scopeOf(principal), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addPacksToBasket), body);
    return addPacks(db, body, call);
  });

  handle(app, setBasketPacks, async ({ principal, params, body }) =>
    setPackNumber(db, scopeOf(principal), params.id, body),
  );
}
