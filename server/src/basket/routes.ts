import {
  addPacksToBasket,
  addToBasket,
  type BasketItem,
  checkBasket,
  listBasket,
  listCustomerBasket,
  removeFromBasket,
  setBasketPacks,
  setBasketQuantity,
} from '@toptan/contract/basket';
import { changeBasket } from '@toptan/contract/basket-batch';
import { stockInView } from '@toptan/contract/portal';
import { listProductRules } from '@toptan/contract/terms';
import type { FastifyInstance } from 'fastify';
import { covers, scopeOf } from '../auth/scope.ts';
import { findProduct } from '../catalog/products/queries.ts';
import type { Deps } from '../deps.ts';
import { callName, handle } from '../http/contract-routes.ts';
import { type Principal, stockViewOf, viewerOf } from '../http/principal.ts';
import { repeatableCall } from '../idempotency.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { productRules } from '../terms/explain.ts';
import { termsFor } from '../terms/queries.ts';
import { addToCustomerBasket, changeCustomerBasket } from './adding/commands.ts';
import { removeFromCustomerBasket, setLineQuantity } from './commands.ts';
import { problemShownIn } from './lines/problems.ts';
import { addPacks, setPackNumber } from './packs/commands.ts';
import { customerExists, readBasket, readLimits } from './queries.ts';

/** A line as the caller gets to know it: what stock covers of it, and what repairs it, may say how much there is. */
function lineShownTo(principal: Principal, { problems, ...line }: BasketItem): BasketItem {
  const view = stockViewOf(principal);
  return {
    ...line,
    fromStock: stockInView(line.fromStock, view),
    ...(problems && { problems: problems.map(problem => problemShownIn(view, line.quantity, problem)) }),
  };
}

const shownTo = (principal: Principal, lines: readonly BasketItem[]) =>
  lines.map(line => lineShownTo(principal, line));

/** Baskets and the rules that their goods have to keep: a shop reaches its own, staff every customer's basket. */
export function registerBasket(app: FastifyInstance, { db }: Deps): void {
  handle(app, listBasket, async ({ principal }) =>
    principal.customerId === null ? [] : shownTo(principal, await readBasket(db, principal.customerId)),
  );

  handle(app, listCustomerBasket, async ({ principal, params: { customerId } }) => {
    if (!covers(scopeOf(principal), customerId)) throw notFound();
    const basket = await readBasket(db, customerId);
    if (basket.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return shownTo(principal, basket);
  });

  handle(app, checkBasket, async ({ principal, params: { customerId } }) => {
    if (!covers(scopeOf(principal), customerId)) throw notFound();
    const limits = await readLimits(db, customerId, stockViewOf(principal));
    if (limits.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return limits;
  });

  handle(app, listProductRules, async ({ principal, params: { id } }) => {
    orNotFound(await findProduct(db, viewerOf(principal), stockViewOf(principal), id));
    if (principal.customerId === null) return [];
    return productRules(await termsFor(db, principal.customerId, [id]), id);
  });

  handle(app, addToBasket, async ({ principal, body, request }) => {
    if (!covers(scopeOf(principal), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addToBasket), body);
    return lineShownTo(principal, await addToCustomerBasket(db, body, call));
  });

  handle(app, changeBasket, async ({ principal, body, request }) => {
    if (!covers(scopeOf(principal), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(changeBasket), body);
    const { applied, results } = await changeCustomerBasket(db, viewerOf(principal), body, call);
    const shown = results.map(result =>
      result.line ? { ...result, line: lineShownTo(principal, result.line) } : result,
    );
    return { applied, results: shown };
  });

  handle(app, setBasketQuantity, async ({ principal, params, body }) =>
    lineShownTo(principal, await setLineQuantity(db, scopeOf(principal), params.id, body)),
  );

  handle(app, removeFromBasket, async ({ principal, params }) => {
    await removeFromCustomerBasket(db, scopeOf(principal), params.id);
    return undefined;
  });

  handle(app, addPacksToBasket, async ({ principal, body, request }) => {
    if (!covers(scopeOf(principal), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addPacksToBasket), body);
    return shownTo(principal, await addPacks(db, body, call));
  });

  handle(app, setBasketPacks, async ({ principal, params, body }) =>
    shownTo(principal, await setPackNumber(db, scopeOf(principal), params.id, body)),
  );
}
