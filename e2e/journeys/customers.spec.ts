import { admin, unique } from '../fixtures/api.ts';
import { confirm } from '../fixtures/steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('the keyboard leads through the list, into a form and back to its row, and from the panel back to what opened it @desktop', async ({
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

  const toggle = page.getByRole('button', { name: 'Admin', exact: true });
  const panel = page.getByRole('navigation', { name: 'MANAGEMENT' });
  await toggle.press('Enter');
  await panel.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  // A click below the panel.
  await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 10);
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
