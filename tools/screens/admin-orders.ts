import type { Manufacturer } from '@toptan/contract/manufacturers';
import { oddOrders } from './orders.ts';
import {
  answerQuestion,
  openExport,
  openList,
  type Scene,
  type Stage,
  scrollToEnd,
  unanswered,
} from './scene.ts';

const path = '/admin/orders';
const list = 'GET /api/orders';

/** Marks some rows of the list that is on the screen. */
export async function markRows({ page }: Stage, rows = [0, 1, 3]): Promise<void> {
  const marks = page.locator('main').locator('tbody, .data-list').getByRole('checkbox');
  for (const index of rows) await marks.nth(index).click();
}

async function askToDelete(stage: Stage) {
  await markRows(stage);
  await stage.page.getByRole('button', { name: stage.t('adminOrders:deleteSelected') }).click();
}

/** Opens the dialog of a change of three orders. */
async function changeMarked(stage: Stage, wish: string) {
  const { page, t } = stage;
  await markRows(stage);
  await openList(stage, page.getByRole('button', { name: t('adminOrders:batch.change'), exact: true }));
  await page.getByRole('menuitem', { name: wish, exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Order management. */
export const adminOrderScenes: Scene[] = [
  { name: 'admin-orders', as: 'staff', path },
  { name: 'admin-orders-end', as: 'staff', path, act: scrollToEnd },
  {
    name: 'admin-orders-compact',
    as: 'staff',
    path,
    act: ({ page, t }) => page.getByRole('radio', { name: t('ui:compact') }).click(),
    only: 'desktop',
  },
  ...(['comfortable', 'compact'] as const).map(
    (density): Scene => ({
      name: `admin-orders-1280-${density}`,
      as: 'staff',
      path,
      act: async ({ page, t }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByRole('radio', { name: t(`ui:${density}`) }).click();
      },
      only: 'desktop',
    }),
  ),
  { name: 'admin-orders-ready', as: 'staff', path, before: oddOrders({ status: 'ready' }) },
  { name: 'admin-orders-without-customer', as: 'staff', path, before: oddOrders({ customer: null }) },
  { name: 'admin-orders-selected', as: 'staff', path, act: markRows },
  {
    name: 'admin-orders-export',
    as: 'staff',
    path,
    act: async stage => {
      await markRows(stage);
      await openExport(stage);
    },
  },
  { name: 'admin-orders-delete', as: 'staff', path, act: askToDelete },
  {
    name: 'admin-orders-deleting',
    as: 'staff',
    path,
    before: ({ network }) => network.hold('DELETE /api/orders/*'),
    act: async stage => {
      await askToDelete(stage);
      await answerQuestion(stage);
    },
  },
  {
    name: 'admin-orders-batch-status',
    as: 'staff',
    path,
    act: stage => changeMarked(stage, stage.t('words:orderStatus.shipped')),
  },
  {
    name: 'admin-orders-batch-manufacturer',
    as: 'staff',
    path,
    act: stage => changeMarked(stage, stage.t('adminOrders:assignTitle')),
  },
  {
    name: 'admin-orders-more-filters',
    as: 'staff',
    path,
    act: ({ page, t }) =>
      page.getByRole('button', { name: t('adminOrders:filters.title'), exact: true }).click(),
  },
  {
    name: 'admin-orders-filter',
    as: 'staff',
    path,
    act: ({ page, t }) => page.getByRole('combobox', { name: t('adminOrders:filter') }).click(),
  },
  {
    name: 'admin-orders-status',
    as: 'staff',
    path,
    act: ({ page }) => page.locator('.status-select').nth(1).click(),
  },
  {
    name: 'admin-orders-assign',
    as: 'staff',
    path: `${path}?status=pending`,
    act: ({ page }) => page.locator('.select-slot').first().click(),
  },
  {
    name: 'admin-orders-assign-many',
    as: 'staff',
    path: `${path}?status=pending`,
    before: ({ network }) =>
      network.change('GET /api/manufacturers', (rows: Manufacturer[]) =>
        Array.from({ length: 101 }, (_, at) => ({ ...rows[at % rows.length], id: String(at) })),
      ),
    act: ({ page }) => page.locator('.select-slot').first().click(),
  },
  {
    name: 'admin-orders-status-failed',
    as: 'staff',
    path,
    before: ({ network }) => network.fail('PUT /api/orders/*/status'),
    act: async ({ page, t }) => {
      await page.locator('.status-select').first().click();
      // A menu on a wide screen, a sheet on a phone.
      const choices = page.getByRole('option').or(page.getByRole('dialog').getByRole('button'));
      await choices.filter({ hasText: t('words:orderStatus.shipped') }).click();
      await page.getByText(t('words:error')).first().waitFor();
    },
  },
  {
    name: 'admin-orders-status-changed',
    as: 'staff',
    path,
    before: ({ network }) =>
      network.answer(
        'PUT /api/orders/*/status',
        {
          code: 'status_changed',
          message: 'status_changed',
          fields: [{ path: 'expectedStatus', code: 'invalid', message: 'changed', current: 'in_production' }],
        },
        409,
      ),
    act: async ({ page, t }) => {
      await page.locator('.status-select').first().click();
      const choices = page.getByRole('option').or(page.getByRole('dialog').getByRole('button'));
      await choices.filter({ hasText: t('words:orderStatus.shipped') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'admin-orders-details', as: 'staff', path: ({ order }) => `${path}?order=${order.id}` },
  {
    name: 'admin-orders-details-end',
    as: 'staff',
    path: ({ order }) => `${path}?order=${order.id}`,
    act: scrollToEnd,
  },
  { name: 'admin-orders-none-found', as: 'staff', path: `${path}?q=TPT-99` },
  { name: 'admin-orders-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  ...unanswered({ name: 'admin-orders', as: 'staff', path }, list),
];
