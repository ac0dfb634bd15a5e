import { admin, atlas } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test("an open order is downloaded as a PDF, and printed from it by the button and by the browser's own command @desktop @long", async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const shop = await api(atlas);
  const order = await shop.placeOrder(await staff.createProduct());
  const page = await visit(`/orders?order=${order.id}`, { as: atlas, language: 'ar' });
  const details = page.getByRole('dialog');
  await expect(details).toContainText(order.orderNumber);

  const isPaper = (url: URL) => url.pathname === `/api/orders/${order.id}/paper`;
  for (const print of [
    () => details.getByRole('link', { name: 'طباعة' }).click(),
    () => page.keyboard.press('Control+p'),
  ]) {
    const [request] = await Promise.all([
      page.context().waitForEvent('request', each => isPaper(new URL(each.url()))),
      print(),
    ]);
    const { searchParams } = new URL(request.url());
    expect([searchParams.get('print'), searchParams.get('language')]).toEqual(['true', 'ar']);
  }

  const english = await visit(`/orders?order=${order.id}`, { as: atlas });
  await english.getByRole('dialog').getByRole('button', { name: 'Download as PDF' }).click();
  const coming = english.waitForEvent('download');
  await english.getByRole('menuitem', { name: 'Proforma invoice' }).click();
  expect((await coming).suggestedFilename()).toBe(`Proforma ${order.orderNumber}.pdf`);
});
