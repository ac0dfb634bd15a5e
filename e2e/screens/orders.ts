import { type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const list = 'GET /api/orders';

/** The sheet comes with a part of the program that is loaded after the list. */
const untilOpen = ({ page }: Stage) =>
  page.getByRole('dialog').getByRole('heading', { name: /TPT-/ }).waitFor();

/** A shop's orders; for staff those of all shops. */
export const orderScenes: Scene[] = [
  { name: 'orders', as: 'shop', path: '/orders' },
  { name: 'orders-end', as: 'shop', path: '/orders', act: scrollToEnd },
  { name: 'orders-filtered', as: 'shop', path: '/orders?status=completed' },
  { name: 'orders-none-found', as: 'newcomer', path: '/orders?status=shipped' },
  { name: 'orders-empty', as: 'newcomer', path: '/orders' },
  ...unanswered({ name: 'orders', as: 'shop', path: '/orders' }, list),
  { name: 'orders-staff', as: 'staff', path: '/orders' },
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
    name: 'order-details-loading',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: async ({ network }) => {
      // The list behind would have it.
      for (const call of [list, 'GET /api/orders/*']) await network.hold(call);
    },
    waitsFor: '[role=dialog]',
  },
  { name: 'order-details-gone', as: 'shop', path: ({ noId }) => `/orders?order=${noId}` },
  {
    name: 'order-print',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    // The width of A4 at 96 dots per inch.
    act: async ({ page }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
    },
    only: 'desktop',
  },
];
