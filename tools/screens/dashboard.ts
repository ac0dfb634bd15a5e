import { pageHeading, type Scene, scrollToEnd } from './scene.ts';

/** The first screen of a shop, of a new shop, and of staff. */
export const dashboardScenes: Scene[] = [
  { name: 'dashboard', as: 'shop', path: '/' },
  { name: 'dashboard-end', as: 'shop', path: '/', act: scrollToEnd, only: 'phone' },
  { name: 'dashboard-empty', as: 'newcomer', path: '/' },
  {
    name: 'dashboard-loading',
    as: 'shop',
    path: '/',
    before: async ({ network }) => {
      for (const call of ['stats', 'orders', 'basket']) await network.hold(`GET /api/${call}`);
    },
    waitsFor: pageHeading,
  },
  {
    name: 'dashboard-failed',
    as: 'shop',
    path: '/',
    before: async ({ network }) => {
      for (const call of ['stats', 'orders', 'basket']) await network.fail(`GET /api/${call}`);
    },
  },
  { name: 'dashboard-staff', as: 'staff', path: '/' },
  { name: 'dashboard-staff-end', as: 'staff', path: '/', act: scrollToEnd },
  {
    name: 'dashboard-staff-failed',
    as: 'staff',
    path: '/',
    before: async ({ network }) => {
      for (const call of ['stats', 'stats/monthly', 'orders']) await network.fail(`GET /api/${call}`);
    },
    act: scrollToEnd,
  },
];
