import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { contentOf, textOf } from '../testing/pdf-text.ts';
import { printable, standIn } from './letters.ts';
import { styles, writerOf } from './page.ts';
import { isolated } from './words.ts';

const print = async (language: 'tr' | 'ar', ...texts: ReactElement[]): Promise<string> =>
  (
    await renderToBuffer(
      h(Document, { language }, h(Page, { size: [400, 14_000], style: styles.page }, ...texts)),
    )
  ).toString('latin1');

const { text: turkish } = writerOf('tr');
const { text: arabic } = writerOf('ar');

test.each([
  'Çizgili çocuk tişörtü, İĞÜŞÖÇ ığüşöç ₺ fiyat',
  'ООО Модный Дом',
  'Қазақ Ұлттық Сән',
  'Ψαρά Μόδα',
  'Việt Nam Łódź Škoda',
  'ქართული მოდა',
  'Հայերեն',
  '“50’li” – x² ½ ✓ → 100 %',
])('%s is printed as it is, and no word is divided', async content => {
  expect(textOf(await print('tr', turkish(content)))).toEqual([content]);
});

test('a word of two alphabets stands in one line', async () => {
  const narrow = turkish(`Tişört ${'ab'.repeat(10)}ΨΩ`, { width: 130 });
  expect(textOf(await print('tr', narrow))).toEqual(['Tişört ', `${'ab'.repeat(10)}ΨΩ`]);
});

test.each([
  ['AB\u201112', 'AB-12'],
  ['ke\u00adten\u200b \u2060kumaş\ufeff', 'keten kumaş'],
  ['cafe\u0301', 'café'],
  ['a\u202fb\u2009c\td', 'a\u00a0b c d'],
  ['1\r\n2\u20283', '1\n2\n3'],
  ['👩‍👩‍👧 ❤️ 🇹🇷 👍🏽 1️⃣', `${standIn} ${standIn} ${standIn} ${standIn} ${standIn}`],
  ['中文 עברית', `${standIn.repeat(2)} ${standIn.repeat(5)}`],
  ['𝓢𝓪𝓵𝓮', standIn.repeat(4)],
  ['a\ud800b', `a${standIn}b`],
  ['x\u0489\u0304', standIn],
  ['\u0000\u0007x', 'x'],
])('%j is printed as %j', (typed, printed) => {
  expect(printable(typed)).toBe(printed);
});

/** The places of the letters of a line of one run, in points from its left end. */
function placesIn(pdf: string): number[] {
  return [...contentOf(pdf).matchAll(/^1 0 0 1 (-?[\d.]+) -?[\d.]+ Tm$/gm)].map(([, x]) => Number(x));
}

test('Arabic letters join: one that its font moves stands beside its neighbour', async () => {
  // The font has a gap of 0.133 between kaf and alef, left of alef; without it alef would leave teh.
  const places = placesIn(await print('ar', arabic('تأكيد', { fontSize: 100 })));
  const [dal = 0, alef = 0, teh = 0] = places;
  expect([alef - dal, teh - alef].map(Math.round)).toEqual([131, 27]);
});

test('an Arabic mark stands at its letter', async () => {
  const [mark = 0, letter = 0] = placesIn(await print('ar', arabic('بُ', { fontSize: 100 })));
  expect(Math.abs(mark - letter)).toBeLessThan(60);
  expect(mark).toBeGreaterThan(letter);
});

test('no character of Unicode becomes another one', async () => {
  const [typed, wrong]: [string[], string[]] = [[], []];
  for (let code = 0x20; code < 0x3_0000; code++) {
    const character = String.fromCodePoint(code);
    if (!/(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(character)) continue;
    const plain = character.normalize('NFC').replace(/[\u2011\ufe63\uff0d]/, '-');
    const printed = printable(character);
    if (printed === plain) typed.push(plain);
    else if (printed !== standIn) wrong.push(character);
  }
  expect(wrong).toEqual([]);
  const lines = Array.from({ length: Math.ceil(typed.length / 40) }, (_, at) =>
    typed
      .slice(at * 40, at * 40 + 40)
      .map(isolated)
      .join(' '),
  );
  const pdf = await print('tr', ...lines.map(line => turkish(line, { direction: 'ltr', fontSize: 4 })));
  // A letter of Arabic and its isolated form are one picture.
  const alike = (text: string) => text.normalize('NFKC').trim().split(/ +/);
  expect(alike(textOf(pdf).join(' '))).toEqual(alike(typed.join(' ')));
});
