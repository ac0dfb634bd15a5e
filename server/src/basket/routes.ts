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
import { listProductRules } from '@toptan/contract/terms';
import type { FastifyInstance } from 'fastify';
import { findAxes } from '../catalog/product.ts';
import type { Deps } from '../deps.ts';
import { callName, handle } from '../http/contract-routes.ts';
import type { Principal } from '../http/principal.ts';
import { repeatableCall } from '../idempotency.ts';
import type { Asking } from '../pricing/quote.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { productRules } from '../terms/explain.ts';
import { termsFor } from '../terms/queries.ts';
import { type OwnViewer, reaches, stockViewOf } from '../viewer.ts';
import { addToCustomerBasket, changeCustomerBasket } from './adding.ts';
import { removeFromCustomerBasket, setLineQuantity } from './commands.ts';
import { addPacks, setPackNumber } from './packs.ts';
import { customerExists, readBasket } from './queries.ts';

const askingOf = ({ settings }: Principal, viewer: OwnViewer): Asking => ({
  processingFee: settings.processingFee,
  stockView: stockViewOf(viewer),
});

/** Baskets and the rules that their goods have to keep: a shop reaches its own, staff every customer's basket. */
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
    const { lines, limits } = await readBasket(db, customerId, askingOf(principal, viewer));
    if (lines.length === 0 && !(await customerExists(db, customerId))) throw notFound();
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
    return addToCustomerBasket(db, body, askingOf(principal, viewer), call);
  });

  handle(app, changeBasket, async ({ principal, viewer, body, request }) => {
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(changeBasket), body);
    return changeCustomerBasket(db, viewer, body, askingOf(principal, viewer), call);
  });

  handle(app, setBasketQuantity, ({ principal, viewer, params, body }) =>
    setLineQuantity(db, viewer, params.id, body, askingOf(principal, viewer)),
  );

  handle(app, removeFromBasket, async ({ viewer, params }) => {
    await removeFromCustomerBasket(db, viewer, params.id);
    return undefined;
  });

  handle(app, addPacksToBasket, async ({ principal, viewer, body, request }) => {
    if (!reaches(viewer, body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(addPacksToBasket), body);
    return addPacks(db, body, askingOf(principal, viewer), call);
  });

  handle(app, setBasketPacks, ({ principal, viewer, params, body }) =>
    setPackNumber(db, viewer, params.id, body, askingOf(principal, viewer)),
  );
}
