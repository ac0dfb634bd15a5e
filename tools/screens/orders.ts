import type { ResponseOf } from '@toptan/contract/endpoint';
import type { AgainGoods, getOrderAgain } from '@toptan/contract/order-again';
import type { Order } from '@toptan/contract/orders';
import { openExport, openList, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const list = 'GET /api/orders';

/** The sheet comes with a part of the program that is loaded after the list. */
const untilOpen = ({ page }: Stage) =>
  page.getByRole('dialog').getByRole('heading', { name: /TPT-/ }).waitFor();

/** Gives the first orders of a list odd values: no customer, or a status outside the six. */
export const oddOrders =
  (odd: object) =>
  ({ network }: Stage) =>
    network.change<Order[]>(list, orders =>
      orders.map((order, index) => (index < 2 ? { ...order, ...odd } : order)),
    );

const ready = { status: 'ready' };

/** Gives the order whose details are open odd values. */
const oddOrder =
  (odd: object) =>
  async ({ network, world }: Stage) => {
    await network.change<Order[]>(list, orders => orders.filter(({ id }) => id !== world.order.id));
    await network.change<Order>(`GET /api/orders/${world.order.id}`, order => ({ ...order, ...odd }));
  };

type Again = ResponseOf<typeof getOrderAgain>;

/** Opens the details of an order, and what has changed since. */
const openAgain = async (stage: Stage) => {
  await untilOpen(stage);
  await stage.page.locator('.surface-foot .btn-primary').click();
  await stage.page.locator('.again-head').first().waitFor();
};

/** The same by staff, for the shop of the order. */
const openAgainForShop = async (stage: Stage) => {
  await untilOpen(stage);
  await stage.page.locator('.surface-foot button').click();
  await stage.page.locator('.again-head').first().waitFor();
};

const dearer = (goods: AgainGoods): AgainGoods => ({ ...goods, unitPrice: '99.90' });

const againstRule = (goods: AgainGoods): AgainGoods => ({
  ...goods,
  problems: [{ code: 'not_a_multiple', grain: 'cell', limit: 7, pieces: goods.pieces, below: 7, above: 14 }],
  offers: goods.offers.flatMap(offer => [14, 7].map(quantity => ({ ...offer, quantity, pieces: quantity }))),
});

const closed = (goods: AgainGoods): AgainGoods => ({
  ...goods,
  gone: 'closed',
  offers: goods.offers.flatMap(offer => ['White', 'Black'].map(color => ({ ...offer, color }))),
});

const unavailable = (goods: AgainGoods): AgainGoods => ({
  ...goods,
  gone: 'unavailable',
  offers: [],
  similar: ['Keten gömlek', 'Kolsuz, yakası işlemeli, uzun keten yelek'].map((name, at) => ({
    id: `${goods.productId.slice(0, -1)}${at}`,
    name,
    translations: {},
    price: '1250.00',
    imageUrl: goods.product.imageUrl,
  })),
});

/** Makes of the goods of the order what has become of them. */
const againAs =
  (answer: (goods: AgainGoods[]) => Pick<Again, 'same' | 'changed' | 'gone'>) =>
  ({ network, world }: Stage) =>
    network.change<Again>(`GET /api/orders/${world.order.id}/again`, ({ same, changed, gone, ...sums }) => ({
      ...sums,
      ...answer([...same, ...changed, ...gone]),
    }));

const someChanged = ([first, second, third, ...others]: AgainGoods[]) => ({
  same: others,
  changed: [first ? [dearer(first)] : [], second ? [againstRule(second)] : []].flat(),
  gone: third ? [closed(third), unavailable({ ...third, id: `${third.id}-gone` })] : [],
});

const allGone = (goods: AgainGoods[]) => ({ same: [], changed: [], gone: goods.map(unavailable) });

/** A shop's orders; for staff those of all shops. */
export const orderScenes: Scene[] = [
  { name: 'orders', as: 'shop', path: '/orders' },
  { name: 'orders-export', as: 'shop', path: '/orders', act: openExport },
  { name: 'orders-end', as: 'shop', path: '/orders', act: scrollToEnd },
  { name: 'orders-filtered', as: 'shop', path: '/orders?status=completed' },
  { name: 'orders-none-found', as: 'newcomer', path: '/orders?status=shipped' },
  { name: 'orders-empty', as: 'newcomer', path: '/orders' },
  ...unanswered({ name: 'orders', as: 'shop', path: '/orders' }, list),
  { name: 'orders-ready', as: 'shop', path: '/orders', before: oddOrders(ready) },
  { name: 'orders-staff', as: 'staff', path: '/orders' },
  {
    name: 'orders-staff-status',
    as: 'staff',
    path: '/orders',
    act: stage => openList(stage, stage.page.locator('.status-select').first()),
  },
  {
    name: 'orders-staff-without-customer',
    as: 'staff',
    path: '/orders',
    before: oddOrders({ customer: null }),
  },
  {
    name: 'order-details',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    act: untilOpen,
  },
  {
    name: 'order-details-end',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    act: async stage => {
      await untilOpen(stage);
      await scrollToEnd(stage);
    },
  },
  {
    name: 'order-details-cancelled',
    as: 'staff',
    path: ({ cancelledOrder }) => `/orders?order=${cancelledOrder.id}`,
    act: untilOpen,
  },
  {
    name: 'order-details-staff',
    as: 'staff',
    path: ({ order }) => `/orders?order=${order.id}`,
    act: untilOpen,
  },
  {
    name: 'order-details-without-customer',
    as: 'staff',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: oddOrder({ customer: null }),
    act: untilOpen,
  },
  {
    name: 'order-details-ready',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: oddOrder(ready),
    act: untilOpen,
  },
  {
    name: 'order-details-loading',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: async ({ network }) => {
      // The list behind would have it.
      for (const call of [list, 'GET /api/orders/*']) await network.hold(call);
    },
    waitsFor: '[role=dialog]',
  },
  {
    name: 'order-again',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    act: openAgain,
  },
  {
    name: 'order-again-changed',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: againAs(someChanged),
    act: openAgain,
  },
  {
    name: 'order-again-all-gone',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: againAs(allGone),
    act: openAgain,
  },
  {
    name: 'order-again-for-shop',
    as: 'staff',
    path: ({ order }) => `/admin/orders?order=${order.id}`,
    act: openAgainForShop,
  },
  { name: 'order-details-gone', as: 'shop', path: ({ noId }) => `/orders?order=${noId}` },
];
