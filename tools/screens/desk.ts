import type { BasketItem, BasketQuote, OrderLimit } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import type { Settings } from '@toptan/contract/settings';
import type { EffectiveTerm } from '@toptan/contract/terms';
import { basketOf } from './basket.ts';
import { openList, pageHeading, type Scene, type Stage, submitDialog, unanswered } from './scene.ts';
import type { World } from './world.ts';

const drafts = 'GET /api/drafts';
export const oneDraft = 'GET /api/drafts/*';
const check = 'GET /api/basket/*/check';

export const inCatalog = ({ draft }: World) => `/catalog?for=${draft.id}`;
export const inBasket = ({ draft }: World) => `/basket?for=${draft.id}`;

export const changeDraft = ({ network }: Stage, change: Partial<Draft>) =>
  network.change<Draft>(oneDraft, draft => ({ ...draft, ...change }));

const least: OrderLimit = {
  code: 'too_small',
  unit: 'lira',
  limit: '50000.00',
  current: '49633.20',
  missing: '366.80',
  isFirstOrder: false,
  label: null,
  productIds: [],
};

const ruleOf = { manufacturerId: null, manufacturerName: null, groupName: null };

/** The rules behind them: of the shop for the product, and of everyone for the order. */
const owners = (termId: string): EffectiveTerm[] => [
  { ...ruleOf, termId, grain: 'product', field: 'min', value: '12', from: 'customer', ofProduct: true },
  { ...ruleOf, termId, grain: null, field: 'minLira', value: '50000.00', from: 'everyone', ofProduct: false },
];

/** The first line and the order as a whole do not keep a rule. */
async function againstRules({ network, world }: Stage) {
  await network.answer('GET /api/customers/*/terms', owners(world.noId));
  const rule = { grain: 'product', code: 'too_small', limit: 12, pieces: 8, below: null, above: 12 } as const;
  await network.change<BasketQuote>(check, ({ lines }) =>
    basketOf(
      lines.map((line, at): BasketItem => (at === 0 ? { ...line, problems: [rule] } : line)),
      [least],
    ),
  );
  await network.change<Settings>('GET /api/settings', settings => ({ ...settings, staffOrders: 'place' }));
}

const placeAnyway = async ({ page, t }: Stage) => {
  await page.getByRole('button', { name: t('desk:placeAnyway') }).click();
  await page.getByRole('dialog').waitFor();
};

const hidePrices = async ({ page, t }: Stage) => {
  await page.getByRole('button', { name: t('desk:hidePrices') }).click();
  await page.locator('[aria-pressed=true]').getByText(t('desk:pricesHidden')).waitFor({ state: 'attached' });
};

const openMenu = (stage: Stage) =>
  openList(stage, stage.page.locator('.order-banner-tools [aria-haspopup=menu]'));

const saved = (draft: Draft): Draft[] => [
  { ...draft, kind: 'saved', by: null, pricesChanged: 2 },
  { ...draft, id: '0190d3a0-0000-7000-8000-0000000000aa', kind: 'saved', by: null, pieces: 48 },
];
const withSaved = ({ network, world }: Stage) => network.answer(drafts, saved(world.draft));

/** Orders that staff take for shops, and baskets that a shop saves for later. */
export const deskScenes: Scene[] = [
  { name: 'desk', as: 'staff', path: '/basket' },
  {
    name: 'desk-none',
    as: 'staff',
    path: '/basket',
    before: ({ network }) => network.answer(drafts, []),
  },
  ...unanswered({ name: 'desk', as: 'staff', path: '/basket' }, drafts),
  {
    name: 'desk-search',
    as: 'staff',
    path: '/basket',
    act: async ({ page }) => {
      await page.getByRole('searchbox').fill('moda');
      await page.locator('.desk-shops .code').first().waitFor();
    },
  },
  {
    name: 'desk-search-nothing',
    as: 'staff',
    path: '/basket',
    act: async ({ page, t }) => {
      await page.getByRole('searchbox').fill('kuzey yıldızı');
      await page.getByText(t('desk:nothingFound')).waitFor();
    },
  },
  {
    name: 'desk-refused',
    as: 'staff',
    path: ({ customer }) => `/admin/order-for?customer=${customer.id}`,
    before: ({ network }) => network.fail('POST /api/drafts', 409, 'customer_inactive'),
  },
  { name: 'desk-catalog', as: 'staff', path: inCatalog },
  { name: 'desk-menu', as: 'staff', path: inCatalog, act: openMenu },
  { name: 'desk-prices-hidden', as: 'staff', path: inCatalog, act: hidePrices },
  { name: 'desk-basket-prices-hidden', as: 'staff', path: inBasket, act: hidePrices },
  {
    name: 'desk-discard',
    as: 'staff',
    path: inCatalog,
    act: async stage => {
      await openMenu(stage);
      await stage.page.getByRole('menuitem', { name: stage.t('desk:discard') }).click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'desk-deactivated',
    as: 'staff',
    path: inCatalog,
    before: stage => changeDraft(stage, { customer: { ...stage.world.draft.customer, isActive: false } }),
  },
  {
    name: 'desk-of-colleague',
    as: 'staff',
    path: inCatalog,
    before: stage => changeDraft(stage, { by: { id: stage.world.noId, name: 'Ayşe Demir' } }),
  },
  {
    name: 'desk-placed-by-colleague',
    as: 'staff',
    path: inCatalog,
    before: stage => changeDraft(stage, { order: stage.world.order }),
  },
  {
    name: 'desk-gone',
    as: 'staff',
    path: ({ noId }) => `/basket?for=${noId}`,
    breaks: true,
  },
  {
    name: 'desk-gone-for-shop',
    as: 'shop',
    path: ({ noId }) => `/catalog?for=${noId}`,
    breaks: true,
  },
  {
    name: 'desk-draft-loading',
    as: 'staff',
    path: inBasket,
    before: ({ network }) => network.hold(oneDraft),
    waitsFor: pageHeading,
  },
  { name: 'desk-draft-failed', as: 'staff', path: inBasket, before: ({ network }) => network.fail(oneDraft) },
  { name: 'desk-basket', as: 'staff', path: inBasket },
  { name: 'desk-basket-rules', as: 'staff', path: inBasket, before: againstRules },
  { name: 'desk-basket-orders', as: 'staff', path: world => `${inBasket(world)}&tab=history` },
  {
    name: 'desk-basket-empty',
    as: 'staff',
    path: inBasket,
    before: ({ network }) => network.answer(check, basketOf([])),
  },
  {
    name: 'desk-prepared-only',
    as: 'staff',
    path: inBasket,
    before: ({ network }) =>
      network.change<Settings>('GET /api/settings', settings => ({ ...settings, staffOrders: 'offer' })),
  },
  { name: 'desk-anyway', as: 'staff', path: inBasket, before: againstRules, act: placeAnyway },
  {
    name: 'desk-anyway-no-reason',
    as: 'staff',
    path: inBasket,
    before: againstRules,
    act: async stage => {
      await placeAnyway(stage);
      await submitDialog(stage);
    },
  },
  { name: 'desk-placed', as: 'staff', path: ({ order }) => `/basket?placed=${order.id}` },
  { name: 'basket-saved', as: 'shop', path: '/basket', before: withSaved },
  {
    name: 'basket-saved-alone',
    as: 'newcomer',
    path: '/basket',
    before: withSaved,
  },
  {
    name: 'basket-saved-remove',
    as: 'shop',
    path: '/basket',
    before: withSaved,
    act: ({ page, t }) =>
      page
        .getByRole('button', { name: t('basket:saved.remove') })
        .first()
        .click(),
  },
];
