import type { Reading } from '@toptan/contract/reading';
import type { Scene, Stage } from './scene.ts';
import type { World } from './world.ts';

const path = '/basket/list';
const forShop = ({ draft }: World) => `${path}?for=${draft.id}`;
const readCall = 'POST /api/basket/read';

/** A message in each language: lines that are sure, talk, and five questions. */
const messages: Record<string, string> = {
  en: `hi good morning
2902 blue 5 packs
2605 black m 6 l 6 xl 2
2120 black 38 4 40 4 42 2
wide leg blue 30 32 34 2 each
puffer jacket black L 5
1938 fuchsia 40 2
2911 black 12 pieces
1604 cardigan grey 2 packs
can you ship on friday`,
  tr: `Selam kolay gelsin
2902 mavi 5 seri
2605 siyah m 6 l 6 xl 2
2120 siyah 38 4 40 4 42 2
bol paça mavi 30 32 34 ikişer
şişme mont siyah L 5
1938 fuşya 40 2
2911 siyah 12 adet
1604 hırka gri 2 seri
cuma günü kargoya verebilir misiniz`,
  ar: `السلام عليكم
٢٩٠٢ ازرق ٥ سيري
٢٦٠٥ اسود M ٣ L ٣
١٠٤٢ ابيض ٢ سيري
جاكيت منفوخ اسود لارج ٥
١٩٣٨ فوشي ٤٠ حبتين
١٦٠٤ رمادي ٢ سيري
يعطيكم العافية`,
};

