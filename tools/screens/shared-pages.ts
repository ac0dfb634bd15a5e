import type { Color } from '@toptan/contract/catalog/sizing';
import { type PortalInfo, plainPortal } from '@toptan/contract/portal';
import type { Shared, StrangerProduct } from '@toptan/contract/sharing';
import { pageHeading, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';
import { wearing } from './settings.ts';

const goods = '/s/demo-selection';
const shared = 'GET /api/shared/*';
const list = 'GET /api/showcase';
const filters = 'GET /api/showcase/filters';

/** The wholesaler has a showcase and a number for messages. */
const portal: PortalInfo = { ...plainPortal, showcase: 'all', whatsapp: '+90 532 000 45 67' };

const change = (given: Partial<Shared>) => (stage: Stage) =>
  stage.network.change<Shared>(shared, answer => ({ ...answer, ...given }));

/** Chooses the first models to ask about. */
const choose = async ({ page }: Stage) => {
  for (const at of [0, 2]) await page.locator('.model-ask').nth(at).click();
  await page.locator('.model-ask[aria-pressed=true]').nth(1).waitFor();
};

const openModel = async ({ page }: Stage) => {
  await page.locator('.product-card-name button').first().click();
  await page.getByRole('dialog').waitFor();
};

const collections = [
  {
    id: '8f0e0c52-6d1b-4a3c-9f57-2a4c6f0b1d11',
    name: 'Kış Vitrini',
    translations: { en: 'Winter window', ar: 'واجهة الشتاء' },
  },
  {
    id: '8f0e0c52-6d1b-4a3c-9f57-2a4c6f0b1d12',
    name: 'Paket Fırsatları',
    translations: { en: 'Pack offers', ar: 'عروض السيريات' },
  },
];

/** The showcase with these goods. */
const withShowcase = async (stage: Stage, products: StrangerProduct[], colors: Color[]) => {
  await stage.network.answer(list, { products, next: null });
  await stage.network.answer(filters, { collections: products.length > 0 ? collections : [], colors });
  await wearing(portal)(stage);
};

/** The showcase shows the goods of a link. */
const showcase = async (stage: Stage) => {
  const answer = await stage.page.request.get('/api/shared/demo-selection');
  const { products, colors } = (await answer.json()) as Shared;
  await withShowcase(stage, products, colors);
};

const emptyShowcase = (stage: Stage) => withShowcase(stage, [], []);

/** The pages for people without an account: what a link opens, and the showcase. */
export const sharedPageScenes: Scene[] = [
  { name: 'shared-goods', as: 'visitor', path: goods },
  { name: 'shared-goods-end', as: 'visitor', path: goods, act: scrollToEnd },
  { name: 'shared-chosen', as: 'visitor', path: goods, act: choose },
  { name: 'shared-model', as: 'visitor', path: goods, act: openModel },
  { name: 'shared-prices', as: 'visitor', path: '/s/demo-prices' },
  { name: 'shared-prices-model', as: 'visitor', path: '/s/demo-prices', act: openModel },
  { name: 'shared-product', as: 'visitor', path: '/s/demo-product' },
  { name: 'shared-staff', as: 'staff', path: goods },
  {
    name: 'shared-staff-end',
    as: 'staff',
    path: goods,
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('share:endAction') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'shared-before-opening',
    as: 'visitor',
    path: goods,
    before: change({ ...collections[0], opensAt: '2030-11-29T07:00:00Z', products: [] }),
  },
  { name: 'shared-ended', as: 'visitor', path: '/s/demo-ended' },
  {
    name: 'shared-ended-showcase',
    as: 'visitor',
    path: '/s/demo-ended',
    before: wearing(portal),
    breaks: true,
  },
  ...unanswered({ name: 'shared', as: 'visitor', path: goods }, shared),
  { name: 'showcase', as: 'visitor', path: '/showcase', before: showcase },
  { name: 'showcase-end', as: 'visitor', path: '/showcase', before: showcase, act: scrollToEnd },
  { name: 'showcase-chosen', as: 'visitor', path: '/showcase', before: showcase, act: choose },
  { name: 'showcase-model', as: 'visitor', path: '/showcase', before: showcase, act: openModel },
  { name: 'showcase-empty', as: 'visitor', path: '/showcase', before: emptyShowcase },
  { name: 'showcase-nothing', as: 'visitor', path: '/showcase?gender=MEN', before: emptyShowcase },
  {
    name: 'showcase-loading',
    as: 'visitor',
    path: '/showcase',
    before: async stage => {
      await emptyShowcase(stage);
      await stage.network.hold(list);
    },
    waitsFor: pageHeading,
  },
  {
    name: 'showcase-failed',
    as: 'visitor',
    path: '/showcase',
    before: async stage => {
      await emptyShowcase(stage);
      await stage.network.fail(list);
    },
  },
  { name: 'showcase-login', as: 'visitor', path: '/login', before: wearing(portal) },
];
