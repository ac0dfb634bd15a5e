import type { BatchResult } from '@toptan/contract/batch-results';
import { markRows } from './admin-orders.ts';
import { openList, type Scene, type Stage, submitDialog } from './scene.ts';

const path = '/admin/catalog';

/** Opens the form of an action for four products. */
async function choose(stage: Stage, action: 'sizeSet' | 'pack' | 'rule' | 'fields' | 'prices') {
  const { page, t } = stage;
  await markRows(stage, [0, 1, 3, 4]);
  await openList(stage, page.getByRole('button', { name: t('bulk:change'), exact: true }));
  await page.getByRole('menuitem', { name: t(`bulk:${action}.menu`) }).click();
  await page.getByRole('dialog').waitFor();
}

const id = '0193d8c7-e800-72b7-ba77-897737f8cb31';
const message = '';

const results: BatchResult[] = [
  { productId: id.replace(/.$/, '1'), productName: 'Chino pantolon', state: 'done' },
  { productId: id.replace(/.$/, '2'), productName: 'Parlak şişme mont', state: 'done' },
  { productId: id.replace(/.$/, '3'), productName: 'Oxford gömlek', state: 'unchanged' },
  {
    productId: id.replace(/.$/, '4'),
    productName: 'Üç iplik sweatshirt',
    state: 'refused',
    error: {
      code: 'rules_conflict',
      message,
      fields: [{ path: 'min', code: 'too_big', message, limit: 10 }],
    },
  },
  {
    productId: id.replace(/.$/, '5'),
    productName: null,
    state: 'refused',
    error: { code: 'not_found', message },
  },
];

/** Changes of many products at once. */
export const productBulkScenes: Scene[] = [
  {
    name: 'products-bulk-menu',
    as: 'staff',
    path,
    act: async stage => {
      await markRows(stage, [0, 1]);
      await openList(stage, stage.page.getByRole('button', { name: stage.t('bulk:change'), exact: true }));
    },
  },
  { name: 'products-bulk-size-set', as: 'staff', path, act: stage => choose(stage, 'sizeSet') },
  { name: 'products-bulk-pack', as: 'staff', path, act: stage => choose(stage, 'pack') },
  { name: 'products-bulk-fields', as: 'staff', path, act: stage => choose(stage, 'fields') },
  {
    name: 'products-bulk-prices',
    as: 'staff',
    path,
    act: async stage => {
      await choose(stage, 'prices');
      await stage.page.getByLabel(stage.t('bulk:prices.percent')).fill('10');
    },
  },
  {
    name: 'products-bulk-rule-errors',
    as: 'staff',
    path,
    act: async stage => {
      await choose(stage, 'rule');
      await submitDialog(stage);
    },
    breaks: true,
  },
  {
    name: 'products-bulk-results',
    as: 'staff',
    path,
    before: ({ network }) => network.answer('POST /api/terms/batch', results),
    act: async stage => {
      await choose(stage, 'rule');
      await stage.page.getByLabel(stage.t('terms:fields.min')).fill('12');
      await submitDialog(stage);
      await stage.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
];
