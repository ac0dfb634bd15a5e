import type { Page } from '@playwright/test';
import type { Order } from '@toptan/contract/orders';
import { type Api, admin, atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const colors = ['White', 'Black', 'Red', 'Blue'];

/** An order of so many rows: products in each of the colors. */
async function orderOf(lines: number, staff: Api, shop: Api): Promise<Order> {
  await shop.emptyBasket();
  const choices = [];
  while (choices.length < lines) {
    const product = await staff.createProduct({ sizes: '["26"]', colors: JSON.stringify(colors) });
    choices.push(...colors.map(color => ({ ...product, colors: [color] })));
  }
  const items = [];
  for (const choice of choices.slice(0, lines)) items.push(await shop.addToBasket(choice, 6));
  return shop.post<Order>('/api/orders', {
    customerId: items[0]?.customerId,
    notes: 'Leave it with the porter',
    items: items.map(({ id, productId, quantity, selectedSize, selectedColor }) => ({
      id,
      productId,
      quantity,
      selectedSize,
      selectedColor,
    })),
  });
}

/** The paper that a printer would be given. */
async function paperOf(page: Page): Promise<{ pages: number; bytes: Buffer }> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  return { bytes, pages: bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}

test('an order prints on A4 without the screen around it, from right to left @desktop', async ({
  visit,
  api,
}) => {
  const order = await orderOf(4, await api(admin), await api(atlas));
  const page = await visit(`/orders?order=${order.id}`, {
    as: atlas,
    language: 'ar',
    context: { colorScheme: 'dark' },
  });
  await expect(page.getByRole('dialog')).toContainText(order.orderNumber);
  await page.emulateMedia({ media: 'print' });

  const paper = page.getByRole('article').filter({ hasText: order.orderNumber });
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(order.customer.companyName);
  await expect(paper).toContainText('Leave it with the porter');
  await expect(paper.getByRole('row')).toHaveCount(5);
  await expect(paper).toHaveCSS('direction', 'rtl');
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  const others = page.locator('body > :not(.order-paper)').filter({ visible: true });
  await expect(others).toHaveCount(0);

  const { pages, bytes } = await paperOf(page);
  expect(pages).toBe(1);
  // A4 in points.
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test('a long order goes over as many pages as it needs, and the screen comes back as it was @desktop', async ({
  visit,
  api,
}) => {
  const order = await orderOf(40, await api(admin), await api(atlas));
  const page = await visit(`/orders?order=${order.id}`, { as: admin });
  await expect(page.getByRole('dialog')).toContainText(order.orderNumber);
  const title = await page.title();
  const { pages } = await paperOf(page);
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThanOrEqual(4);
  await expect(page.locator('.order-paper')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.title()).toBe(title);
});

test('the print button waits for the pictures and prints @desktop', async ({ visit, api }) => {
  const order = await orderOf(2, await api(admin), await api(atlas));
  const page = await visit(`/orders?order=${order.id}`, { as: atlas });
  const printed = page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        window.print = () =>
          resolve(
            [...document.querySelectorAll<HTMLImageElement>('.order-paper img')].every(img => img.complete),
          );
      }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
});
