import type { countProducts, Product } from '@toptan/contract/catalog/products';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { openList, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const products = 'GET /api/products';

type Counts = ResponseOf<typeof countProducts>;
const none = (counts: Record<string, number>) =>
  Object.fromEntries(Object.keys(counts).map(filter => [filter, 0]));

const addedColors = [
  { key: 'Burgundy', nameEn: 'Burgundy', nameTr: 'Bordo', nameAr: 'عنابي', hex: '#4b1f2c' },
  { key: 'Beige', nameEn: 'Beige', nameTr: 'Bej', nameAr: 'بيج', hex: '#e0d4bd' },
  { key: 'Assorted', nameEn: 'Assorted', nameTr: 'Karışık renk', nameAr: 'ألوان مشكّلة', hex: null },
].map((color, at) => ({ ...color, id: `01890a5d-0000-7000-8000-00000000020${at}`, isActive: true }));

const otherSizes = [
  ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
  ['36', '37', '38', '39', '40', '41'],
  ['STD'],
  ['30/32', '32/32', '34/34'],
];

/** Goods in sizes and colors that staff have added. */
export async function inOtherSizes({ network }: Stage) {
  const change = (product: Product, at = 0) => ({
    ...product,
    sizes: otherSizes[at % otherSizes.length],
    colors: ['Black', ...addedColors.map(({ key }) => key)],
  });
  await network.change('GET /api/colors', (colors: { key: string }[]) => [
    ...colors.filter(({ key }) => !addedColors.some(added => added.key === key)),
    ...addedColors,
  ]);
  await network.change(products, (all: Product[]) => all.map(change));
  await network.change(`${products}/*`, (product: Product) => change(product));
}

/** Opens a panel of sizes and colors by its button in the rail, or by its chip. */
const openPanel =
  (panel: 'title' | 'missing') =>
  async ({ page, t }: Stage) => {
    const button = page.getByRole('button', { name: t(`catalog:options.${panel}`) });
    await button.click();
    await page.getByRole('dialog').waitFor();
  };

/** The shop's catalogue. */
export const catalogScenes: Scene[] = [
  { name: 'catalog', as: 'shop', path: '/catalog' },
  { name: 'catalog-other-sizes', as: 'shop', path: '/catalog', before: inOtherSizes },
  {
    name: 'catalog-scrolled',
    as: 'shop',
    path: '/catalog',
    act: async ({ page }) => {
      await page.mouse.wheel(0, 2400);
      await page.waitForFunction(() => scrollY > 1500);
    },
  },
  {
    name: 'catalog-pointed',
    as: 'shop',
    path: '/catalog',
    act: ({ page }) => page.getByRole('article').nth(3).hover(),
    only: 'desktop',
  },
  { name: 'catalog-end', as: 'shop', path: '/catalog?category=WATCHES', act: scrollToEnd },
  { name: 'catalog-filtered', as: 'shop', path: '/catalog?gender=WOMEN&category=BAGS' },
  { name: 'catalog-new', as: 'shop', path: '/catalog?show=new' },
  { name: 'catalog-last', as: 'shop', path: '/catalog?show=last' },
  { name: 'catalog-in-packs', as: 'shop', path: '/catalog?show=packs' },
  {
    name: 'catalog-missing-sizes',
    as: 'shop',
    path: '/catalog?has=30&has=31',
    act: openPanel('missing'),
  },
  {
    name: 'catalog-options',
    as: 'shop',
    path: '/catalog?size=30&color=Black',
    act: openPanel('title'),
  },
  { name: 'catalog-chosen', as: 'shop', path: '/catalog?has=30&has=31&size=32&color=Black' },
  { name: 'catalog-chosen-none-found', as: 'shop', path: '/catalog?has=30&has=3XL&color=Black' },
  {
    name: 'catalog-options-loading',
    as: 'shop',
    path: '/catalog',
    before: ({ network }) => network.hold('GET /api/products/options'),
    act: openPanel('title'),
  },
  {
    name: 'catalog-options-failed',
    as: 'shop',
    path: '/catalog',
    before: ({ network }) => network.fail('GET /api/products/options'),
    act: openPanel('title'),
  },
  {
    name: 'catalog-genders',
    as: 'shop',
    path: '/catalog',
    act: stage => openList(stage, stage.page.locator('.catalog-gender')),
    only: 'phone',
  },
  { name: 'catalog-found', as: 'shop', path: '/catalog?q=keten' },
  { name: 'catalog-none-found', as: 'shop', path: '/catalog?q=kayak+tulumu' },
  {
    name: 'catalog-empty',
    as: 'shop',
    path: '/catalog',
    before: async ({ network }) => {
      await network.answer(products, []);
      await network.change<Counts>('GET /api/products/counts', ({ genders, categories }) => ({
        total: 0,
        all: 0,
        genders: none(genders),
        categories: none(categories),
        shown: { all: 0, new: 0, last: 0, packs: 0 },
      }));
    },
  },
  ...unanswered({ name: 'catalog', as: 'shop', path: '/catalog' }, products),
  {
    name: 'catalog-end-failed',
    as: 'shop',
    path: '/catalog',
    act: async stage => {
      await stage.network.fail(products);
      await scrollToEnd(stage);
      await stage.page.getByText(stage.t('catalog:moreFailed')).waitFor();
    },
  },
];
