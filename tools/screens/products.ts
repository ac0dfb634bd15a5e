import { markRows } from './admin-orders.ts';
import { type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const path = '/admin/catalog';
const list = 'GET /api/products';

const save = ({ page }: Stage) => page.locator('[role=dialog] button[type=submit]').click();

const askToDelete = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('products:deleteSelected') }).click();

async function confirmDeletion(stage: Stage) {
  await askToDelete(stage);
  await stage.page.getByRole('alertdialog').getByRole('button').last().click();
}

const openTab = ({ page, t }: Stage, tab: 'basics' | 'sizes' | 'pictures') =>
  page.getByRole('tab', { name: new RegExp(`^${t(`products:tabs.${tab}`)}`) }).click();

/** Pictures of two colours and of all. */
const answerPictures = ({ network, world: { product, sizeless, soldOut } }: Stage) =>
  network.answer(
    'GET /api/products/*/pictures',
    [product, soldOut, sizeless, product, soldOut].map(({ id, imageUrl }, at) => ({
      id: id.replace(/^./, String(at)),
      imageUrl,
      color: product.colors[Math.floor(at / 2)] ?? null,
    })),
  );

/** Catalogue management, and the product form. */
export const productScenes: Scene[] = [
  { name: 'products', as: 'staff', path },
  { name: 'products-end', as: 'staff', path, act: scrollToEnd },
  {
    name: 'products-compact',
    as: 'staff',
    path,
    act: ({ page, t }) => page.getByRole('radio', { name: t('ui:compact') }).click(),
    only: 'desktop',
  },
  {
    name: 'products-1280',
    as: 'staff',
    path,
    act: ({ page }) => page.setViewportSize({ width: 1280, height: 800 }),
    only: 'desktop',
  },
  { name: 'products-filtered', as: 'staff', path: `${path}?category=SHOES&active=true` },
  { name: 'products-none-found', as: 'staff', path: `${path}?q=kayak+tulumu` },
  { name: 'products-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  ...unanswered({ name: 'products', as: 'staff', path }, list),
  { name: 'products-selected', as: 'staff', path, act: markRows },
  {
    name: 'products-delete',
    as: 'staff',
    path,
    act: async stage => {
      await markRows(stage);
      await askToDelete(stage);
    },
  },
  {
    name: 'products-deletion-refused',
    as: 'staff',
    path,
    before: ({ network }) => network.fail('DELETE /api/products/*', 409, 'product_in_order_history'),
    act: async stage => {
      await markRows(stage);
      await confirmDeletion(stage);
      await stage.page.getByRole('alertdialog', { name: stage.t('products:deleteFailedMany') }).waitFor();
    },
  },
  {
    name: 'product-deletion-refused',
    as: 'staff',
    path,
    before: ({ network }) =>
      network.answer('DELETE /api/products/*', { code: 'conflict', message: 'In order history' }, 409),
    act: async stage => {
      await markRows(stage, [0]);
      await confirmDeletion(stage);
      await stage.page.getByRole('button', { name: stage.t('products:deactivate') }).waitFor();
    },
  },
  { name: 'product-new', as: 'staff', path: `${path}?edit=new` },
  { name: 'product-new-errors', as: 'staff', path: `${path}?edit=new`, act: save },
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
      await save(stage);
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
    name: 'product-sizes-wrong',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: async stage => {
      await stage.page.getByRole('dialog').locator('[name=name]').fill('');
      await openTab(stage, 'sizes');
      await save(stage);
      await stage.page.locator('.tab-fault').waitFor();
      await openTab(stage, 'sizes');
    },
  },
  {
    name: 'product-category',
    as: 'staff',
    path: ({ product }) => `${path}?edit=${product.id}`,
    act: ({ page, t }) => page.getByRole('combobox', { name: t('products:fields.category') }).click(),
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
      await save(stage);
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
];
