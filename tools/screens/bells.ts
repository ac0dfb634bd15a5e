import type { Bell, WaitingShops } from '@toptan/contract/bells';
import type { Product } from '@toptan/contract/catalog/products';
import { plainPortal } from '@toptan/contract/portal';
import type { Scene, Stage } from './scene.ts';
import { wearing } from './settings.ts';
import type { World } from './world.ts';

const variantId = (at: number) => `0193d8c7-e800-4b7e-8a77-8977${String(at).padStart(8, '0')}`;

/** The bell of a size of the product. */
const bellOf = (product: Product, at: number, size: number, isBack = false): Bell => ({
  variantId: variantId(at),
  size: product.sizes[size] ?? null,
  color: product.colors[0] ?? null,
  product,
  isBack,
});

/** Pieces by size, again and again. */
const left = [3, 0, 0, 2, 1];

/** The last pieces of a product: some sizes are sold out. */
const lastPieces = (product: Product): Product => ({
  ...product,
  supply: 'stock_only',
  sells: 'loose',
  packs: [],
  closedCells: [],
  stockPools: product.colors.flatMap((color, across) =>
    product.sizes.map((size, down) => ({ size, color, quantity: left[(across + down) % left.length] ?? 0 })),
  ),
});

/** A product of one size and color without pieces. */
const gone = (product: Product): Product => ({
  ...lastPieces(product),
  sizes: [],
  colors: [],
  sizeSetId: null,
  stockQuantity: 0,
  stockPools: [{ size: null, color: null, quantity: 0 }],
});

/** Called after the answers of the network are set: each later route comes before the earlier ones. */
const bellsOn = wearing({ ...plainPortal, noticesOn: ['back_in_stock:email'] });

/** A shop that is told of sizes by email. */
async function told(stage: Stage) {
  await stage.network.answer('GET /api/account/notices', {
    on: ['back_in_stock:email'],
    off: [],
    device: { key: null, isOn: false },
  });
  await bellsOn(stage);
}

async function waiting(stage: Stage) {
  const { network, world } = stage;
  await network.change<Product>(`GET /api/products/${world.product.id}`, lastPieces);
  await network.answer('GET /api/bells', [bellOf(world.product, 0, 1), bellOf(world.product, 1, 2)]);
  await bellsOn(stage);
}

const picker = ({ product }: World) => `/catalog?product=${product.id}`;

const shops = ['Lale Moda', 'Antep Vitrin', 'متجر الياسمين', 'Nar Butik', 'Kardelen Giyim', 'Defne Tekstil'];

/** Shops that wait, the most for the first size. */
const waitingShops = ({ sizes, colors }: Product): WaitingShops[] =>
  [6, 4, 1].map((count, at) => ({
    variantId: variantId(at),
    size: sizes[at] ?? null,
    color: colors[0] ?? null,
    customers: shops.slice(0, count).map((companyName, id) => ({ id: variantId(100 + id), companyName })),
  }));

const inSizes = async (stage: Stage) => {
  await stage.network.answer('GET /api/products/*/bells', waitingShops(stage.world.product));
  await bellsOn(stage);
};

const openSizes = ({ page, t }: Stage) => page.getByRole('tab', { name: t('products:tabs.sizes') }).click();

const edited = ({ product }: World) => `/admin/catalog?edit=${product.id}`;

/** Sizes that shops wait for. */
export const bellScenes: Scene[] = [
  {
    name: 'bells-picker',
    as: 'newcomer',
    path: picker,
    before: waiting,
    act: ({ page }) => page.locator('.quantity-toggle[aria-pressed="true"]').first().waitFor(),
  },
  {
    name: 'bells-stepper',
    as: 'newcomer',
    path: picker,
    before: async stage => {
      const { network, world } = stage;
      await network.change<Product>(`GET /api/products/${world.product.id}`, gone);
      await network.answer(`GET /api/products/${world.product.id}/variants`, [
        { id: variantId(0), size: null, color: null },
      ]);
      await network.answer('GET /api/bells', []);
      await bellsOn(stage);
    },
    act: ({ page }) => page.locator('.picker-body:last-child').waitFor(),
  },
  {
    name: 'bells-account',
    as: 'shop',
    path: '/account',
    before: async stage => {
      const { product } = stage.world;
      await stage.network.answer('GET /api/bells', [bellOf(product, 0, 1), bellOf(product, 1, 2, true)]);
      await told(stage);
    },
    act: ({ page }) => page.locator('.account-bell').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'bells-account-empty',
    as: 'newcomer',
    path: '/account',
    before: async stage => {
      await stage.network.answer('GET /api/bells', []);
      await told(stage);
    },
  },
  { name: 'bells-staff', as: 'staff', path: edited, before: inSizes, act: openSizes },
  {
    name: 'bells-staff-who',
    as: 'staff',
    path: edited,
    before: inSizes,
    act: async stage => {
      await openSizes(stage);
      await stage.page.getByRole('button', { name: stage.t('notices:bells.who') }).click();
    },
  },
];
