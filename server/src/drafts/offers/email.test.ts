import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrived, type PortalWithMail, startPortalWithMail } from '../../testing/mail-portal.ts';
import { offer, prepareDraft } from '../../testing/offers.ts';
import { createProduct } from '../../testing/trade.ts';

let portal: PortalWithMail;
beforeAll(async () => {
  portal = await startPortalWithMail();
});
afterAll(() => portal.close());

const sent = [
  ['en', 'An order waits for you', '₺2,494.00', 'Sign in: the order waits in your basket.'],
  ['tr', 'Bir sipariş onayınızı bekliyor', '₺2.494,00', 'Giriş yapın: sipariş sepetinizde sizi bekliyor.'],
  ['ar', 'طلب بانتظار تأكيدكم', '₺2,494.00', 'يُرجى تسجيل الدخول: الطلب بانتظاركم في السلة.'],
] as const;

test.each(sent)('a shop is told by email in its language, %s', async (language, subject, total, where) => {
  const { staff, db } = portal;
  await staff.call('PUT', `/api/staff/${staff.userId}`, { displayName: 'Mert <b>Aydın</b>' });
  const shop = await portal.shop({ name: 'Nar Butik' });
  await staff.call('PUT', `/api/customers/${shop.customerId}`, { language });
  const { email } = (await staff.call('GET', `/api/customers/${shop.customerId}`)).json();
  const productId = await createProduct(db, { price: '1234.50' });
  const id = await prepareDraft(staff, shop, { productId, quantity: 2 });
  await offer(staff, shop, id, { email: true, notes: 'Siyah <kalmadı>' });
  const mail = await arrived(portal.mailServer, email);
  expect(mail.subject).toBe(subject);
  for (const words of ['Nar Butik', 'Mert <b>Aydın</b>', total, 'Siyah <kalmadı>', where])
    expect(mail.text).toContain(words);
  expect(mail.html).toContain('Siyah &lt;kalmadı&gt;');
  expect(mail.html).not.toContain('<b>Aydın');
  // It leads to the sign-in: an email lies in the outbox, in backups, and is passed on.
  expect(mail.text).toContain('https://toptan.example/basket\n');
});

test('no email is sent where none is wanted', async () => {
  const { staff, db } = portal;
  const shop = await portal.shop();
  const { email } = (await staff.call('GET', `/api/customers/${shop.customerId}`)).json();
  const id = await prepareDraft(staff, shop, { productId: await createProduct(db) });
  await offer(staff, shop, id);
  const { rows } = await portal.pool.query('select from mails where recipient = $1', [email]);
  expect(rows).toEqual([]);
});
