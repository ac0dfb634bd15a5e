import {
  askToDelete,
  type Scene,
  scrollToEnd,
  seeDeletionRefused,
  submitDialog,
  unanswered,
} from './scene.ts';

const path = '/admin/customers';
const list = 'GET /api/customers';

/** Staff's list of shops, and their form. */
export const customerScenes: Scene[] = [
  { name: 'customers', as: 'staff', path },
  { name: 'customers-end', as: 'staff', path, act: scrollToEnd, only: 'phone' },
  { name: 'customers-inactive', as: 'staff', path: `${path}?active=false` },
  { name: 'customers-none-found', as: 'staff', path: `${path}?q=kuzey+yıldızı` },
  { name: 'customers-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  ...unanswered({ name: 'customers', as: 'staff', path }, list),
  { name: 'customer-new', as: 'staff', path: `${path}?edit=new` },
  { name: 'customer-new-errors', as: 'staff', path: `${path}?edit=new`, act: submitDialog },
  { name: 'customer-edit', as: 'staff', path: ({ customer }) => `${path}?edit=${customer.id}` },
  {
    name: 'customer-edit-end',
    as: 'staff',
    path: ({ customer }) => `${path}?edit=${customer.id}`,
    act: scrollToEnd,
  },
  {
    name: 'customer-saving',
    as: 'staff',
    path: ({ customer }) => `${path}?edit=${customer.id}`,
    before: ({ network }) => network.hold('PUT /api/customers/*'),
    act: async stage => {
      await stage.page.locator('input[name=customerShortName]').fill('Atlas');
      await submitDialog(stage);
    },
  },
  {
    name: 'customer-discard',
    as: 'staff',
    path: ({ customer }) => `${path}?edit=${customer.id}`,
    act: async ({ page }) => {
      await page.locator('input[name=customerShortName]').fill('Atlas');
      await page.locator('.surface-close').click();
    },
  },
  {
    name: 'customer-meanwhile',
    as: 'staff',
    path: ({ customer }) => `${path}?edit=${customer.id}`,
    before: ({ network }) =>
      network.answer(
        'PUT /api/customers/*',
        {
          code: 'changed_meanwhile',
          message: 'changed_meanwhile',
          fields: [
            {
              path: 'customerShortName',
              code: 'changed',
              message: 'changed',
              current: JSON.stringify('Atlas Moda'),
              by: 'selin',
            },
          ],
        },
        409,
      ),
    act: async stage => {
      await stage.page.locator('input[name=customerShortName]').fill('Atlas');
      await submitDialog(stage);
      await stage.page.getByText(stage.t('shell:form.meanwhile.title')).waitFor();
    },
  },
  { name: 'customer-gone', as: 'staff', path: ({ noId }) => `${path}?edit=${noId}` },
  { name: 'customer-delete', as: 'staff', path, act: askToDelete },
  {
    name: 'customer-deletion-refused',
    as: 'staff',
    path,
    before: ({ network }) => network.fail('DELETE /api/customers/*', 409, 'customer_has_orders'),
    act: stage => seeDeletionRefused(stage, stage.t('customers:deleteFailed')),
  },
];
