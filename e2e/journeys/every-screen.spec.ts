import { languages } from '@toptan/contract/languages';
import { admin, atlas } from '../fixtures/api.ts';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../fixtures/look.ts';
import { addRoughData } from '../fixtures/rough-data.ts';
import { screens } from '../fixtures/screens.ts';
import { test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => addRoughData(await api(admin), await api(atlas)));

for (const language of languages) {
  test(`every screen can be used with a screen reader (${language})`, async ({ visit }) => {
    test.setTimeout(240_000);
    for (const { path, as } of screens) {
      await test.step(`${path} as ${as?.username ?? 'a visitor'}`, async () => {
        const page = await visit(path, { language, ...(as && { as }) });
        await settled(page);
        await expectAccessible(page);
        await page.context().close();
      });
    }
  });

  test(`no screen scrolls sideways at 320 px (${language}) @phone`, async ({ visit }) => {
    test.setTimeout(240_000);
    for (const { path, as } of screens) {
      await test.step(`${path} as ${as?.username ?? 'a visitor'}`, async () => {
        const page = await visit(path, {
          language,
          ...(as && { as }),
          context: { viewport: { width: 320, height: 640 } },
        });
        await settled(page);
        await expectNoSidewaysScroll(page);
        await page.context().close();
      });
    }
  });
}
