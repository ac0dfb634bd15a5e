import { plainPortal } from '@toptan/contract/portal';
import type { Scene, Stage } from './scene.ts';
import { wearing } from './settings.ts';

const mailing = { ...plainPortal, isMailSet: true };

const login = async ({ page }: Stage, password: string) => {
  await page.locator('input[name=username]').fill('atlas');
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
};

const choosePassword = async ({ page }: Stage, password: string, repeat: string) => {
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=repeat]').fill(repeat);
};

const toCode = async (stage: Stage) => {
  await login(stage, 'toptan-shop');
  await stage.page.locator('input[name=code]').waitFor();
};

const noticed = ({ page }: Stage) => page.locator('.offline').waitFor();

/** Login, a forgotten password, and the page behind the one-time link. */
export const signInScenes: Scene[] = [
  {
    name: 'login-code',
    as: 'visitor',
    path: '/login',
    before: ({ network }) => network.fail('POST /api/auth/login', 401, 'second_factor_required'),
    act: toCode,
  },
  { name: 'forgot-password', as: 'visitor', path: '/forgot-password', before: wearing(mailing) },
  { name: 'forgot-password-by-hand', as: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    path: '/forgot-password',
    before: async stage => {
      await wearing(mailing)(stage);
      await stage.network.answer('POST /api/auth/forgot-password', undefined, 202);
    },
    act: async ({ page }) => {
      await page.locator('input[name=username]').fill('atlas');
      await page.locator('button[type=submit]').click();
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'login', as: 'visitor', path: '/login' },
  {
    name: 'login-errors',
    as: 'visitor',
    path: '/login',
    act: ({ page }) => page.locator('button[type=submit]').click(),
  },
  {
    name: 'login-busy',
    as: 'visitor',
    path: '/login',
    before: ({ network }) => network.hold('POST /api/auth/login'),
    act: stage => login(stage, 'toptan-shop'),
  },
  {
    name: 'login-refused',
    as: 'visitor',
    path: '/login',
    before: ({ network }) => network.fail('POST /api/auth/login', 401, 'invalid_credentials'),
    act: async stage => {
      await login(stage, 'toptan-shop-2');
      await stage.page.getByText(stage.t('errors:code.invalid_credentials')).first().waitFor();
    },
  },
  {
    name: 'login-unreachable',
    as: 'visitor',
    path: '/login',
    before: ({ network }) => network.cut('GET /api/auth/check'),
    act: noticed,
    breaks: true,
  },
  {
    name: 'login-check-failed',
    as: 'visitor',
    path: '/login',
    before: ({ network }) => network.fail('GET /api/auth/check'),
    act: noticed,
  },
  {
    name: 'login-restarting',
    as: 'visitor',
    path: '/login',
    before: ({ network }) => network.fail('GET /api/auth/check', 503, 'unavailable'),
    act: noticed,
  },
  {
    name: 'login-session-ended',
    as: 'shop',
    path: '/orders',
    before: ({ network }) => network.fail('GET /api/orders', 401, 'not_signed_in'),
  },
  {
    name: 'set-password',
    as: 'visitor',
    path: ({ passwordToken }) => `/set-password#${passwordToken}`,
  },
  {
    name: 'set-password-typed',
    as: 'visitor',
    path: ({ passwordToken }) => `/set-password#${passwordToken}`,
    act: stage => choosePassword(stage, 'mavi kapı 7 zeytin', 'mavi kapı 7 zeytin'),
  },
  {
    name: 'set-password-errors',
    as: 'visitor',
    path: ({ passwordToken }) => `/set-password#${passwordToken}`,
    act: async stage => {
      await choosePassword(stage, 'kapı', 'mavi');
      await stage.page.locator('button[type=submit]').click();
    },
  },
  { name: 'set-password-expired', as: 'visitor', path: '/set-password#spent' },
  {
    name: 'set-password-checking',
    as: 'visitor',
    path: ({ passwordToken }) => `/set-password#${passwordToken}`,
    before: ({ network }) => network.hold('POST /api/auth/password-link'),
    waitsFor: '[aria-busy=true]:not(.loading-screen)',
  },
  {
    name: 'set-password-failed',
    as: 'visitor',
    path: ({ passwordToken }) => `/set-password#${passwordToken}`,
    before: ({ network }) => network.fail('POST /api/auth/password-link'),
  },
];