/** Puts a text into the page as a paste does. */
async function paste({ page }: Stage, text: string): Promise<void> {
  await page.locator('.one > textarea').focus();
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Lines that are asked for other reasons. */
const doubtful = `3020 siyah 38 40 42 6 adet
2102 siyah 3 seri
yok yok 5 olsun
2605 siyah M 3 iade
2120 siyah 38 4
2120 siyah 38 4
8.69742E+12 4
2902 mavi 5 seri koysana
2902
2905 mavi 5
geçen seferki gibi
elbise varsa 2`;

const pasteMessage = async (stage: Stage) =>
  paste(stage, messages[(await stage.page.locator('html').getAttribute('lang')) ?? 'en'] ?? '');

async function pasted(stage: Stage): Promise<void> {
  await pasteMessage(stage);
  await stage.page.locator('.ask').first().waitFor();
}

/** Answers all questions: with their first way, else they are left out. */
async function settled(stage: Stage): Promise<void> {
  await pasted(stage);
  const { page } = stage;
  for (let left = await page.locator('.ask').count(); left > 0; left--) {
    const question = page.locator('.ask').first();
    const way = question.locator('.ask-way:not([data-plain])').first();
    const answer = (await way.count()) > 0 ? way : question.locator('.icon-btn');
    const name = await question.getAttribute('aria-label');
    await answer.click();
    await page.locator(`.ask[aria-label=${JSON.stringify(name)}]`).waitFor({ state: 'detached' });
  }
}

/** The barcode of a variant of the demo. */
const knownCode = '8697420000028';

/** Types codes as a scanner does. */
async function scan({ page }: Stage, ...codes: string[]): Promise<void> {
  await page.locator('.one > textarea').focus();
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

const scanned = async (stage: Stage) => {
  await scan(stage, '8690123450367', knownCode, knownCode);
  await stage.page.locator('.ask').first().waitFor();
};

/** Leaves a list, and comes back the day after. */
async function comeBackTomorrow(stage: Stage): Promise<void> {
  await pasted(stage);
  const { page } = stage;
  await page.evaluate(() => {
    const { state, version } = JSON.parse(localStorage.getItem('lists') ?? '{}');
    for (const list of Object.values<{ at: string }>(state.lists))
      list.at = new Date(Date.now() - 86_400_000).toISOString();
    localStorage.setItem('lists', JSON.stringify({ state, version }));
  });
  await page.reload();
  await page.getByRole('button', { name: stage.t('reading:earlier.goOn') }).waitFor();
}

/** Chooses a file. */
const chooseFile = ({ page }: Stage, name: string, text: string) =>
  page
    .locator('.ways-in input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Adding by a list, in its states. */
export const readingScenes: Scene[] = [
  { name: 'list-empty', as: 'shop', path },
  { name: 'list-empty-staff', as: 'staff', path: forShop },
  { name: 'list-no-shop', as: 'staff', path },
  { name: 'list-pasted', as: 'shop', path, act: pasted },
  { name: 'list-pasted-staff', as: 'staff', path: forShop, act: pasted },
  {
    name: 'list-reasons',
    as: 'shop',
    path,
    act: async stage => {
      await paste(stage, doubtful);
      await stage.page.locator('.ask').nth(2).waitFor();
    },
  },
  { name: 'list-settled', as: 'staff', path: forShop, act: settled },
  {
    name: 'list-search',
    as: 'shop',
    path,
    act: async stage => {
      await pasted(stage);
      await stage.page
        .getByRole('button', { name: stage.t('reading:another') })
        .last()
        .click();
      await stage.page.locator('.find').waitFor();
    },
  },
  {
    name: 'list-line',
    as: 'shop',
    path,
    act: async stage => {
      await pasted(stage);
      await stage.page.locator('button.got-name').first().click();
      await stage.page.locator('[role=dialog] :is(.quantity-grid, .colors, .stepper)').first().waitFor();
    },
  },
  {
    name: 'list-talk',
    as: 'shop',
    path,
    act: async stage => {
      await pasted(stage);
      await stage.page.locator('.list-fold').last().click();
      await stage.page
        .getByRole('button', { name: stage.t('reading:isOrder') })
        .first()
        .scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'list-names',
    as: 'shop',
    path,
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('reading:names.show') }).click();
      await page.locator('.names > li').first().waitFor();
    },
  },
  { name: 'list-scanned', as: 'shop', path, act: scanned },
  {
    name: 'list-reading',
    as: 'shop',
    path,
    before: ({ network }) => network.hold(readCall),
    act: async stage => {
      await pasteMessage(stage);
      await stage.page.locator('.list-bones').waitFor();
    },
  },
  {
    name: 'list-nothing',
    as: 'shop',
    path,
    before: ({ network }) =>
      network.change<Reading>(readCall, reading => ({
        ...reading,
        lines: reading.lines.map(line => ({ ...line, kind: 'ignored', rows: [], ways: [] })),
      })),
    act: async stage => {
      await pasteMessage(stage);
      await stage.page.getByText(stage.t('reading:nothing.title')).waitFor();
    },
  },
  {
    name: 'list-too-long',
    as: 'shop',
    path,
    act: async stage => {
      await paste(stage, Array.from({ length: 1212 }, (_, at) => `2902 mavi ${at}`).join('\n'));
      await stage.page.getByText(stage.t('reading:tooLong.title')).waitFor();
    },
  },
  {
    name: 'list-offline',
    as: 'shop',
    path,
    breaks: true,
    before: ({ network }) => network.cut(readCall),
    act: async stage => {
      await pasteMessage(stage);
      await stage.page.getByText(stage.t('reading:offline.title')).waitFor();
    },
  },
  {
    name: 'list-refused',
    as: 'shop',
    path,
    before: ({ network }) =>
      network.answer('POST /api/basket/batch', {
        applied: true,
        results: [{ ref: '0', ok: false, error: { code: 'product_unavailable', message: 'Not sold' } }],
      }),
    act: async stage => {
      await pasted(stage);
      await stage.page.locator('[data-add]').click();
      await stage.page.locator('.toast-title', { hasText: stage.t('reading:partly') }).waitFor();
    },
  },
  { name: 'list-earlier', as: 'shop', path, act: comeBackTomorrow },
  {
    name: 'list-file',
    as: 'shop',
    path,
    act: async stage => {
      await chooseFile(
        stage,
        'siparis-24-kasim.csv',
        'Model;Renk;S;M;L;XL;Fiyat\n2605;siyah;1;2;2;1;895\n2605;sarı;;1;1;;895\n1042;bordo;2;2;2;2;165',
      );
      await stage.page.locator('.got').first().waitFor();
      if (stage.isPhone) await stage.page.locator('.list-fold').first().click();
    },
  },
  {
    name: 'list-file-failed',
    as: 'shop',
    path,
    breaks: true,
    act: async stage => {
      await chooseFile(stage, 'fatura.pdf', '%PDF-1.7');
      await stage.page.getByText(stage.t('reading:file.failed')).waitFor();
    },
  },
];
