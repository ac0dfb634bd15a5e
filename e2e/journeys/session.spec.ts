import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('closing the panel leads the focus back to what opened it @desktop', async ({ visit }) => {
  const page = await visit('/admin/customers?q=nobody', { as: admin });
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
});
