import { answerQuestion, type Scene, submitDialog, unanswered } from './scene.ts';

const path = '/admin/sizes';

/** The page of size sets and colors, and their forms. */
export const sizingScenes: Scene[] = [
  { name: 'sizing', as: 'staff', path },
  ...unanswered({ name: 'sizing', as: 'staff', path }, 'GET /api/size-sets'),
  { name: 'size-set-new', as: 'staff', path: `${path}?edit=new` },
  {
    name: 'size-set-new-errors',
    as: 'staff',
    path: `${path}?edit=new`,
    act: submitDialog,
  },
  { name: 'size-set-edit', as: 'staff', path: `${path}?edit=01890a5d-0000-7000-8000-000000000008` },
  {
    name: 'size-set-size-in-use',
    as: 'staff',
    path: `${path}?edit=01890a5d-0000-7000-8000-000000000001`,
    act: async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await dialog.locator('.sizes-field li').nth(4).getByRole('button').last().click();
      await dialog.locator('button[type=submit]').click();
      await dialog.locator('.field-error svg').first().waitFor();
    },
  },
  { name: 'color-new', as: 'staff', path: `${path}?edit=new-color` },
  { name: 'color-edit', as: 'staff', path: `${path}?edit=01890a5d-0000-7000-8000-000000000105` },
  {
    name: 'size-set-deletion-refused',
    as: 'staff',
    path,
    act: async ({ page, t }) => {
      await page.locator('.size-set-row').first().getByRole('button').last().click();
      await answerQuestion({ page });
      await page.getByRole('alertdialog', { name: t('sizing:deleteFailed') }).waitFor();
    },
  },
];
