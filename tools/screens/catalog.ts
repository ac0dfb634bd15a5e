import type { BasketItem } from '@toptan/contract/basket';
import type { countProducts, Product } from '@toptan/contract/catalog/products';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { lineTotal } from '@toptan/contract/money';
import { openList, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';
import type { World } from './world.ts';

const products = 'GET /api/products';

type Counts = ResponseOf<typeof countProducts>;
const none = (counts: Record<string, number>) =>
  Object.fromEntries(Object.keys(counts).map(filter => [filter, 0]));

/** A dozen in the basket, as the server answers. */
const lineOf = (product: Product): BasketItem => ({
  id: product.id,
  customerId: product.id,
  productId: product.id,
  quantity: 12,
  selectedSize: '30',
  selectedColor: product.colors[0] ?? null,
  createdAt: new Date().toISOString(),
  fromStock: 12,
  totalPrice: lineTotal(product.price, 12),
  product: { ...product, isAvailable: true },
});

/** A product of the demo with pictures of its first colour, of its second, and of all. */
const withPictures = (world: World) => (product: Product) => {
  const [first = null, second = null] = product.colors ?? [];
  const own = product.imageUrl ?? '';
  const others = [world.soldOut.imageUrl ?? own, world.sizeless.imageUrl ?? own];
  return 'pictures' in product
    ? {
        ...product,
        pictures: [
          { imageUrl: own, color: first },
          ...others.map(imageUrl => ({ imageUrl, color: second })),
          ...others.map(imageUrl => ({ imageUrl, color: null })),
        ],
      }
    : product;
};

/** The first colour of the product in the picker, in this size. */
async function choose({ page }: Stage, size: string) {
  const picker = page.locator('.picker');
  await picker.locator('.colour-choice').getByRole('radio').first().click();
  await picker.getByRole('radio', { name: new RegExp(`^${size}`) }).click();
}

/** The shop's catalogue and its picker. */
export const catalogScenes: Scene[] = [
  { name: 'catalog', as: 'shop', path: '/catalog' },
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
  { name: 'picker', as: 'shop', path: ({ product }) => `/catalog?product=${product.id}` },
  {
    name: 'picker-chosen',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    act: async stage => {
      await choose(stage, '34');
      await stage.page.locator('.picker').getByRole('spinbutton').fill('240');
    },
  },
  {
    name: 'picker-not-whole',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    act: ({ page }) => page.locator('.picker').getByRole('spinbutton').fill('1.5'),
  },
  {
    name: 'picker-all-sizes',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    act: async ({ page, t }) => {
      const picker = page.locator('.picker');
      await picker.getByRole('button', { name: t('catalog:allSizes') }).click();
      await picker.locator('.picker-packs button', { hasText: '12' }).click();
    },
  },
  {
    name: 'picker-end',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    act: scrollToEnd,
    only: 'phone',
  },
  {
    name: 'picker-size-missing',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    act: async ({ page, t }) => {
      // It looks disabled, and shows why when it is pressed nevertheless.
      await page.locator('.picker button[type=submit]').click({ force: true });
      await page.getByText(t('catalog:sizeRequired.title')).first().waitFor();
    },
  },
  {
    name: 'picker-adding',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network }) => network.hold('POST /api/basket'),
    act: async stage => {
      await choose(stage, '30');
      await stage.page.locator('.picker button[type=submit]').click();
    },
  },
  {
    name: 'picker-added',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world }) => network.answer('POST /api/basket', lineOf(world.product), 201),
    act: async stage => {
      await stage.network.answer('GET /api/basket', [lineOf(stage.world.product)]);
      await choose(stage, '30');
      await stage.page.locator('.picker button[type=submit]').click();
      await stage.page.getByText(stage.t('catalog:added')).first().waitFor();
    },
  },
  {
    name: 'picker-failed',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network }) => network.fail('POST /api/basket'),
    act: async stage => {
      await choose(stage, '30');
      await stage.page.locator('.picker button[type=submit]').click();
      await stage.page.getByText(stage.t('catalog:addFailed')).first().waitFor();
    },
  },
  {
    name: 'picker-pictures',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world }) => network.change('GET /api/products/*', withPictures(world)),
    act: async ({ page }) => {
      await page.locator('.picker-thumbs').waitFor();
      await page.locator('.picker .colour-choice').getByRole('radio').nth(1).click();
    },
  },
  {
    name: 'picker-zoomed',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world }) => network.change('GET /api/products/*', withPictures(world)),
    act: ({ page }) => page.locator('.picker-zoom').click(),
  },
  { name: 'picker-sizeless', as: 'shop', path: ({ sizeless }) => `/catalog?product=${sizeless.id}` },
  { name: 'picker-sold-out', as: 'shop', path: ({ soldOut }) => `/catalog?product=${soldOut.id}` },
  { name: 'picker-gone', as: 'shop', path: ({ noId }) => `/catalog?product=${noId}` },
  {
    name: 'picker-loading',
    as: 'shop',
    path: ({ product }) => `/catalog?category=WATCHES&product=${product.id}`,
    before: ({ network }) => network.hold('GET /api/products/*'),
    waitsFor: '.picker',
  },
];
