import { getOrderAgain } from '@toptan/contract/order-again';
import { assignManufacturerToOrders, setStatusOfOrders } from '@toptan/contract/order-batch';
import { changeOrderLines, checkOrderLines, listOrderVersions } from '@toptan/contract/order-changes';
import { joinOrders as joinOrdersCall, previewJoin as previewJoinCall } from '@toptan/contract/order-joining';
import { askForChange, decideChangeRequest, withdrawChangeRequest } from '@toptan/contract/order-requests';
import {
  assignManufacturer,
  countOrders as countOrdersCall,
  deleteOrder as deleteOrderCall,
  getOrder,
  listOrders,
  type Order,
  placeOrder,
  setOrderStatus,
} from '@toptan/contract/orders';
import { stockInView } from '@toptan/contract/portal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Basket, basketOf } from '../basket/basket.ts';
import type { CallSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { callName, handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { repeatableCall } from '../idempotency.ts';
import type { Outbox } from '../mail/outbox.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { type OwnViewer, ownViewerOf, stockViewOf } from '../viewer.ts';
import { orderAgain } from './again/again.ts';
import { assign, assignToOrders, changeStatus, changeStatuses, deleteOrder } from './changing/commands.ts';
import { joinOrders, previewJoin } from './joining/commands.ts';
import { changeLines, checkLines } from './lines/commands.ts';
import { mayChange } from './may.ts';
import { countOrders, listOrderPage } from './order-list.ts';
import { placeFromBasket } from './placing/commands.ts';
import { confirmationOf } from './placing/confirmation.ts';
import { refuseHalfOverride } from './placing/lines.ts';
import { findOrder } from './queries.ts';
import { askFor, decide, withdraw } from './requests/commands.ts';
import { findOrderThen, listVersions } from './versions.ts';

/** An order that was just placed, as `readOrders` presents it to a viewer. */
const orderInView = (order: Order, viewer: OwnViewer, may: Order['may']): Order => ({
  ...order,
  may,
  overrideReason: viewer.kind === 'staff' ? order.overrideReason : null,
  orderItems: order.orderItems.map(item => {
    const fromStock = stockInView(item.fromStock, stockViewOf(viewer));
    const toProduce = item.quantity - fromStock;
    const noDays = toProduce === 0 && { promisedFrom: null, promisedUntil: null };
    return { ...item, fromStock, toProduce, ...noDays };
  }),
});

/** Orders: a shop reads and places its own; staff read and change all of them. */
export function registerOrders(
  app: FastifyInstance,
  { db, config, outbox }: Deps & { outbox: Outbox },
): void {
  const confirmationFor = (request: FastifyRequest, viewer: OwnViewer, settings: CallSettings) =>
    confirmationOf(outbox, settings, {
      origin: publicOrigin(request, config),
      // Staff order in their own language, not in that of the shop.
      language: viewer.kind === 'shop' ? request.headers['accept-language'] : undefined,
    });

  handle(app, listOrders, {
    seenBy: ownViewerOf,
    run: ({ viewer, query }) => listOrderPage(db, viewer, query),
  });

  handle(app, countOrdersCall, ({ viewer, query }) => countOrders(db, viewer, query.q));

  handle(app, getOrder, async ({ viewer, params: { id }, query: { version } }) =>
    orNotFound(
      await (version === undefined ? findOrder(db, viewer, id) : findOrderThen(db, viewer, id, version)),
    ),
  );

  handle(app, listOrderVersions, async ({ viewer, params }) =>
    orNotFound(await listVersions(db, viewer, params.id)),
  );

  handle(app, getOrderAgain, async ({ principal: { settings }, viewer, params, query }) => {
    const { processingFee, stockView } = settings;
    const asking = { processingFee, stockView: query.draftId ? stockView : stockViewOf(viewer) };
    return orNotFound(await orderAgain(db, viewer, asking, params.id, query.draftId));
  });

  handle(app, placeOrder, async ({ principal, viewer, body, request, actor }) => {
    const named = basketOf(viewer, body);
    // A shop orders what is offered to it; a basket that it has saved it puts into its own first.
    const basket: Basket = named.kind === 'saved' ? { ...named, kind: 'offered' } : named;
    if (body.overrideRules && viewer.kind !== 'staff')
      throw new Refusal('forbidden', 'Only administrators place an order against the rules');
    refuseHalfOverride(body);
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, principal.userId, callName(placeOrder), body);
    const { userId, settings } = principal;
    const stockView = stockViewOf(viewer);
    const confirmation = confirmationFor(request, viewer, settings);
    const order = await placeFromBasket(db, actor, {
      userId,
      basket,
      asking: { processingFee: settings.processingFee, stockView },
      wanted: body,
      call,
      confirmation,
    });
    return orderInView(order, viewer, mayChange(viewer, settings, order.status));
  });

  handle(app, changeOrderLines, ({ principal, viewer, params, body, request, actor }) => {
    const { userId, settings } = principal;
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, userId, `${callName(changeOrderLines)} ${params.id}`, body);
    const confirmation = confirmationFor(request, viewer, settings);
    const by = { ...params, viewer, settings, userId };
    return changeLines(db, actor, { ...by, wanted: body, call, confirmation });
  });

  handle(app, checkOrderLines, ({ principal: { settings }, viewer, params, body }) =>
    checkLines(db, { ...params, viewer, settings, wanted: body }),
  );

  handle(app, askForChange, ({ principal: { userId, settings }, viewer, params, body, request, actor }) => {
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, userId, `${callName(askForChange)} ${params.id}`, body);
    return askFor(db, actor, { ...params, viewer, settings, userId, wanted: body, call });
  });

  handle(app, decideChangeRequest, ({ principal, viewer, params, body, request, actor }) => {
    const { userId, settings } = principal;
    const confirmation = confirmationFor(request, viewer, settings);
    return decide(db, actor, { ...params, viewer, settings, userId, wanted: body, confirmation });
  });

  handle(app, withdrawChangeRequest, ({ principal: { userId, settings }, viewer, params, actor }) =>
    withdraw(db, actor, { ...params, viewer, settings, userId }),
  );

  handle(app, previewJoinCall, ({ principal: { settings }, viewer, params }) =>
    previewJoin(db, { ...params, viewer, settings }),
  );

  handle(app, joinOrdersCall, ({ principal, viewer, params, body, request, actor }) => {
    const { userId, settings } = principal;
    const key = request.headers['idempotency-key'];
    const call = repeatableCall(key, userId, `${callName(joinOrdersCall)} ${params.id}`, body);
    const confirmation = confirmationFor(request, viewer, settings);
    return joinOrders(db, actor, { ...params, wanted: body, viewer, settings, userId, call, confirmation });
  });

  handle(app, setOrderStatus, async ({ principal, viewer, params, body, actor }) =>
    changeStatus(db, actor, { ...params, ...body, viewer, userId: principal.userId }),
  );

  handle(app, assignManufacturer, async ({ viewer, params, body, actor }) =>
    assign(db, actor, viewer, { ...params, ...body }),
  );

  handle(app, setStatusOfOrders, ({ principal, viewer, body, actor }) =>
    changeStatuses(db, actor, body, { viewer, userId: principal.userId }),
  );

  handle(app, assignManufacturerToOrders, ({ viewer, body, actor }) =>
    assignToOrders(db, actor, viewer, body),
  );

  handle(app, deleteOrderCall, async ({ params, actor }) => {
    await deleteOrder(db, actor, params.id);
    return undefined;
  });
}
