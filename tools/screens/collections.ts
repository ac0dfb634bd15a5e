import { type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const path = '/admin/collections';
const list = 'GET /api/collections';

const editor = ({ page }: Stage) => page.locator('.collection-tile').first().waitFor();

/** Collections, for staff and for shops. */
export const collectionScenes: Scene[] = [
  { name: 'collections', as: 'staff', path },
  ...unanswered({ name: 'collections', as: 'staff', path }, list),
  { name: 'collections-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  { name: 'collection', as: 'staff', path: world => `${path}?edit=${world.collection.id}`, act: editor },
  {
    name: 'collection-early',
    as: 'staff',
    path: world => `${path}?edit=${world.waitingCollection.id}`,
    act: editor,
  },
  {
    name: 'collection-end',
    as: 'staff',
    path: world => `${path}?edit=${world.collection.id}`,
    act: async stage => {
      await editor(stage);
      await scrollToEnd(stage);
    },
  },
  { name: 'collection-new', as: 'staff', path: `${path}?edit=new` },
  {
    name: 'collection-wrong',
    as: 'staff',
    path: `${path}?edit=new`,
    act: async ({ page, t }) => {
      await page.getByRole('radio', { name: t('collections:from'), exact: true }).click();
      await page.locator('form button[type=submit]').click();
      await page.locator('.field-error svg').first().waitFor();
    },
  },
  {
    name: 'collection-meanwhile',
    as: 'staff',
    path: world => `${path}?edit=${world.collection.id}`,
    before: ({ network }) => {
      const change = { code: 'changed', message: '', by: 'selin' };
      const fields = [
        { ...change, path: 'startsAt', current: '"2026-12-04T07:00:00.000Z"' },
        { ...change, path: 'productIds', current: '[]' },
      ];
      return network.answer(
        'PUT /api/collections/*',
        { code: 'changed_meanwhile', message: '', fields },
        409,
      );
    },
    act: async stage => {
      await editor(stage);
      await stage.page.locator('input[name=name]').fill('Cuma');
      await stage.page.locator('form.collection-edit button[type=submit]').click();
      await stage.page.getByText(stage.t('shell:form.meanwhile.title')).waitFor();
    },
  },
  {
    name: 'collection-delete',
    as: 'staff',
    path: world => `${path}?edit=${world.collection.id}`,
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('collections:delete') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'collection-catalog', as: 'shop', path: world => `/catalog?collection=${world.collection.id}` },
  {
    name: 'collection-over',
    as: 'shop',
    path: world => `/catalog?collection=${world.noId}`,
    act: ({ page, t }) => page.getByText(t('collection:over')).waitFor(),
    breaks: true,
  },
];
