import type { BrowserContextOptions, Page } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { createEmptyDatabase } from '../fixtures/database.ts';
import { plainPicture } from '../fixtures/photograph.ts';
import { startServer } from '../fixtures/server.ts';
import { Stopwatch } from '../fixtures/stopwatch.ts';
import { expect, test } from '../fixtures/test.ts';

const products = 200;
const house = 'Yıldız Tekstil';

const codes = Array.from({ length: products }, (_, at) => `YT-${1000 + at}`);

/** A price list as wholesalers keep it: a row for each size. */
const productFile = Buffer.from(
  [
    'Model Kodu;Ürün;RENK;Beden;Stok;Fiyat',
    ...codes.flatMap((code, at) =>
      ['S', 'M', 'L'].map(size => `${code};Ceket ${code};Siyah;${size};24;${390 + at},00`),
    ),
  ].join('\n'),
);

const customerFile = Buffer.from(
  [
    'Kısa ad;Unvan;E-posta;Yetkili;Cep telefonu',
    'Atlas;Atlas Butik Ltd. Şti.;selin@atlas.example;Selin Karaca;+90 532 000 10 01',
    'Lale;Lale Moda Tekstil;deniz@lale.example;Deniz Aksoy;+90 533 000 10 11',
    'Haddad;Haddad Fashion;karim@haddad.example;Karim Haddad;+961 3 000 101',
  ].join('\n'),
);

/** A picture of its own for each product, in one archive. */
async function pictureFile(): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {};
  for (const [at, code] of codes.entries())
    files[`${code}_Siyah_1.png`] = await plainPicture(`hsl(${(at * 360) / products}, 40%, 50%)`);
  return Buffer.from(zipSync(files, { level: 0 }));
}

/** Sends a file to the import that is open, applies it, and goes back to the guide. */
async function importFile(
  page: Page,
  watch: Stopwatch,
  {
    label,
    file,
    check,
    apply,
  }: {
    label: string;
    file: { name: string; mimeType: string; buffer: Buffer };
    check?: string;
    apply: string;
  },
): Promise<void> {
  await watch.act(() => page.getByLabel(label).setInputFiles(file));
  if (check !== undefined) {
    const checkButton = page.getByRole('button', { name: check });
    await watch.wait(() => expect(checkButton).toBeVisible({ timeout: 30_000 }));
    await watch.act(() => checkButton.click());
  }
  const applyButton = page.getByRole('button', { name: apply });
  await watch.wait(() => expect(applyButton).toBeVisible({ timeout: 60_000 }));
  await watch.act(() => applyButton.click());
  await watch.wait(() =>
    expect(page.getByRole('heading', { name: 'Applied' })).toBeVisible({ timeout: 60_000 }),
  );
  await watch.act(() => page.getByRole('link', { name: 'Back to setting up' }).click());
}

