import type { Customer } from '@toptan/contract/customers';
import type { ShareLink } from '@toptan/contract/sharing';
import { markRows } from './admin-orders.ts';
import { type Scene, type Stage, unanswered } from './scene.ts';

const products = '/admin/catalog';
const path = '/admin/links';
const making = 'POST /api/share-links';
const list = 'GET /api/share-links';

/** Shares four products; without a wait where no link comes. */
async function shareFour(stage: Stage) {
  await markRows(stage, [0, 1, 3, 4]);
  await stage.page.getByRole('button', { name: stage.t('share:share'), exact: true }).click();
  await stage.page.getByRole('dialog').waitFor();
}

const messageThere = ({ page, t }: Stage) =>
  page.getByRole('textbox', { name: t('share:message') }).waitFor();

async function chooseShop(stage: Stage) {
  const { page, t } = stage;
  await shareFour(stage);
  await messageThere(stage);
  await page.getByRole('combobox', { name: t('share:for') }).click();
  await page.getByRole('option').nth(2).click();
  await page.getByRole('radio', { name: t('share:withoutPrices') }).waitFor();
}

/** Without the links that other scenes have made. */
const opened = ({ network }: Stage) =>
  network.change<ShareLink[]>(list, links => links.filter(link => link.opened > 0));

/** Sharing by link, and the links that were shared. */
export const sharingScenes: Scene[] = [
  {
    name: 'share-selection',
    as: 'staff',
    path: products,
    act: async stage => {
      await shareFour(stage);
      await messageThere(stage);
    },
  },
  {
    name: 'share-product',
    as: 'staff',
    path: world => `/catalog?product=${world.product.id}`,
    act: async stage => {
      await stage.page.locator('.picker-share').click();
      await messageThere(stage);
    },
  },
  {
    name: 'share-prices',
    as: 'staff',
    path: products,
    act: async stage => {
      await chooseShop(stage);
      const prices = stage.page.getByRole('radiogroup', { name: stage.t('share:prices') });
      await prices.getByRole('radio').last().click();
      await stage.page.locator('p[data-prices]').waitFor();
    },
  },
  {
    name: 'share-country',
    as: 'staff',
    path: products,
    before: ({ network }) =>
      network.change<Customer[]>('GET /api/customers', shops =>
        shops.map(shop => ({ ...shop, ownerMobile: '0532 000 30 03' })),
      ),
    act: async stage => {
      await chooseShop(stage);
      await stage.page.getByText(stage.t('share:country')).waitFor();
    },
  },
  {
    name: 'share-making',
    as: 'staff',
    path: products,
    before: ({ network }) => network.hold(making),
    act: shareFour,
  },
  {
    name: 'share-failed',
    as: 'staff',
    path: products,
    before: ({ network }) => network.fail(making),
    act: async stage => {
      await shareFour(stage);
      await stage.page.getByText(stage.t('share:failed')).waitFor();
    },
    breaks: true,
  },
  {
    name: 'share-offline',
    as: 'staff',
    path: products,
    act: async stage => {
      await markRows(stage, [0, 1, 3, 4]);
      await stage.page.waitForLoadState('networkidle');
      await stage.page.context().setOffline(true);
      await stage.page.getByRole('button', { name: stage.t('share:share'), exact: true }).click();
      await stage.page.getByText(stage.t('share:offlineText')).waitFor();
    },
    breaks: true,
  },
  { name: 'links', as: 'staff', path, before: opened },
  ...unanswered({ name: 'links', as: 'staff', path }, list),
  { name: 'links-ended', as: 'staff', path: `${path}?state=ended` },
  { name: 'links-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  {
    name: 'links-of-collection',
    as: 'staff',
    path: world => `${path}?collection=${world.collection.id}`,
  },
  {
    name: 'links-end',
    as: 'staff',
    path,
    before: opened,
    act: async ({ page, t }) => {
      await page
        .locator('main')
        .getByRole('button')
        .filter({ hasText: t('share:end') })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
