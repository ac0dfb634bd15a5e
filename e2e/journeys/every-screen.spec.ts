import { languages } from '@toptan/contract/languages';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/look.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

for (const language of languages) {
  test(`every screen can be used with a screen reader (${language})`, async ({ visit }) => {
    test.setTimeout(120_000);
    for (const { path, as } of screens) {
      await test.step(`${path} as ${as?.username ?? 'a visitor'}`, async () => {
        const page = await visit(path, { language, ...(as && { as }) });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page);
        await page.context().close();
      });
    }
  });

  test(`no screen scrolls sideways at 320 px (${language}) @phone`, async ({ visit }) => {
    test.setTimeout(120_000);
    for (const { path, as } of screens) {
      await test.step(`${path} as ${as?.username ?? 'a visitor'}`, async () => {
        const page = await visit(path, {
          language,
          ...(as && { as }),
          context: { viewport: { width: 320, height: 640 } },
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await page.context().close();
      });
    }
  });
}
