import { lineTotal } from '@toptan/contract/amounts';
import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { SizeSet } from '@toptan/contract/catalog/sizing';
import { basket, basketOf } from './basket.ts';
import { inOtherSizes } from './catalog.ts';
import type { Scene, Stage } from './scene.ts';
import type { World } from './world.ts';

/** A dozen in the basket, as the server answers. */
const lineOf = (product: Product): BasketItem => ({
  id: product.id,
  customerId: product.id,
  productId: product.id,
  quantity: 12,
  selectedSize: '30',
  selectedColor: product.colors[0] ?? null,
  basketPackId: null,
  packId: null,
  packs: null,
  pack: null,
  createdAt: new Date().toISOString(),
  fromStock: 12,
  totalPrice: lineTotal(product.price, 12),
  product: { ...product, isAvailable: true },
});

/** A product of the demo with pictures of its first color, of its second, and of all. */
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

/** Types pieces into a cell of the matrix, in the order of its rows and columns. */
async function type({ page }: Stage, at: number, text: string) {
  const cell = page.locator('.picker .quantity-cell:not([data-fill]) > input').nth(at);
  await cell.click();
  await cell.fill(text);
}

const designedSizes = ['28', '29', '30', '31', '32', '33', '34', '35', '36'];
const designedColors = ['Yellow', 'Blue', 'Black', 'Green'];

/** Stock by size and color, a closed cell, and the lines of the basket, as in the design. */
const asDesigned = async ({ network, world }: Pick<Stage, 'network' | 'world'>) => {
  const stock = [
    [0, 12, 18, 24, 22, 16, 14, 8, 6],
    [0, 10, 18, 7, 26, 20, 12, 9, 4],
    [8, 16, 24, 26, 9, 22, 18, 10, 0],
    [6, 9, 14, 18, 20, 12, 8, 0, 0],
  ];
  const stockPools = designedColors.flatMap((color, row) =>
    designedSizes.map((size, column) => ({ size, color, quantity: stock[row]?.[column] ?? 0 })),
  );
  const closedCells = [
    ['28', 'Yellow'],
    ['35', 'Green'],
    ['36', 'Green'],
  ];
  await network.answer(`GET /api/products/${world.product.id}`, {
    ...world.product,
    sizes: designedSizes,
    colors: designedColors,
    stockPools,
    stockQuantity: 450,
    closedCells,
  });
};

/** Lines of the product in the basket, as the design shows them. */
const designedLines = (product: Product): BasketItem[] =>
  [
    ['30', 6],
    ['32', 12],
    ['34', 6],
  ].map(([size, quantity]) => ({
    ...lineOf(product),
    id: `${product.id}-${size}`,
    quantity: Number(quantity),
    fromStock: 6,
    selectedSize: String(size),
    selectedColor: 'Black',
  }));

const designed = async (stage: Pick<Stage, 'network' | 'world'>) => {
  await asDesigned(stage);
  await stage.network.answer(basket, basketOf(designedLines(stage.world.product)));
};

/** Types the quantities of the design into the matrix: Blue, one of Yellow, and more of Black. */
async function typeAsDesigned({ page }: Stage) {
  const fill = async (color: string, size: string, pieces: string) => {
    const [down, across] = [designedColors.indexOf(color), designedSizes.indexOf(size)];
    const narrow = await page.evaluate(() => matchMedia('(max-width: 899px)').matches);
    const [row, column] = narrow ? [across, down] : [down, across];
    const cell = page.locator(`.picker input[data-row="${row}"][data-column="${column}"]`);
    await cell.focus();
    await cell.fill(pieces);
  };
  await fill('Yellow', '32', '6');
  await fill('Black', '30', '12');
  for (const [size, pieces] of [
    ['29', '6'],
    ['30', '12'],
    ['31', '12'],
    ['32', '12'],
    ['33', '6'],
    ['34', '6'],
  ] as const)
    await fill('Blue', size, pieces);
}

