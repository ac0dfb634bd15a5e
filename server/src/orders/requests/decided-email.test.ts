import type { Order } from '@toptan/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../../db/schema-settings.ts';
import { arrived, type PortalWithMail, startPortalWithMail } from '../../testing/mail-portal.ts';
import { changed, createProduct, order } from '../../testing/trade.ts';

let portal: PortalWithMail;
beforeAll(async () => {
  portal = await startPortalWithMail();
  await portal.db.insert(settings).values({ shopChanges: 'ask', languages: ['tr', 'en', 'ar'] });
});
afterAll(() => portal.close());

/** The email about the decision of a request for 6 of one product and for 4 of another. */
async function decide(accepted: readonly string[], isOrderEmailOn = true) {
  const { staff, db } = portal;
  const shop = await portal.shop({ name: 'Nar Butik' });
  const { email } = (await staff.call('GET', `/api/customers/${shop.customerId}`)).json();
  const one = await createProduct(db, { name: 'Chino', stock: 20 });
  const other = await createProduct(db, { name: 'Gömlek <b>', stock: 20 });
  await db.update(settings).set({ isOrderEmailOn: false });
  const first = await order(shop, one, 2);
  const { id, version, orderNumber }: Order = await changed(staff, first, [
    { productId: other, quantity: 2 },
  ]);
  const rows = [
    { ref: 'a', productId: one, quantity: 6 },
    { ref: 'b', productId: other, quantity: 4 },
  ];
  expect((await shop.call('POST', `/api/orders/${id}/request`, { version, rows })).statusCode).toBe(201);
  await db.update(settings).set({ isOrderEmailOn });
  const decision = { version, accepted, note: 'Kumaş bitti' };
  expect((await staff.call('PUT', `/api/orders/${id}/request`, decision)).statusCode).toBe(200);
  return { orderNumber, email, mail: () => arrived(portal.mailServer, email) };
}

const surprise = 'Bu değişikliği beklemiyorsanız';
const could = 'Yapamadığımız değişiklikler:';

test('a shop is told by email that what it asked for is refused, and why', async () => {
  const { orderNumber, mail } = await decide([]);
  const { subject, text, html, attachments } = await mail();
  expect(subject).toBe(`Değişiklik talebinize yanıtımız: ${orderNumber}`);
  const [, refused] = text?.split(could) ?? [];
  for (const words of ['Chino', '2 → 6', 'Gömlek <b>', '2 → 4']) expect(refused).toContain(words);
  expect(refused?.indexOf('Gömlek')).toBeLessThan(refused?.indexOf('Kumaş bitti') ?? 0);
  expect(text).not.toContain(surprise);
  expect(html).toContain('Gömlek &lt;b&gt;');
  expect(attachments).toHaveLength(1);
});

test('the email about a part names what is refused apart from what is made', async () => {
  const { orderNumber, mail } = await decide(['0']);
  const { subject, text } = await mail();
  expect(subject).toBe(`Siparişiniz değişti: ${orderNumber} (3. sürüm)`);
  const [refused, made] = text?.split(could)[1]?.split('Kumaş bitti') ?? [];
  expect(refused).toContain('2 → 4');
  expect(refused).not.toContain('2 → 6');
  expect(made).toContain('2 → 6');
  expect(made).not.toContain('2 → 4');
  expect(text).not.toContain(surprise);
});

test('an email about all that was asked for says nothing of refusals', async () => {
  const { text } = await (await decide(['0', '1'])).mail();
  expect(text).toContain('2 → 4');
  expect(text).not.toContain(could);
  expect(text).not.toContain(surprise);
});

test('no email tells of a decision where orders are not confirmed by email', async () => {
  const { email } = await decide([], false);
  const { rows } = await portal.pool.query('select from mails where recipient = $1', [email]);
  expect(rows).toEqual([]);
});
