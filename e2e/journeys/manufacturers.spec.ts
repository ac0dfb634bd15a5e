import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Product } from '@toptan/contract/catalog/products';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import type { Order } from '@toptan/contract/orders';
import { admin, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/look.ts';
import { confirm } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a manufacturer is added with the usual lead time and capacity, edited, and deleted @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const taken = await staffApi.createManufacturer();
  const name = unique('Tekirdağ Örme');
  const page = await visit('/admin/manufacturers', { as: admin });
  await page.getByRole('button', { name: 'Add Manufacturer' }).click();
  const form = page.getByRole('dialog');
  const leadTime = form.getByRole('group', { name: 'Lead time' });
  await expect(leadTime.getByLabel('Days, from')).toHaveValue('3');
  await expect(leadTime.getByLabel('Days, to')).toHaveValue('5');
  await expect(form.getByRole('radio', { name: 'Medium' })).toBeChecked();
  const code = form.getByLabel('Manufacturer ID');
  await code.fill(taken.manufacturerId);
  await form.getByLabel('Company name').fill(name);
  await form.getByLabel('Email', { exact: true }).fill('uretim@example.com');
  await form.getByLabel('Phone').fill('+90 282 261 47 30');
  await form.getByLabel('Address').fill('Çorlu OSB, Tekirdağ');
  await form.getByRole('button', { name: 'Add Manufacturer' }).click();
  await expect(code, 'another one has it').toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Company name')).toHaveValue(name);
  await code.fill(name.split(' ').at(-1) ?? '');
  await form.getByRole('button', { name: 'Add Manufacturer' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await form.getByRole('radio', { name: 'High' }).click();
  await leadTime.getByLabel('Days, from').fill('10');
  await form.getByRole('button', { name: /Save/ }).click();
  await expect(form.getByText('Enter whole days, the smaller figure first')).toBeVisible();
  await expect(leadTime.getByLabel('Days, from')).toBeFocused();
  await leadTime.getByLabel('Days, to').fill('');
  await form.getByRole('button', { name: /Save/ }).click();
  await expect(row).toContainText('10 days');
  const find = () => staffApi.get<Manufacturer[]>(`/api/manufacturers?q=${encodeURIComponent(name)}`);
  expect(await find()).toMatchObject([{ companyName: name, capacity: 'high', leadTime: '10 days' }]);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await confirm(page, 'Delete');
  // Behind an open question rows are hidden.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(row).toHaveCount(0);
  expect(await find()).toEqual([]);
});

test('a lead time in other words stays while something else is edited, until days are entered @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { id } = await staffApi.createManufacturer();
  await staffApi.put(`/api/manufacturers/${id}`, { leadTime: 'iki hafta' });
  const page = await visit(`/admin/manufacturers?edit=${id}`, { as: admin, language: 'tr' });
  const form = page.getByRole('dialog');
  await expect(form.getByText(/iki hafta/)).toBeVisible();
  await form.getByLabel('Uzmanlık').fill('Örme');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  const read = async () =>
    (await staffApi.get<Manufacturer[]>('/api/manufacturers?limit=1000')).find(one => one.id === id);
  expect(await read()).toMatchObject({ specialty: 'Örme', leadTime: 'iki hafta' });

  await page.goto(`/admin/manufacturers?edit=${id}`);
  await form.getByLabel('Gün, en az').fill('٣');
  await form.getByLabel('Gün, en fazla').fill('5');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  expect(await read()).toMatchObject({ leadTime: '3-5 days' });
});

/** Puts a thousand other rows first, so that the wanted one stands beyond them. */
async function putOthersFirst(page: Page): Promise<void> {
  await page.route('**/api/manufacturers?limit=1000', async route => {
    const response = await route.fetch();
    const [row] = (await response.json()) as Manufacturer[];
    const others = Array.from({ length: 1000 }, (_, at) => ({
      ...row,
      id: randomUUID(),
      companyName: `Atölye ${at}`,
    }));
    await route.fulfill({ response, json: others });
  });
}

test('a manufacturer beyond the first thousand is found by typing, for an order and for a product @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const { id: manufacturerId, companyName } = await staffApi.createManufacturer();
  const product = await staffApi.createProduct();
  const order = await (await api(account)).placeOrder(product);
  const page = await visit('/favicon.svg', { as: admin });
  await putOthersFirst(page);
  await page.goto(`/admin/orders?q=${order.orderNumber}`);

  const assign = page.getByRole('combobox', { name: /^Assign/ });
  // The button waits for the manufacturers.
  await expect(assign).toBeEnabled();
  await assign.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search manufacturers' });
  await expect(search).toBeFocused();
  await expect(page.getByText('The first 100 are shown.')).toBeVisible();
  await expectAccessible(page);
  await search.fill('no such workshop');
  await expect(page.getByText('No manufacturers found')).toBeVisible();
  await search.fill(companyName);
  await expect(page.getByRole('option')).toHaveText([companyName]);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assigned')).toBeVisible();
  // Shown at once, and stored a moment later.
  const assigned = async () => (await staffApi.get<Order>(`/api/orders/${order.id}`)).manufacturerId;
  await expect.poll(assigned).toBe(manufacturerId);

  // The address is changed from within: a catalogue that is opened by its address brings the first thousand along.
  await page.evaluate(path => {
    history.pushState({}, '', path);
  }, `/admin/catalog?edit=${product.id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const choice = form.getByRole('combobox', { name: 'Manufacturer' });
  await expect(choice).toHaveText('No manufacturer');
  await choice.click();
  await search.fill(companyName);
  await page.getByRole('option', { name: companyName }).click();
  await expect(choice).toHaveText(companyName);
  await expect(choice).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await staffApi.get<Product>(`/api/products/${product.id}`)).toMatchObject({ manufacturerId });
});