/** The picker of a product, over the shop's catalogue. */
export const pickerScenes: Scene[] = [
  {
    name: 'picker-other-sizes',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: inOtherSizes,
  },
  { name: 'picker', as: 'shop', path: ({ product }) => `/catalog?product=${product.id}` },
  {
    name: 'picker-matrix',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: designed,
    act: async stage => {
      await typeAsDesigned(stage);
      await stage.page
        .locator('.picker')
        .getByRole('button', { name: /66/ })
        .or(stage.page.locator('.matrix-keypad'))
        .first()
        .waitFor();
    },
  },
  {
    name: 'picker-sizes-elsewhere',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network }) =>
      network.change<SizeSet[]>('GET /api/size-sets', sets =>
        sets.map(set => ({
          ...set,
          sizes: set.sizes.map((size, at) => ({ ...size, us: String(at + 4), uk: String(at + 8) })),
        })),
      ),
    act: ({ page }) => page.locator('.matrix-equivalent').first().waitFor(),
  },
  {
    name: 'picker-matrix-typed',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: designed,
    act: async stage => {
      await typeAsDesigned(stage);
      await stage.page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
    },
    only: 'phone',
  },
  {
    name: 'picker-matrix-same',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: designed,
  },
  {
    name: 'picker-matrix-less',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: designed,
    act: async ({ page }) => {
      const cells = page.locator('.picker .quantity-cell[data-state="saved"] > input');
      await cells.first().fill('');
    },
  },
  {
    name: 'picker-matrix-wrong',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: designed,
    act: async stage => {
      await type(stage, 1, '1200');
      await type(stage, 2, '1,5');
    },
  },
  {
    name: 'picker-matrix-elsewhere',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: designed,
    act: async stage => {
      const cell = stage.page.locator('.picker .quantity-cell[data-state="saved"] > input').first();
      await cell.fill('12');
      const [first, ...rest] = designedLines(stage.world.product);
      await stage.network.answer(basket, basketOf(first ? [{ ...first, quantity: 18 }, ...rest] : rest));
      await stage.page.context().setOffline(true);
      await stage.page.context().setOffline(false);
      await stage.page.locator('.matrix-message').waitFor();
    },
  },
  {
    name: 'picker-matrix-closed',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world: { product } }) =>
      network.answer(`GET /api/products/${product.id}`, {
        ...product,
        sizes: ['30'],
        colors: ['Red'],
        closedCells: [['30', 'Red']],
      }),
  },
  {
    name: 'picker-matrix-colors',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world: { product } }) =>
      network.answer(`GET /api/products/${product.id}`, {
        ...product,
        sizes: [],
        colors: ['Yellow', 'Blue'],
      }),
  },
  {
    name: 'picker-matrix-sizes',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world: { product } }) =>
      network.answer(`GET /api/products/${product.id}`, { ...product, colors: [] }),
  },
  {
    name: 'picker-size-missing',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    act: async ({ page, t }) => {
      // The button looks disabled, and shows the reason when it is pressed.
      await page.locator('.picker button[type=submit]').click({ force: true });
      await page.getByText(t('picker:sizeRequired.title')).first().waitFor();
    },
  },
  {
    name: 'picker-adding',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network }) => network.hold('POST /api/basket/batch'),
    act: async stage => {
      await type(stage, 0, '12');
      await stage.page.keyboard.press('Control+Enter');
    },
  },
  {
    name: 'picker-added',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world }) =>
      network.answer('POST /api/basket/batch', {
        answer: { applied: true, results: [] },
        quote: basketOf([lineOf(world.product)]),
      }),
    act: async stage => {
      await type(stage, 0, '12');
      await stage.page.keyboard.press('Control+Enter');
      await stage.page.getByText(stage.t('picker:added')).first().waitFor();
    },
  },
  {
    name: 'picker-failed',
    as: 'newcomer',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network }) => network.fail('POST /api/basket/batch'),
    act: async stage => {
      await type(stage, 0, '12');
      await stage.page.keyboard.press('Control+Enter');
      await stage.page.getByText(stage.t('picker:addFailed')).first().waitFor();
    },
  },
  {
    name: 'picker-pictures',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: ({ network, world }) => network.change('GET /api/products/*', withPictures(world)),
    act: async ({ page }) => {
      await page.locator('.picker-thumbs').waitFor();
      await page.locator('.picker .matrix-color').nth(1).click();
    },
    only: 'desktop',
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
