import type { Page } from '@playwright/test';
import type { Order } from '@toptan/contract/orders';
import { admin, atlas } from '../fixtures/api.ts';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../fixtures/look.ts';
import { openings } from '../fixtures/openings.ts';
import { addRoughData } from '../fixtures/rough-data.ts';
import { screensOf } from '../fixtures/screens.ts';
import { test, type Visit } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

let order: Order;

test.beforeEach(async ({ api }) => {
  test.setTimeout(240_000);
  order = await addRoughData(await api(admin), await api(atlas));
});

/** Opens every screen as each of its users. */
async function onEveryScreen(
  visit: Visit,
  options: NonNullable<Parameters<Visit>[1]>,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { as, paths } of screensOf(order)) {
    const page = await visit('/', { ...options, ...(as && { as }) });
    for (const path of paths) {
      await test.step(`${path} as ${as?.username ?? 'a visitor'}`, async () => {
        await page.goto(path);
        await settled(page);
        await check(page);
      });
    }
    await page.context().close();
  }
}

const narrow = { viewport: { width: 320, height: 640 } };

// English has the shorter words; `npm run screens` looks at it as well.
test('no screen scrolls sideways at 320 px (tr) @long', async ({ visit }) => {
  await onEveryScreen(visit, { language: 'tr', context: narrow }, expectNoSidewaysScroll);
});

// The phone's lists and sheets; `npm run screens -- --check axe` walks through every shape, theme and language.
test('no screen scrolls sideways at 320 px, and every one can be used with a screen reader (ar, light) @long', async ({
  visit,
}) => {
  const context = { ...narrow, colorScheme: 'light' } as const;
  await onEveryScreen(visit, { language: 'ar', context }, async page => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

for (const [language, colorScheme, size] of [
  ['tr', 'dark', ''],
  ['ar', 'light', ' @desktop'],
] as const) {
  test(`menus, questions and errors can be used with a screen reader (${language}, ${colorScheme})${size} @long`, async ({
    visit,
  }) => {
    const context = { colorScheme, reducedMotion: 'reduce' } as const;
    const people = new Set(openings.map(({ as }) => as));
    for (const as of people) {
      const page = await visit('/', { language, context, ...(as && { as }) });
      // Leaving a page drops the text that was typed in its form.
      page.on('dialog', dialog => void dialog.accept());
      for (const { name, path, open } of openings.filter(opening => opening.as === as)) {
        await test.step(`${name} as ${as?.username ?? 'a visitor'}`, async () => {
          await page.goto(path);
          await settled(page);
          await open(page, wordsOf(language));
          await expectAccessible(page);
        });
      }
      await page.context().close();
    }
  });
}
