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
import type { FastifyInstance } from 'fastify';
import { type Basket, basketOf } from '../basket/basket.ts';
import type { Deps } from '../deps.ts';
import { type Call, handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import type { Outbox } from '../mail/outbox.ts';
import { orNotFound } from '../refusal.ts';
import { type OwnViewer, ownViewerOf, stockViewOf } from '../viewer.ts';
import { orderAgain } from './again/again.ts';
import { joinOrders, previewJoin } from './joining/commands.ts';
import { changeLines, checkLines } from './lines/commands.ts';
import { mayChange } from './may.ts';
import { countOrders, listOrderPage } from './order-list.ts';
import { orderMailOf } from './order-mail.ts';
import { placeFromBasket } from './placing/commands.ts';
import { findOrder } from './queries.ts';
import { askFor, decide, withdraw } from './requests/commands.ts';
import { assign, assignToOrders, changeStatus, changeStatuses, deleteOrder } from './statuses/commands.ts';
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
  /** Who makes or changes an order, the key of the call, and the means of telling the shop. */
  const by = ({
    principal: { userId, settings },
    viewer,
    call,
    request,
  }: Pick<Call<typeof placeOrder>, 'principal' | 'viewer' | 'call' | 'request'>) => ({
    userId,
    settings,
    viewer,
    call,
    mail: orderMailOf(outbox, settings, {
      origin: publicOrigin(request, config),
      // Staff order in their own language, not in that of the shop.
      language: viewer.kind === 'shop' ? request.headers['accept-language'] : undefined,
    }),
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

  handle(app, getOrderAgain, async ({ principal: { settings }, viewer, params, query: { draftId } }) =>
    orNotFound(await orderAgain(db, viewer, params.id, draftId ? { id: draftId, settings } : undefined)),
  );

  handle(app, placeOrder, async made => {
    const { viewer, body } = made;
    const named = basketOf(viewer, body);
    // A shop orders what is offered to it; a basket that it has saved it puts into its own first.
    const basket: Basket = named.kind === 'saved' ? { ...named, kind: 'offered' } : named;
    const { settings, ...placing } = by(made);
    const order = await placeFromBasket(db, made.actor, { ...placing, basket, wanted: body });
    return orderInView(order, viewer, mayChange(viewer, settings, order.status));
  });

  handle(app, changeOrderLines, made =>
    changeLines(db, made.actor, { ...by(made), ...made.params, wanted: made.body }),
  );

  handle(app, checkOrderLines, ({ principal: { settings }, viewer, params, body }) =>
    checkLines(db, { ...params, viewer, settings, wanted: body }),
  );

  handle(app, askForChange, made =>
    askFor(db, made.actor, { ...by(made), ...made.params, wanted: made.body }),
  );

  handle(app, decideChangeRequest, made =>
    decide(db, made.actor, { ...by(made), ...made.params, wanted: made.body }),
  );

  handle(app, withdrawChangeRequest, made => withdraw(db, made.actor, { ...by(made), ...made.params }));

  handle(app, previewJoinCall, ({ principal: { settings }, viewer, params }) =>
    previewJoin(db, { ...params, viewer, settings }),
  );

  handle(app, joinOrdersCall, made =>
    joinOrders(db, made.actor, { ...by(made), ...made.params, wanted: made.body }),
  );

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

  handle(app, deleteOrderCall, ({ viewer, params, actor }) => deleteOrder(db, actor, viewer, params.id));
}
