import type { Customer } from '@toptan/contract/customers';
import { admin, unique } from '../fixtures/api.ts';
import { confirm } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer is added with a login, and signs in with it @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const name = unique('Gülçiçek Moda');
  const username = name.split(' ').at(-1) ?? '';
  const page = await visit('/admin/customers', { as: admin });
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Short name').fill(name);
  await form.getByLabel('Full name').fill(`${name} A.Ş.`);
  await form.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await form.getByLabel('Owner mobile').fill('٠٥٣٢ ٤١٨ ٠٧ ٦٦');
  await form.getByLabel('Address').fill('Meşrutiyet Cad. No: 98, Beyoğlu');
  await form.getByLabel('Username').fill(username);
  await form
    .getByLabel(/password/i)
    .first()
    .fill('linen and denim');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form).toBeHidden();

  const [customer] = await staffApi.get<Customer[]>(`/api/customers?q=${encodeURIComponent(name)}`);
  expect(customer).toMatchObject({
    companyName: `${name} A.Ş.`,
    ownerMobile: '0532 418 07 66',
    phone: '0532 418 07 66',
    address: 'Meşrutiyet Cad. No: 98, Beyoğlu',
    customerAddress: 'Meşrutiyet Cad. No: 98, Beyoğlu',
    isActive: true,
  });
  await visit('/', { as: { username, password: 'linen and denim' } });
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('deactivating a customer signs its shop out at once @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const { customer, account } = await staffApi.createShop();
  const shop = await visit('/', { as: account });
  await expect(shop.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const page = await visit('/admin/customers', { as: admin });
  await page.getByRole('searchbox').fill(customer.companyName);
  const row = page.getByRole('row', { name: new RegExp(customer.companyName) });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /Active/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
  await expect(row).toContainText('Inactive');
  await expect(shop.getByLabel('Username')).toBeVisible();
  // A search that came to rest under the form stays in the address.
  await expect(page).toHaveURL(/\?q=/);
});

test('a customer without orders is deleted, one with orders stays @desktop', async ({ visit, api }) => {
  const staffApi = await api(admin);
  const line = unique('Mavi Deniz');
  const idle = await staffApi.createShop(`${line} Bir`);
  const busy = await staffApi.createShop(`${line} İki`);
  await (await api(busy.account)).placeOrder(await staffApi.createProduct());

  const page = await visit('/admin/customers', { as: admin });
  await page.getByRole('searchbox').fill(line);
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const question = page.getByRole('alertdialog');
  await rowOf(idle.customer.companyName)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirm(page, 'Delete');
  await expect(question).toBeHidden();
  await expect(rowOf(idle.customer.companyName)).toHaveCount(0);

  await rowOf(busy.customer.companyName)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirm(page, 'Delete');
  await expect(question).toContainText('Failed to delete customer');
  await question.getByRole('button', { name: /Deactivate/ }).click();
  await expect(rowOf(busy.customer.companyName)).toContainText('Inactive');
});

test('the keyboard leads through the list, into a form and back to its row @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const line = unique('Kartal');
  await staffApi.createShop(`${line} Bir`);
  await staffApi.createShop(`${line} İki`);
  const page = await visit('/admin/customers', { as: admin });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type(line);
  await expect(page.getByRole('status').filter({ hasText: /^2 customers$/ })).toBeAttached();

  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`${line} ${name}`) });
  const form = page.getByRole('dialog');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(rowOf('İki')).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByLabel('Landline').fill('0212 555 00 00');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Landline')).toHaveValue('0212 555 00 00');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf('İki')).toBeFocused();

  await rowOf('Bir')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirm(page, 'Delete');
  await expect(page.getByRole('status').filter({ hasText: /^1 customer$/ })).toBeAttached();
  await expect(rowOf('İki')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('what is missing and what the server refuses stands beside its fields, in the language of the page, and the rest is kept @desktop', async ({
  visit,
  api,
}) => {
  const { customer, account } = await (await api(admin)).createShop();
  const page = await visit('/admin/customers?edit=new', { as: admin, language: 'tr' });
  const form = page.getByRole('dialog');
  const shortName = form.getByLabel('Kısa ad');
  const email = form.getByLabel('E-posta', { exact: true });
  await form.getByLabel('Tam unvan').fill('Kardelen Giyim');
  await form.getByRole('button', { name: 'Müşteri ekle' }).click();
  await expect(shortName).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(shortName).toBeFocused();
  await expect(form.getByLabel('Tam unvan')).toHaveValue('Kardelen Giyim');
  await page.keyboard.type('Kardelen');
  await expect(shortName, 'one field fewer is wrong').toHaveValue('Kardelen');
  await expect(shortName).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('kardelen@example.com');
  await form.getByLabel('Müşteri kodu').fill(customer.customerId);
  await form.getByRole('button', { name: 'Müşteri ekle' }).click();
  await expect(form.getByText('Bu kod başka bir müşteride kullanılıyor.')).toBeVisible();
  await expect(form.getByLabel('Müşteri kodu')).toBeFocused();

  await form.getByLabel('Müşteri kodu').fill('');
  await form.getByLabel('Kullanıcı adı').fill(account.username);
  await form.getByLabel('Şifre', { exact: true }).fill('linen and denim');
  await form.getByRole('button', { name: 'Müşteri ekle' }).click();
  await expect(form.getByText('Bu kullanıcı adı başkasına ait.')).toBeVisible();
  await expect(shortName).toHaveValue('Kardelen');
});
