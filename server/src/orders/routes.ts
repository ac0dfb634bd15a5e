import {
  assignManufacturer,
  deleteOrder as deleteOrderCall,
  getOrder,
  listOrders,
  placeOrder,
  setOrderStatus,
} from '@toptan/contract/orders';
import type { FastifyInstance } from 'fastify';
import { covers, scopeName, scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { callName, handle } from '../http/contract-routes.ts';
import { repeatableCall } from '../idempotency.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { assignOnce, changeStatus, deleteOrder } from './changing/commands.ts';
import { listOrderPage } from './list/queries.ts';
import { placeFromBasket } from './placing/commands.ts';
import { findOrder } from './queries.ts';

/** Orders: a shop reads and places its own; staff reaches all of them and decides what becomes of them. */
export function registerOrders(app: FastifyInstance, { db }: Deps): void {
  handle(app, listOrders, {
    sharedBy: scopeName,
    run: ({ session, query }) => listOrderPage(db, scopeOf(session), query),
  });

  handle(app, getOrder, async ({ session, params }) =>
    orNotFound(await findOrder(db, scopeOf(session), params.id)),
  );

  handle(app, placeOrder, async ({ session, body, request, actor }) => {
    if (!covers(scopeOf(session), body.customerId)) throw notFound();
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, session.userId, callName(placeOrder), body);
    return placeFromBasket(db, actor, { userId: session.userId, wanted: body, call });
  });

  handle(app, setOrderStatus, async ({ session, params, body, actor }) =>
    changeStatus(db, actor, { ...params, ...body, scope: scopeOf(session), userId: session.userId }),
  );

  handle(app, assignManufacturer, async ({ session, params, body, actor }) =>
    assignOnce(db, actor, scopeOf(session), { ...params, ...body }),
  );

  handle(app, deleteOrderCall, async ({ params, actor }) => {
    await deleteOrder(db, actor, params.id);
    return undefined;
  });
}
