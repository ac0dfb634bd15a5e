import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('an order is downloaded as a PDF', async ({ visit, api }) => {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const order = await (await api(account)).placeOrder(await staff.createProduct());
  const page = await visit(`/orders?order=${order.id}`, { as: account });
  await page.getByRole('dialog').getByRole('button', { name: 'Download as PDF' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Proforma invoice' }).click();
  expect((await coming).suggestedFilename()).toBe(`Proforma ${order.orderNumber}.pdf`);
});

test('chosen products are downloaded as a line sheet @desktop', async ({ visit, api }) => {
  const product = await (await api(admin)).createProduct();
  const page = await visit(`/admin/catalog?q=${encodeURIComponent(product.name)}`, { as: admin });
  await page
    .getByRole('row', { name: new RegExp(product.name) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'PDF' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Line sheet with pictures' }).click();
  expect((await coming).suggestedFilename()).toBe('Line sheet.pdf');
});
