import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mails } from '../../db/schema-people.ts';
import {
  arrived,
  emailsTo,
  type PortalWithMail,
  soon,
  startPortalWithMail,
} from '../../testing/mail-portal.ts';
import {
  addToBasket,
  createManufacturer,
  createProduct,
  order,
  type Shop,
  submitBasket,
} from '../../testing/trade.ts';

let portal: PortalWithMail;
beforeAll(async () => {
  portal = await startPortalWithMail();
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.mailServer.emails.length = 0;
  portal.mailServer.refuseNext(0);
});

async function turn(isOrderEmailOn: boolean, more: object = {}) {
  const { version } = (await portal.staff.call('GET', '/api/settings')).json();
  const answer = await portal.staff.call('PUT', '/api/settings', { version, isOrderEmailOn, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
}
afterEach(() => turn(false));

async function newShop(): Promise<{ shop: Shop; email: string }> {
  const shop = await portal.shop({ name: 'Nar Butik' });
  const { email } = (await portal.staff.call('GET', `/api/customers/${shop.customerId}`)).json();
  return { shop, email };
}

const mailsTo = (recipient: string) => portal.db.select().from(mails).where(eq(mails.recipient, recipient));

test('nothing is posted while nobody has switched it on', async () => {
  const { shop, email } = await newShop();
  await order(shop, await createProduct(portal.db));
  expect(await mailsTo(email)).toEqual([]);
});

describe('an order is confirmed', () => {
  test("in the language of the shop, with its paper and the wholesaler's sentence", async () => {
    await turn(true, { emailSentences: { 'order-confirmation': { tr: 'Görüşmek üzere!' } } });
    const { shop, email } = await newShop();
    await addToBasket(shop, await createProduct(portal.db, { price: '1234.50' }), 2);
    const placed = (await submitBasket(shop, { 'accept-language': 'tr-TR,tr;q=0.9' })).json();
    const { subject, html, text, attachments } = await arrived(portal.mailServer, email);
    expect(subject).toBe(`Siparişinizi aldık: ${placed.orderNumber}`);
    for (const part of [html, text])
      for (const words of ['Nar Butik', placed.orderNumber, '₺2.494,00', 'Görüşmek üzere!'])
        expect(part).toContain(words);
    expect(text).toContain(`https://toptan.example/orders?order=${placed.id}`);
    expect(text).not.toMatch(/şifre/i);
    expect(attachments).toMatchObject([
      { filename: expect.stringContaining(`${placed.orderNumber}.pdf`), mimeType: 'application/pdf' },
    ]);
    const bytes = Buffer.from(attachments[0]?.content as ArrayBuffer);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('in the language that the shop has chosen, whatever its browser speaks', async () => {
    await turn(true);
    const { shop, email } = await newShop();
    await shop.call('PUT', '/api/account/language', { language: 'tr' });
    await addToBasket(shop, await createProduct(portal.db));
    const placed = (await submitBasket(shop, { 'accept-language': 'en' })).json();
    expect((await arrived(portal.mailServer, email)).subject).toBe(
      `Siparişinizi aldık: ${placed.orderNumber}`,
    );
  });

  test('with the days on which it is estimated to ship, as far as the shop may know the stock', async () => {
    const manufacturerId = await createManufacturer(portal.db);
    for (const [stockView, stock, soon] of [
      ['pieces', 4, true],
      ['pieces', 0, false],
      ['words', 10, true],
    ] as const) {
      await turn(true, { stockView });
      const { shop, email } = await newShop();
      await addToBasket(shop, await createProduct(portal.db, { manufacturerId, stock }), 10);
      const { orderItems } = (await submitBasket(shop, { 'accept-language': 'en' })).json();
      const dayOf = (day: string) =>
        new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
      const [{ promisedFrom, promisedUntil }] = orderItems;
      const days = `${dayOf(promisedFrom)} – ${dayOf(promisedUntil)}`;
      const { text } = await arrived(portal.mailServer, email);
      expect(text).toContain(
        `Estimated shipping: ${soon ? `as soon as possible · To be produced: ${days}` : days}`,
      );
    }
    await turn(false, { stockView: 'pieces' });
  });

  test('once, however often the call is repeated and the mail server refuses', async () => {
    await turn(true);
    const { shop, email } = await newShop();
    await addToBasket(shop, await createProduct(portal.db));
    const items = (await shop.call('GET', '/api/basket')).json();
    portal.mailServer.refuseNext(1);
    const body = { customerId: shop.customerId, items };
    const key = { 'idempotency-key': 'one-order-0001' };
    for (let call = 0; call < 2; call += 1)
      expect((await shop.call('POST', '/api/orders', body, key)).statusCode).toBe(201);
    const stateIs = (state: string, attempts: number) =>
      vi.waitFor(async () => expect(await mailsTo(email)).toMatchObject([{ state, attempts }]), soon);
    await stateIs('queued', 1);
    await portal.skipPause();
    await stateIs('sent', 2);
    expect(emailsTo(portal.mailServer, email)).toHaveLength(1);
  });

  test('in the language of the application where staff place it', async () => {
    await turn(true);
    const { email } = await portal.approve('ar');
    const [customer] = (await portal.staff.call('GET', `/api/customers?q=${email}`)).json();
    await arrived(portal.mailServer, email);
    portal.mailServer.emails.length = 0;
    const productId = await createProduct(portal.db);
    const line = { customerId: customer.id, productId, quantity: 1 };
    expect((await portal.staff.call('POST', '/api/basket', line)).statusCode).toBe(201);
    const body = { customerId: customer.id, items: [{ productId, quantity: 1 }] };
    const placed = await portal.staff.call('POST', '/api/orders', body, { 'accept-language': 'tr' });
    expect(placed.statusCode, placed.body).toBe(201);
    expect((await arrived(portal.mailServer, email)).html).toContain('<html lang="ar" dir="rtl">');
  });

  test('with the name of the one who placed it for the shop', async () => {
    await turn(true);
    const { shop, email } = await newShop();
    await portal.staff.call('PUT', `/api/staff/${portal.staff.userId}`, { displayName: 'Mert <Aydın>' });
    const { customerId } = shop;
    const { id: draftId } = (await portal.staff.call('POST', '/api/drafts', { customerId })).json();
    const line = { productId: await createProduct(portal.db), quantity: 1 };
    await portal.staff.call('POST', '/api/basket', { customerId, draftId, ...line });
    const body = { customerId, draftId, items: [line] };
    expect((await portal.staff.call('POST', '/api/orders', body)).statusCode).toBe(201);
    const { html, text } = await arrived(portal.mailServer, email);
    expect(text?.replace(/[\u2066-\u2069]/g, '')).toContain('Placed for you by Mert <Aydın>.');
    expect(html).toContain('Mert &lt;Aydın&gt;');
    portal.mailServer.emails.length = 0;
    await order(shop, line.productId);
    expect((await arrived(portal.mailServer, email)).text).not.toContain('Placed for you');
  });

  test('not, when it is deleted before', async () => {
    await turn(true);
    const { shop, email } = await newShop();
    portal.mailServer.refuseNext(1);
    const { id } = await order(shop, await createProduct(portal.db));
    await vi.waitFor(async () => expect(await mailsTo(email)).toMatchObject([{ attempts: 1 }]), soon);
    expect((await portal.staff.call('DELETE', `/api/orders/${id}`)).statusCode).toBeLessThan(300);
    await portal.skipPause();
    await vi.waitFor(async () => expect(await mailsTo(email)).toMatchObject([{ state: 'failed' }]), soon);
    expect(emailsTo(portal.mailServer, email)).toEqual([]);
  });
});