test('an empty portal leads to the first order of an invited shop, with 200 products and their pictures @desktop @long', async ({
  browser,
  faults,
}, info) => {
  test.setTimeout(240_000);
  const server = await startServer(await createEmptyDatabase(`first_day_${info.workerIndex}`));
  const open = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: server.address, ...options });
    faults.watch(context);
    return context.newPage();
  };
  try {
    const [, password = ''] = /with the password (\S+)/.exec(server.log()) ?? [];
    const pictures = await pictureFile();
    const logo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#6d2750' } })
      .png()
      .toBuffer();
    const staff = await open();
    const watch = new Stopwatch();

    await staff.goto('/');
    await watch.act(() => staff.getByLabel('Username').fill('admin'));
    await watch.act(() => staff.getByLabel('Password', { exact: true }).fill(password));
    await watch.act(() => staff.getByRole('button', { name: 'Sign in' }).click());
    const begin = staff.getByRole('link', { name: 'Begin' });
    await watch.wait(() => expect(begin).toBeVisible());
    await watch.act(() => begin.click());

    await watch.act(() =>
      staff
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo }),
    );
    await watch.wait(() => expect(staff.getByRole('img', { name: 'Logo' })).toBeVisible());
    await watch.act(() => staff.getByLabel('Short name').fill(house));
    await watch.act(() => staff.getByRole('button', { name: 'Save and go on' }).click());
    await watch.wait(() => expect(staff.getByText('1 of 4 done')).toBeVisible());

    await watch.act(() => staff.getByRole('link', { name: 'From Excel' }).click());
    await importFile(staff, watch, {
      label: 'File to import',
      file: { name: 'kis.csv', mimeType: 'text/csv', buffer: productFile },
      check: `Check ${products * 3} rows`,
      apply: `Apply ${products * 3} changes`,
    });
    await expect(staff.getByText('2 of 4 done')).toBeVisible();

    // The guide can be left: the card of the dashboard leads back to its step.
    await staff.goto('/');
    await expect(staff.getByRole('region', { name: 'Go on setting up' })).toContainText('2 of 4 done');
    await staff.getByRole('link', { name: 'Go on', exact: true }).click();

    await watch.act(() => staff.getByRole('button', { name: 'Change: First products' }).click());
    await watch.act(() => staff.getByRole('link', { name: 'Pictures' }).click());
    await importFile(staff, watch, {
      label: 'Pictures to import',
      file: { name: 'cekim.zip', mimeType: 'application/zip', buffer: pictures },
      apply: `Apply ${products} changes`,
    });

    await watch.act(() => staff.getByRole('link', { name: 'From Excel' }).click());
    await importFile(staff, watch, {
      label: 'File to import',
      file: { name: 'musteri.csv', mimeType: 'text/csv', buffer: customerFile },
      check: 'Check 3 rows',
      apply: 'Apply 3 changes',
    });

    await watch.wait(() => expect(staff.getByText('3 of 4 done')).toBeVisible());
    await watch.act(() => staff.getByRole('button', { name: 'Invite Atlas Butik Ltd. Şti.' }).click());
    const invitation = staff.getByRole('dialog');
    await watch.wait(() => expect(invitation).toBeVisible());
    await watch.act(() => invitation.getByRole('button', { name: 'Make the link' }).click());
    const whatsapp = new URL(
      (await invitation.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '',
    );
    watch.actions += 1;
    expect(`${whatsapp.origin}${whatsapp.pathname}`).toBe('https://wa.me/905320001001');
    const message = whatsapp.searchParams.get('text') ?? '';
    expect(message).toContain(`Merhaba Selin Karaca, ${house}`);
    const [link = ''] = /http\S+/.exec(message) ?? [];

    const shopWatch = new Stopwatch();
    const shop = await open({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
    await shopWatch.act(() => shop.goto(link));
    const chosen = 'kumaş-pazarı-17';
    await shopWatch.act(() => shop.getByLabel('Yeni şifre', { exact: true }).fill(chosen));
    await shopWatch.act(() => shop.getByLabel(/Yeni şifre.*tekrar/).fill(chosen));
    await shopWatch.act(() => shop.getByRole('button', { name: 'Şifreyi kaydet ve giriş yap' }).click());
    await shopWatch.wait(() => expect(shop).toHaveURL('/'));
    await expect(shop.getByRole('banner').getByRole('link', { name: house })).toBeVisible();
    await shopWatch.act(() => shop.getByRole('link', { name: 'Katalog' }).click());
    const card = shop.getByRole('button', { name: /Ceket YT-1199/ });
    await shopWatch.wait(() => expect(card).toBeVisible());
    const picture = shop.getByRole('article').filter({ has: card }).locator('img').first();
    await expect(picture).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}\//);
    await shopWatch.act(() => card.click());
    const picker = shop.getByRole('dialog', { name: 'Ceket YT-1199' });
    await shopWatch.wait(() => expect(picker).toBeVisible());
    await shopWatch.act(() => picker.getByRole('textbox', { name: /^Siyah, M/ }).fill('6'));
    await shopWatch.act(() => picker.getByRole('button', { name: 'Bitti' }).click());
    await shopWatch.act(() => picker.getByRole('button', { name: '6 adet ekle' }).click());
    await shopWatch.act(() => picker.getByRole('link', { name: /Sepette 6/ }).click());
    const confirm = shop.getByRole('button', { name: /Siparişi onayla/ });
    await shopWatch.wait(() => expect(confirm).toBeVisible());
    await shopWatch.act(() => confirm.click());
    await shopWatch.wait(() => expect(shop.getByText(/^TPT-/).first()).toBeVisible());

    await invitation.getByRole('button', { name: 'Close' }).click();
    const row = staff.getByRole('listitem').filter({ hasText: 'Atlas Butik' });
    await expect(row).toContainText('signed in');
    await staff.getByRole('button', { name: 'Enough for now' }).click();
    await expect(staff.getByRole('heading', { name: 'Your portal is open' })).toBeVisible();
    await staff.getByRole('link', { name: 'To the dashboard' }).click();
    await expect(staff.getByRole('main')).toContainText(/TPT-\d\d-00001.*Atlas/);
    await expect(staff.getByRole('region', { name: /setting up/ })).toHaveCount(0);

    info.annotations.push(
      { type: 'wholesaler', description: String(watch) },
      { type: 'shop', description: String(shopWatch) },
    );
    process.stdout.write(`The wholesaler: ${watch}. The shop: ${shopWatch}.\n`);
  } finally {
    await server.stop();
  }
});
