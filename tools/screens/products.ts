import { markRows } from './admin-orders.ts';
import { answerQuestion, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const path = '/admin/catalog';
const list = 'GET /api/products';

const askToDelete = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('products:deleteSelected') }).click();

async function confirmDeletion(stage: Stage) {
  await askToDelete(stage);
  await answerQuestion(stage);
}

/** Catalogue management. */
export const productScenes: Scene[] = [
  { name: 'products', as: 'staff', path },
  { name: 'products-end', as: 'staff', path, act: scrollToEnd },
  {
    name: 'products-compact',
    as: 'staff',
    path,
    act: ({ page, t }) => page.getByRole('radio', { name: t('ui:compact') }).click(),
    only: 'desktop',
  },
  {
    name: 'products-1280',
    as: 'staff',
    path,
    act: ({ page }) => page.setViewportSize({ width: 1280, height: 800 }),
    only: 'desktop',
  },
  { name: 'products-filtered', as: 'staff', path: `${path}?category=SHOES&active=true` },
  { name: 'products-none-found', as: 'staff', path: `${path}?q=kayak+tulumu` },
  { name: 'products-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  ...unanswered({ name: 'products', as: 'staff', path }, list),
  { name: 'products-selected', as: 'staff', path, act: markRows },
  {
    name: 'products-delete',
    as: 'staff',
    path,
    act: async stage => {
      await markRows(stage);
      await askToDelete(stage);
    },
  },
  {
    name: 'products-deletion-refused',
    as: 'staff',
    path,
    before: ({ network }) => network.fail('DELETE /api/products/*', 409, 'product_in_order_history'),
    act: async stage => {
      await markRows(stage);
      await confirmDeletion(stage);
      await stage.page.getByRole('alertdialog', { name: stage.t('products:deleteFailedMany') }).waitFor();
    },
  },
  {
    name: 'product-deletion-refused',
    as: 'staff',
    path,
    before: ({ network }) =>
      network.answer('DELETE /api/products/*', { code: 'conflict', message: 'In order history' }, 409),
    act: async stage => {
      await markRows(stage, [0]);
      await confirmDeletion(stage);
      await stage.page.getByRole('button', { name: stage.t('products:deactivate') }).waitFor();
    },
  },
];
