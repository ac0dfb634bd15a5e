import { type Scene, type Stage, scrollToEnd, submitDialog } from './scene.ts';

const path = '/admin/catalog';

const openTab = ({ page, t }: Stage, tab: 'basics' | 'sizes' | 'pictures' | 'packs' | 'dates') =>
  page.getByRole('tab', { name: new RegExp(`^${t(`products:tabs.${tab}`)}`) }).click();

/** Pictures of two colors and of all. */
const answerPictures = ({ network, world: { product, sizeless, soldOut } }: Stage) =>
  network.answer(
    'GET /api/products/*/pictures',
    [product, soldOut, sizeless, product, soldOut].map(({ id, imageUrl }, at) => ({
      id: id.replace(/^./, String(at)),
      imageUrl,
      color: product.colors[Math.floor(at / 2)] ?? null,
    })),
  );

const codes = ['8690123450367', '8690123450374', '8690123450381'];

/** Variants with SKUs, one of them closed, and one with a barcode of own goods. */
const answerVariants = ({ network, world: { product } }: Stage) =>
  network.answer(
    'GET /api/products/*/variants',
    product.sizes.flatMap((size, row) =>
      product.colors.map((color, column) => ({
        id: product.id.replace(/^./, String((row + column) % 10)),
        size,
        color,
        sku: row < 3 ? `${product.sku}-${color.slice(0, 3).toUpperCase()}-${size}` : null,
        codes: row === 0 ? [codes[column]] : row === 1 && column === 0 ? ['2012345678903'] : [],
        isActive: row !== 2 || column > 0,
        offered: true,
      })),
    ),
  );

/** The table of variants, at the place of the screen. */
async function showVariants(stage: Stage) {
  await openTab(stage, 'sizes');
  await stage.page.locator('.variants-head').evaluate(head => head.scrollIntoView({ block: 'start' }));
}

/** A pack of one color, and a carton of two. */
const answerPacks = ({ network, world: { product } }: Stage) => {
  const [first = '30', second = '31'] = product.sizes;
  const pack = { name: null, isActive: true, replacedById: null, codes: [], baskets: 0, orders: 0 };
  return network.answer('GET /api/products/*/packs', [
    {
      ...pack,
      id: product.id,
      unit: 'series',
      mixed: false,
      pieces: 3,
      baskets: 3,
      orders: 12,
      lines: [
        { size: first, color: null, ratio: 1 },
        { size: second, color: null, ratio: 2 },
      ],
    },
    {
      ...pack,
      id: product.id.replace(/^./, '9'),
      unit: 'carton',
      mixed: true,
      pieces: 12,
      codes: ['18690123450364'],
      lines: product.colors.slice(0, 2).map(color => ({ size: first, color, ratio: 6 })),
    },
  ]);
};

