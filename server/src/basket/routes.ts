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
import { findAxes } from '../catalog/product.ts';
import type { Deps } from '../deps.ts';
import { callName, handle } from '../http/contract-routes.ts';
import { repeatableCall } from '../idempotency.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { productRules } from '../terms/explain.ts';
import { termsFor } from '../terms/queries.ts';
import { type OwnViewer, reaches, stockViewOf } from '../viewer.ts';
import { addToCustomerBasket, changeCustomerBasket } from './adding/commands.ts';
import { removeFromCustomerBasket, setLineQuantity } from './commands.ts';
import { problemShownIn } from './lines/problems.ts';
import { addPacks, setPackNumber } from './packs/commands.ts';
import { customerExists, readBasket, readLimits } from './queries.ts';

/** A line as the caller gets to know it: what stock covers of it, and what repairs it, may say how much there is. */
function lineShownTo(viewer: OwnViewer, { problems, ...line }: BasketItem): BasketItem {
  const view = stockViewOf(viewer);
  return {
    ...line,
    fromStock: stockInView(line.fromStock, view),
    ...(problems && { problems: problems.map(problem => problemShownIn(view, line.quantity, problem)) }),
  };
}

const shownTo = (viewer: OwnViewer, lines: readonly BasketItem[]) =>
  lines.map(line => lineShownTo(viewer, line));

/** Baskets and the rules that their goods have to keep: a shop reaches its own, staff every customer's basket. */
export function registerBasket(app: FastifyInstance, { db }: Deps): void {
  handle(app, listBasket, async ({ viewer }) =>
    viewer.kind === 'staff' ? [] : shownTo(viewer, await readBasket(db, viewer.customerId)),
  );

  handle(app, listCustomerBasket, async ({ viewer, params: { customerId } }) => {
    if (!reaches(viewer, customerId)) throw notFound();
    const basket = await readBasket(db, customerId);
    if (basket.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return shownTo(viewer, basket);
  });

  handle(app, checkBasket, async ({ viewer, params: { customerId } }) => {
    if (!reaches(viewer, customerId)) throw notFound();
    const limits = await readLimits(db, customerId, stockViewOf(viewer));
    if (limits.length === 0 && !(await customerExists(db, customerId))) throw notFound();
    return limits;
  });

  handle(app, listProductRules, async ({ viewer, params: { id } }) => {
    orNotFound(await findAxes(db, viewer, id));
    if (viewer.kind === 'staff') return [];
    return productRules(await termsFor(db, viewer.customerId, [id]), id);
  });

  handle(app, addToBasket, async ({ principal, viewer, body, request }) => {
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addToBasket), body);
    return lineShownTo(viewer, await addToCustomerBasket(db, body, call));
  });

  handle(app, changeBasket, async ({ principal, viewer, body, request }) => {
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(changeBasket), body);
    const { applied, results } = await changeCustomerBasket(db, viewer, body, call);
    const shown = results.map(result =>
      result.line ? { ...result, line: lineShownTo(viewer, result.line) } : result,
    );
    return { applied, results: shown };
  });

  handle(app, setBasketQuantity, async ({ viewer, params, body }) =>
    lineShownTo(viewer, await setLineQuantity(db, viewer, params.id, body)),
  );

  handle(app, removeFromBasket, async ({ viewer, params }) => {
    await removeFromCustomerBasket(db, viewer, params.id);
    return undefined;
  });

  handle(app, addPacksToBasket, async ({ principal, viewer, body, request }) => {
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addPacksToBasket), body);
    return shownTo(viewer, await addPacks(db, body, call));
  });

  handle(app, setBasketPacks, async ({ viewer, params, body }) =>
    shownTo(viewer, await setPackNumber(db, viewer, params.id, body)),
  );
}
