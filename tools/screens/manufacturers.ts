import type { Manufacturer } from '@toptan/contract/manufacturers';
import {
  askToDelete,
  type Scene,
  scrollToEnd,
  seeDeletionRefused,
  submitDialog,
  unanswered,
} from './scene.ts';

const path = '/admin/manufacturers';
const list = 'GET /api/manufacturers';

/** Staff's list of manufacturers, and their form. */
export const manufacturerScenes: Scene[] = [
  { name: 'manufacturers', as: 'staff', path },
  { name: 'manufacturers-none-found', as: 'staff', path: `${path}?q=kuzey+yıldızı` },
  { name: 'manufacturers-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  ...unanswered({ name: 'manufacturers', as: 'staff', path }, list),
  { name: 'manufacturer-new', as: 'staff', path: `${path}?edit=new` },
  {
    name: 'manufacturer-new-errors',
    as: 'staff',
    path: `${path}?edit=new`,
    act: submitDialog,
  },
  { name: 'manufacturer-edit', as: 'staff', path: ({ manufacturer }) => `${path}?edit=${manufacturer.id}` },
  {
    name: 'manufacturer-edit-end',
    as: 'staff',
    path: ({ manufacturer }) => `${path}?edit=${manufacturer.id}`,
    act: scrollToEnd,
  },
  {
    name: 'manufacturer-edit-words',
    as: 'staff',
    path: ({ manufacturer }) => `${path}?edit=${manufacturer.id}`,
    before: async ({ network }) => {
      const inWords = (row: Manufacturer) => ({ ...row, leadTime: '2-3 hafta' });
      await network.change(list, (rows: Manufacturer[]) => rows.map(inWords));
      await network.change(`${list}/*`, inWords);
    },
    act: async ({ page, t }) => {
      await page.getByLabel(t('manufacturers:leadTime.to')).fill('1.5');
      await submitDialog({ page });
    },
  },
  { name: 'manufacturer-delete', as: 'staff', path, act: askToDelete },
  {
    name: 'manufacturer-deletion-refused',
    as: 'staff',
    path,
    before: ({ network }) => network.fail('DELETE /api/manufacturers/*', 409, 'manufacturer_in_use'),
    act: stage => seeDeletionRefused(stage, stage.t('manufacturers:deleteFailed')),
  },
];