/** Catalogue management, and the product form. */
/** The form of a product. */
export const productFormScenes: Scene[] = [
  { name: 'product-new', as: 'staff', path: `${path}?edit=new` },
  { name: 'product-new-errors', as: 'staff', path: `${path}?edit=new`, act: submitDialog },
  { name: 'product-edit', as: 'staff', path: ({ product }) => `${path}?edit=${product.id}` },
  {
    name: 'product-edit-figures',
    as: 'staff',
    path: ({ sizeless }) => `${path}?edit=${sizeless.id}`,
    act: async stage => {
      const form = stage.page.getByRole('dialog');
      await form.locator('[name=price]').fill('1.5.5');
      await form.locator('[name=costPrice]').fill('-1');
      await form.getByRole('spinbutton').fill('1.5');
      await submitDialog(stage);
    },
  },
  {
    name: 'product-edit-end',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: scrollToEnd,
  },
  {
    name: 'product-sizes',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: stage => openTab(stage, 'sizes'),
  },
  {
    name: 'product-stock-history',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: async stage => {
      await openTab(stage, 'sizes');
      await stage.page.getByRole('button', { name: stage.t('products:stock.history') }).click();
      await stage.page
        .getByRole('dialog', { name: stage.t('products:stock.history') })
        .getByRole('table')
        .waitFor();
    },
  },
  {
    name: 'product-dates',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: async stage => {
      const form = stage.page.getByRole('dialog');
      await openTab(stage, 'dates');
      await form.locator('[name=sellsFrom]').fill('2027-02-01');
      await form.locator('[name=sellsUntil]').fill('2027-01-31');
      await submitDialog(stage);
      await stage.page.locator('.tab-fault').waitFor();
    },
  },
  {
    name: 'product-sizes-wrong',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: async stage => {
      await stage.page.getByRole('dialog').locator('[name=name]').fill('');
      await openTab(stage, 'sizes');
      await submitDialog(stage);
      await stage.page.locator('.tab-fault').waitFor();
      await openTab(stage, 'sizes');
    },
  },
  {
    name: 'product-variants',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: answerVariants,
    act: showVariants,
  },
  {
    name: 'product-variants-proposed',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: answerVariants,
    act: async stage => {
      await showVariants(stage);
      await stage.page.getByRole('button', { name: stage.t('variants:generate') }).click();
    },
  },
  {
    name: 'product-variants-refused',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: async stage => {
      await answerVariants(stage);
      const { id, name, sizes, colors } = stage.world.product;
      const holder = { productId: id, productName: name, size: sizes[0], color: colors[0], isActive: false };
      const taken = { path: 'variants.0.codes.0', code: 'taken', message: 'taken', holder };
      await stage.network.answer(
        'PUT /api/products/*/whole',
        {
          code: 'taken',
          message: 'taken',
          fields: [{ ...taken, holder: { ...holder, productId: 'other' } }],
        },
        409,
      );
    },
    act: async stage => {
      const { page } = stage;
      await showVariants(stage);
      const inputs = page.locator('[data-column=codes]');
      await inputs.nth(3).fill('8690123450367');
      await submitDialog(stage);
      await page.locator('.variant-note .link').waitFor();
      await inputs.nth(4).fill('8690123450418');
      await inputs.nth(3).focus();
    },
  },
  {
    name: 'product-category',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: ({ page, t }) => page.getByRole('combobox', { name: t('fields:category') }).click(),
  },
  {
    name: 'product-wrong-picture',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: async stage => {
      const { page } = stage;
      await page.locator('.image-field input[type=file]').setInputFiles({
        name: 'liste.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await submitDialog(stage);
      await page.locator('.image-field .field-error svg').waitFor();
    },
  },
  {
    name: 'product-pictures',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: answerPictures,
    act: async stage => {
      await openTab(stage, 'pictures');
      await stage.page.locator('.picture-tile').first().waitFor();
    },
  },
  {
    name: 'product-picture-refused',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: answerPictures,
    act: async stage => {
      const { page } = stage;
      await openTab(stage, 'pictures');
      await page.locator('.picture-tile').first().waitFor();
      await page.locator('.pictures-drop input').setInputFiles({
        name: 'fiyat-listesi.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      const reason = page.locator('.picture-tile .field-error svg');
      await reason.waitFor();
      await reason.evaluate(sign => sign.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'product-packs',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: answerPacks,
    act: async stage => {
      const { page } = stage;
      await openTab(stage, 'packs');
      const figure = page.locator('.pack-grid input').first();
      await figure.fill('4');
    },
  },
  {
    name: 'product-pack-codes',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: async stage => {
      await answerPacks(stage);
      const holder = {
        productId: stage.world.soldOut.id,
        productName: stage.world.soldOut.name,
        isActive: true,
        size: null,
        color: null,
        pack: { unit: 'series', pieces: 6 },
      };
      const field = { path: 'packs.1.codes.0', code: 'taken', message: '', holder };
      const refusal = { code: 'taken', message: '', fields: [field] };
      await stage.network.answer('PUT /api/products/*/whole', refusal, 409);
    },
    act: async stage => {
      const { page, t } = stage;
      await openTab(stage, 'packs');
      const codes = page.locator('.pack-codes input');
      await codes.first().fill('8690123450361');
      await codes.last().fill('8690123450367');
      await codes.first().fill('');
      await submitDialog(stage);
      await codes.first().fill('8690123450361');
      await codes.first().blur();
      await page.getByRole('button', { name: t('variants:moveHere') }).scrollIntoViewIfNeeded();
    },
    breaks: true,
  },
  {
    name: 'product-changed-meanwhile',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    before: async stage => {
      await answerPacks(stage);
      const [size = '30'] = stage.world.product.sizes;
      const pack = { isActive: true, codes: [], lines: [{ size, color: null, ratio: 6 }] };
      const changed = (at: string, current: unknown) => ({
        path: at,
        code: 'changed',
        message: '',
        current: JSON.stringify(current),
        by: 'zeynep',
        at: '2026-11-27T09:05:00.000Z',
      });
      const fields = [changed('price', '749.90'), changed('packs.0', pack)];
      const refusal = { code: 'changed_meanwhile', message: '', fields };
      await stage.network.answer('PUT /api/products/*/whole', refusal, 409);
    },
    act: async stage => {
      await stage.page.locator('input[name=price]').fill('699');
      await submitDialog(stage);
      await stage.page.locator('[role=dialog] .callout-warning').first().waitFor();
    },
    breaks: true,
  },
];
