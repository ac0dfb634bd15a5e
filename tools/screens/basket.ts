import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { pageHeading, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';
import type { World } from './world.ts';

const basket = 'GET /api/basket';

const confirm = ({ page }: Stage) => page.locator('.basket-summary .btn-primary').click();

const placed = ({ order }: World) => `/basket?placed=${order.id}`;

/** The order has only just come, and the basket is empty. */
async function afterwards({ network }: Stage) {
  await network.answer(basket, []);
  await network.change<Order>('GET /api/orders/*', order => ({ ...order, status: 'pending' }));
}

/** The basket, and what follows when it is ordered. */
export const basketScenes: Scene[] = [
  { name: 'basket', as: 'shop', path: '/basket' },
  {
    name: 'basket-badge',
    as: 'shop',
    path: '/catalog',
    before: ({ network }) =>
      network.change<BasketItem[]>(basket, items => items.map(item => ({ ...item, quantity: 999 }))),
  },
  { name: 'basket-end', as: 'shop', path: '/basket', act: scrollToEnd },
  {
    name: 'basket-short',
    as: 'shop',
    path: '/basket',
    before: ({ network }) => network.change<BasketItem[]>(basket, items => items.slice(0, 1)),
  },
  { name: 'basket-history', as: 'shop', path: '/basket?tab=history' },
  { name: 'basket-empty', as: 'newcomer', path: '/basket' },
  { name: 'basket-history-empty', as: 'newcomer', path: '/basket?tab=history' },
  { name: 'basket-of-nobody', as: 'staff', path: '/basket' },
  ...unanswered({ name: 'basket', as: 'shop', path: '/basket' }, basket),
  {
    name: 'basket-not-whole',
    as: 'shop',
    path: '/basket',
    act: ({ page }) => page.getByRole('spinbutton').first().fill('1.5'),
  },
  {
    name: 'basket-unavailable',
    as: 'shop',
    path: '/basket',
    before: ({ network }) =>
      network.change<BasketItem[]>(basket, items =>
        items.map((item, index) =>
          index === 0 ? { ...item, product: { ...item.product, isAvailable: false } } : item,
        ),
      ),
  },
  {
    name: 'basket-removed',
    as: 'shop',
    path: '/basket',
    act: async ({ page, t, network }) => {
      await network.answer('DELETE /api/basket/*', undefined, 204);
      await network.change<BasketItem[]>(basket, items => items.slice(0, -1));
      await page.locator('.basket-line button').last().click();
      await page.getByText(t('basket:removed')).first().waitFor();
    },
  },
  {
    name: 'basket-confirming',
    as: 'shop',
    path: '/basket',
    before: ({ network }) => network.hold('POST /api/orders'),
    act: confirm,
  },
  {
    name: 'basket-refused',
    as: 'shop',
    path: '/basket',
    before: ({ network }) => network.fail('POST /api/orders'),
    act: async stage => {
      await confirm(stage);
      await stage.page.getByText(stage.t('basket:placeFailed')).first().waitFor();
    },
  },
  { name: 'placed', as: 'shop', path: placed, before: afterwards },
  { name: 'placed-end', as: 'shop', path: placed, before: afterwards, act: scrollToEnd },
  {
    name: 'placed-loading',
    as: 'shop',
    path: placed,
    before: async stage => {
      await afterwards(stage);
      await stage.network.hold('GET /api/orders/*');
    },
    waitsFor: pageHeading,
  },
  {
    name: 'placed-failed',
    as: 'shop',
    path: placed,
    before: ({ network }) => network.fail('GET /api/orders/*'),
  },
  { name: 'placed-gone', as: 'shop', path: ({ noId }) => `/basket?placed=${noId}` },
];
