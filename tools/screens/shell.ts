import { openList, type Scene, type Stage } from './scene.ts';

/** A click waits for a sheet that is closing and for the program of the menu; a key that is pressed before them is lost. */
const openCommand = ({ page }: Stage) => page.locator('.command-button').click();

/** The frame around the features, and the pages without a feature. */
export const shellScenes: Scene[] = [
  {
    name: 'shell-starting',
    as: 'shop',
    path: '/',
    before: ({ network }) => network.hold('GET /api/auth/check'),
    waitsFor: '#root > *',
  },
  {
    name: 'shell-admin-panel',
    as: 'staff',
    path: '/',
    act: ({ page }) => page.locator('.admin-toggle').click(),
  },
  {
    name: 'command',
    as: 'staff',
    path: ({ order }) => `/admin/orders?order=${order.id}`,
    act: async stage => {
      const { page } = stage;
      await page.getByRole('dialog').getByRole('heading', { name: /TPT-/ }).waitFor();
      // The order is remembered a moment after it is drawn, which is sooner than a hand presses a key.
      await page.waitForFunction(() => Object.keys(localStorage).some(name => name.startsWith('lately-')));
      await page.keyboard.press('Escape');
      await openCommand(stage);
      await page.getByRole('option').filter({ hasText: 'TPT-' }).waitFor();
    },
  },
  {
    name: 'command-found',
    as: 'staff',
    path: '/admin/orders',
    act: async stage => {
      const { page } = stage;
      await openCommand(stage);
      await page.locator('.command input').fill('atlas');
      await page.getByRole('option').filter({ hasText: 'TPT-' }).first().waitFor();
    },
  },
  {
    name: 'shell-user-menu',
    as: 'shop',
    path: '/catalog',
    act: stage => openList(stage, stage.page.locator('.head-user')),
  },
  {
    name: 'shell-user-menu-staff',
    as: 'staff',
    path: '/admin/orders',
    act: stage => openList(stage, stage.page.locator('.head-user')),
  },
  {
    name: 'shell-language-menu',
    as: 'shop',
    path: '/',
    act: stage => openList(stage, stage.page.locator('header .head-button').last()),
  },
  {
    name: 'shell-language-menu-visitor',
    as: 'visitor',
    path: '/register',
    act: stage => openList(stage, stage.page.locator('header button').last()),
    only: 'phone',
  },
  {
    name: 'shell-skip-link',
    as: 'shop',
    path: '/orders',
    act: async ({ page }) => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.locator('.skip-link').focus();
    },
    only: 'desktop',
  },
  { name: 'shell-not-found', as: 'shop', path: '/no-such-page' },
  { name: 'shell-forbidden', as: 'shop', path: '/admin/orders' },
  {
    name: 'shell-failed-page',
    as: 'shop',
    path: '/orders',
    before: ({ page }) => page.route(/\/assets\/orders-screen-.*\.js$/, route => route.abort()),
    breaks: true,
  },
  {
    name: 'shell-offline',
    as: 'shop',
    path: '/catalog',
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await page.locator('.offline').waitFor();
    },
    breaks: true,
  },
  {
    name: 'shell-offline-orders',
    as: 'staff',
    path: '/admin/orders',
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await page.locator('.offline').waitFor();
    },
    breaks: true,
  },
];
