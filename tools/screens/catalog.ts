import type { BasketItem } from '@toptan/contract/basket';
import type { countProducts, Product } from '@toptan/contract/catalog/products';
import type { SizeSet } from '@toptan/contract/catalog/sizing';
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
  basketPackId: null,
  packId: null,
  packs: null,
  pack: null,
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

/** Types pieces into a cell of the matrix, in the order of its rows and columns. */
async function type({ page }: Stage, at: number, text: string) {
  const cell = page.locator('.picker .quantity-cell:not([data-fill]) > input').nth(at);
  await cell.click();
  await cell.fill(text);
}

/** Stock by size and colour, a closed cell, and what lies in the basket, as the design shows them. */
const asDesigned = async ({ network, world }: Pick<Stage, 'network' | 'world'>) => {
  const sizes = ['28', '29', '30', '31', '32', '33', '34', '35', '36'];
  const colors = ['Yellow', 'Blue', 'Black', 'Green'];
  const stock = [
    [0, 12, 18, 24, 22, 16, 14, 8, 6],
    [0, 10, 18, 7, 26, 20, 12, 9, 4],
    [8, 16, 24, 26, 9, 22, 18, 10, 0],
    [6, 9, 14, 18, 20, 12, 8, 0, 0],
  ];
  const stockPools = colors.flatMap((color, row) =>
    sizes.map((size, column) => ({ size, color, quantity: stock[row]?.[column] ?? 0 })),
  );
  const closedCells = [
    ['28', 'Yellow'],
    ['35', 'Green'],
    ['36', 'Green'],
  ];
  await network.answer(`GET /api/products/${world.product.id}`, {
    ...world.product,
    sizes,
    colors,
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
  await stage.network.answer('GET /api/basket', designedLines(stage.world.product));
};

/** What the design types into the matrix: Blue, one of Yellow, and more of Black. */
async function typeAsDesigned({ page }: Stage) {
  const fill = async (colour: string, size: string, pieces: string) => {
    const { sizes, colors } = {
      sizes: ['28', '29', '30', '31', '32', '33', '34', '35', '36'],
      colors: ['Yellow', 'Blue', 'Black', 'Green'],
    };
    const [down, across] = [colors.indexOf(colour), sizes.indexOf(size)];
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

/** Goods in sizes and colours that staff have added. */
async function inOtherSizes({ network }: Stage) {
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

/** Opens a panel of sizes and colours by its button in the rail, or by its chip. */
const openPanel =
  (panel: 'title' | 'missing') =>
  async ({ page, t }: Stage) => {
    const button = page.getByRole('button', { name: t(`catalog:options.${panel}`) });
    await button.click();
    await page.getByRole('dialog').waitFor();
  };

/** The shop's catalogue and its picker. */
export const catalogScenes: Scene[] = [
  { name: 'catalog', as: 'shop', path: '/catalog' },
  { name: 'catalog-other-sizes', as: 'shop', path: '/catalog', before: inOtherSizes },
  {
    name: 'picker-other-sizes',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: inOtherSizes,
  },
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
      await stage.network.answer('GET /api/basket', first ? [{ ...first, quantity: 18 }, ...rest] : rest);
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
    name: 'picker-matrix-colours',
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
      // It looks disabled, and shows why when it is pressed nevertheless.
      await page.locator('.picker button[type=submit]').click({ force: true });
      await page.getByText(t('catalog:sizeRequired.title')).first().waitFor();
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
    before: ({ network }) => network.answer('POST /api/basket/batch', { applied: true, results: [] }),
    act: async stage => {
      await stage.network.answer('GET /api/basket', [lineOf(stage.world.product)]);
      await type(stage, 0, '12');
      await stage.page.keyboard.press('Control+Enter');
      await stage.page.getByText(stage.t('catalog:added')).first().waitFor();
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
      await page.locator('.picker .matrix-colour').nth(1).click();
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
