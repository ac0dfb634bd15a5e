import type { ShareLink } from '@toptan/contract/sharing';
import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff share a product by WhatsApp with two taps and a selection with four, and one that was not sent leaves no link', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const [product, second] = [await staff.createProduct(), await staff.createProduct()];
  const links = () => staff.get<ShareLink[]>(`/api/share-links?productId=${product.id}`);
  const page = await visit(`/admin/catalog?q=${product.name}`, { as: admin });
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }));

  await page.getByRole('button', { name: `Share ${product.name}` }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Open WhatsApp' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await links()).length).toBe(0);

  await page.getByRole('button', { name: `Share ${product.name}` }).click();
  const opening = page.waitForEvent('popup');
  await sheet.getByRole('link', { name: 'Open WhatsApp' }).click();
  const message = new URL((await opening).url()).searchParams.get('text');
  expect(message).toMatch(new RegExp(`${product.name}[^]*/s/[\\w-]+`));
  await sheet.getByRole('button', { name: 'Close' }).click();
  expect(await links()).toHaveLength(1);

  await page.goto('/admin/catalog');
  for (const { name } of [product, second])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const another = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open WhatsApp' }).click();
  expect(decodeURIComponent((await another).url())).toMatch(/2 models.*\/s\/[\w-]{20,}/s);
});

test('the telephone, the language and the prices of a link follow its shop, and what is typed stays @desktop @long', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { customer } = await staff.createShop(unique('Butik'), {
    ownerMobile: '0532 000 10 77',
    language: 'tr',
  });
  const [first, second] = [await staff.createProduct(), await staff.createProduct()];
  const word = unique('Ceket');
  await Promise.all(
    [first, second].map((product, at) => staff.changeProduct(product, { name: `${word} ${at}` })),
  );
  const page = await visit(`/admin/catalog?q=${word}`, { as: admin });
  await page.getByRole('checkbox', { name: `Select ${word} 0` }).click();
  await page.getByRole('checkbox', { name: `Select ${word} 1` }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: 'Share 2 products' });
  const message = sheet.getByRole('textbox', { name: 'As it arrives' });
  const typed = `${await message.inputValue()}\nHello`;
  await message.fill(typed);
  await sheet.getByRole('combobox', { name: 'For' }).click();
  await page.getByRole('searchbox', { name: 'Find a shop' }).fill(customer.customerShortName);
  await page.getByRole('option', { name: customer.customerShortName }).click();
  await expect(sheet.getByRole('radio', { name: 'Türkçe' })).toBeChecked();
  await sheet.getByRole('radio', { name: `Prices of ${customer.customerShortName}` }).click();
  const [link] = await staff.get<ShareLink[]>(`/api/share-links?customerId=${customer.id}`);
  expect(link).toMatchObject({ language: 'tr', collection: { products: 2 } });
  await expect
    .poll(
      async () => (await staff.get<ShareLink[]>(`/api/share-links?customerId=${customer.id}`))[0]?.hasPrices,
    )
    .toBe(true);

  await expect(sheet.getByText('Which country is this number of?')).toBeVisible();
  await sheet.getByRole('button', { name: '+90' }).click();
  await expect(sheet.getByText('Which country is this number of?')).toBeHidden();
  expect(await staff.get(`/api/customers/${customer.id}`)).toMatchObject({
    ownerMobile: '+90 532 000 10 77',
  });
  await expect(sheet.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', /905320001077/);

  await sheet.getByRole('radio', { name: 'English' }).click();
  await expect(message).toHaveValue(typed);
});
