import { accentElementId } from '@toptan/contract/portal';
import sharp from 'sharp';
import { admin } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const name = 'Yıldız Tekstil';

test('staff give the portal a name, a logo and a color; login and shop wear them @desktop', async ({
  visit,
  api,
}) => {
  const staffApi = await api(admin);
  const { account } = await staffApi.createShop();
  const logo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#6d2750' } })
    .png()
    .toBuffer();
  try {
    const staff = await visit('/admin/settings', { as: admin });
    await staff
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(staff.getByRole('img', { name: 'Logo' })).toBeVisible();
    await staff.getByLabel('Short name').fill(name);
    await staff.getByRole('link', { name: 'Look' }).click();
    await staff.getByLabel('Or type one').fill('#c9a14a');
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Words in this color could not be read')).toBeVisible();
    await expect(staff.getByText('The first is from your logo.')).toBeVisible();
    await staff.getByRole('button', { name: /^#/ }).first().click();
    const accent = await staff.getByLabel('Or type one').inputValue();
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Settings saved').first()).toBeVisible();
    await expect(staff.getByRole('banner').getByText(name)).toBeVisible();

    const visitor = await visit('/login');
    await expect(visitor).toHaveTitle(`Sign in · ${name}`);
    await expect(visitor.getByRole('banner').locator('img')).toHaveJSProperty('complete', true);
    await expect(visitor.getByRole('button', { name: 'Sign in' })).toHaveCSS(
      'background-color',
      `rgb(${[1, 3, 5].map(at => Number.parseInt(accent.slice(at, at + 2), 16)).join(', ')})`,
    );

    const shop = await visit('/catalog', { as: account });
    await expect(shop.getByRole('banner').getByRole('link', { name })).toBeVisible();

    const accentOf = () =>
      shop.evaluate(id => document.getElementById(id)?.textContent ?? '', accentElementId);
    expect(await accentOf()).toContain(accent);
    await staffApi.changeSettings({ accent: null });
    await expect.poll(accentOf, "open pages go back to Toptan's own color").toBe('');
  } finally {
    // Other journeys know the portal as Toptan.
    const { version } = await staffApi.changeSettings({ name: null, accent: null });
    await staffApi.removeLogo(version);
  }
});
