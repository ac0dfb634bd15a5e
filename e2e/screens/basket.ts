import type { BasketItem } from '@toptan/contract/basket';
import { pageHeading, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const basket = 'GET /api/basket';

const confirm = ({ page }: Stage) => page.locator('.basket-summary .btn-primary').click();

/** The basket, and what follows when it is ordered. */
export const basketScenes: Scene[] = [
  { name: 'basket', as: 'shop', path: '/basket' },
  { name: 'basket-end', as: 'shop', path: '/basket', act: scrollToEnd },
  { name: 'basket-history', as: 'shop', path: '/basket?tab=history' },
  { name: 'basket-empty', as: 'newcomer', path: '/basket' },
  { name: 'basket-history-empty', as: 'newcomer', path: '/basket?tab=history' },
  { name: 'basket-of-nobody', as: 'staff', path: '/basket' },
  ...unanswered({ name: 'basket', as: 'shop', path: '/basket' }, basket),
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
  { name: 'placed', as: 'shop', path: ({ order }) => `/basket?placed=${order.id}` },
  { name: 'placed-end', as: 'shop', path: ({ order }) => `/basket?placed=${order.id}`, act: scrollToEnd },
  {
    name: 'placed-loading',
    as: 'shop',
    path: ({ order }) => `/basket?placed=${order.id}`,
    before: ({ network }) => network.hold('GET /api/orders/*'),
    waitsFor: pageHeading,
  },
  { name: 'placed-gone', as: 'shop', path: ({ noId }) => `/basket?placed=${noId}` },
];
