import { admin, unique } from '../fixtures/api.ts';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';

test('a request is rejected for good; one with a tax certificate is approved, the link is handed on, and the shop signs in', async ({
  visit,
  api,
}) => {
  test.setTimeout(90_000);
  const staffApi = await api(admin);
  await staffApi.changeSettings({ isTaxAsked: true });
  const refused = {
    customerName: unique('Test Firma'),
    ownerFirstName: 'Ali',
    ownerLastName: 'Veli',
    phoneNumber: '+90 500 000 00 00',
    email: `${unique('ali').replace(' ', '-')}@example.com`,
  };
  await staffApi.post('/api/registration-request', refused);
  const company = unique('Zeytin Dalı');
  const email = `${company.split(' ').at(-1)}@example.com`;
  const applicant = await visit('/login', { language: 'tr' });
  await applicant.getByRole('link', { name: 'Müşteri Kayıt Talebi' }).click();
  await expect(applicant).toHaveURL('/register');
  await applicant.getByLabel('Müşteri adı').fill(company);
  await applicant.getByLabel('Yetkilinin adı').fill('Ayşe');
  await applicant.getByLabel('Yetkilinin soyadı').fill('Karadağ');
  await applicant.getByLabel('Telefon numarası').fill('+90 532 418 07 66');
  await applicant.getByLabel('E-posta').fill(email);
  await applicant.getByLabel('Vergi numarası').fill('1234567890');
  const file = applicant.locator('input[type=file]');
  await file.setInputFiles({
    name: 'levha.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(
    applicant.getByText('Bu, gösterilebilecek bir görsel değil. JPG ya da PNG seçin.'),
  ).toBeVisible();
  await file.setInputFiles({ name: 'levha.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(applicant.getByText('Görsel eklendi')).toBeVisible();
  await applicant.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(
    applicant.getByText('Başvuru Başarılı!').first(),
    'though the photograph is larger than the server takes',
  ).toBeVisible();

  const staff = await visit('/admin/registration-requests', { as: admin, language: 'tr' });
  await expect(staff.getByText(/^\d+ bekleyen talep$/)).toBeVisible();
  const card = staff.getByRole('article').filter({ hasText: company });
  for (const fact of ['Bekliyor', 'Ayşe Karadağ', email, '1234567890', /\d\d\/\d\d\/\d{4} \d\d:\d\d/])
    await expect(card).toContainText(fact);
  await card.getByRole('button', { name: /Vergi levhası/ }).click();
  const picture = staff.getByRole('dialog').getByRole('img', { name: `${company} vergi levhası` });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1067, 1600]);
  await staff.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Onayla' }).click();
  await expect(
    staff.getByText('Kayıt talebi onaylandı ve müşteri hesabı oluşturuldu.').first(),
  ).toBeVisible();
  const message = await staff.getByRole('textbox', { name: 'Mesaj' }).inputValue();
  const [link = ''] = /http\S+/.exec(message) ?? [];

  const elsewhere = await visit(link);
  await expect(elsewhere.locator('html'), 'in the language of the applicant').toHaveAttribute('lang', 'tr');
  const password = 'kumaş-pazarı-17';
  await elsewhere.getByLabel('Yeni şifre', { exact: true }).fill(password);
  await elsewhere.getByLabel(/Yeni şifre.*tekrar/).fill(password);
  await elsewhere.getByRole('button', { name: 'Şifreyi kaydet ve giriş yap' }).click();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByRole('button', { name: new RegExp(company) })).toBeVisible();

  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Şifreyi kaydet ve giriş yap' })).toHaveCount(0);

  await staff.goto('/admin/registration-requests');
  await staff
    .getByRole('article')
    .filter({ hasText: refused.customerName })
    .getByRole('button', { name: 'Reddet' })
    .click();
  await staff
    .getByRole('alertdialog')
    .or(staff.getByRole('dialog'))
    .getByRole('button', { name: 'Reddet' })
    .click();
  await expect(staff.getByText('Kayıt talebi reddedildi.').first()).toBeVisible();
  // Processed requests are rows on a wide screen and cards on a phone.
  const processed = staff
    .getByRole('row')
    .or(staff.getByRole('article'))
    .filter({ hasText: refused.customerName });
  await expect(processed).toContainText('Reddedildi');
  await expect(processed.getByRole('button')).toHaveCount(0);
  for (const width of [1100, 800]) {
    await staff.setViewportSize({ width, height: 800 });
    for (const fact of ['Ali Veli', refused.email, refused.phoneNumber])
      await expect(processed.getByText(fact), `${fact} at ${width} px`).toBeVisible();
  }
});
