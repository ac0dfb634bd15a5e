import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '../../db/schema-people.ts';
import { arrived, emailsTo, type PortalWithMail, startPortalWithMail } from '../../testing/mail-portal.ts';
import { addToBasket, changed, createProduct, submitBasket } from '../../testing/trade.ts';

let portal: PortalWithMail;
beforeAll(async () => {
  portal = await startPortalWithMail();
});
afterAll(() => portal.close());

test('the shop reads each figure before and after, where orders are confirmed by email', async () => {
  const shop = await portal.shop({ name: 'Nar Butik' });
  const { email } = (await portal.staff.call('GET', `/api/customers/${shop.customerId}`)).json();
  const productId = await createProduct(portal.db, {
    name: 'Chino pantolon',
    price: '1234.50',
    sizes: ['30'],
    colors: ['Blue'],
  });
  const choice = { selectedSize: '30', selectedColor: 'Blue' };
  await addToBasket(shop, productId, 6, choice);
  const placed = (await submitBasket(shop)).json();
  const cell = { productId, size: '30', color: 'Blue' };
  const two = await changed(portal.staff, placed, [{ ...cell, quantity: 8 }]);
  expect(await portal.db.$count(mails, eq(mails.recipient, email))).toBe(0);
  const on = { version: 1, isOrderEmailOn: true, languages: ['tr', 'en', 'ar'] };
  expect((await portal.staff.call('PUT', '/api/settings', on)).statusCode).toBe(200);
  await changed(portal.staff, two, [{ ...cell, quantity: 2 }], { reason: '<b>Telefonla</b>' });
  const { subject, html, text, attachments } = await arrived(portal.mailServer, email);
  expect(subject).toBe(`Siparişiniz değişti: ${placed.orderNumber} (3. sürüm)`);
  for (const part of [html, text])
    for (const words of ['Nar Butik', placed.orderNumber, 'Chino pantolon, Mavi, 30', '8 → 2', '₺2.494,00'])
      expect(part).toContain(words);
  expect(html).toContain('&lt;b&gt;Telefonla');
  expect(attachments).toMatchObject([{ filename: expect.stringContaining('.pdf') }]);
  expect(emailsTo(portal.mailServer, email)).toHaveLength(1);
});
