import type { Language } from '@toptan/contract/languages';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { changeLanguage, startI18n } from './i18n.ts';
import { chosenLanguage } from './language-store.ts';

test('of two quick choices of a language the last one stands, whichever words come first', async () => {
  await startI18n('en');
  await changeLanguage('tr');
  // The words of Turkish are there, those of Arabic come later.
  await Promise.all([changeLanguage('ar'), changeLanguage('tr')]);
  expect([chosenLanguage(), document.documentElement.lang, document.documentElement.dir]).toEqual([
    'tr',
    'tr',
    'ltr',
  ]);
});

test.each<[Language, string, string]>([
  ['en', '1,000+ orders', '951–1,000 of 1,000+'],
  ['tr', '1.000+ sipariş', '951–1.000 / 1.000+'],
  ['ar', '\u20681,000+\u2069 طلب', '\u2066951–1,000\u2069 من \u20681,000+\u2069'],
])('a list that is counted no further shows that there are more (%s)', async (language, orders, shown) => {
  await startI18n(language);
  expect(i18next.t('words:orders', { count: 1000, isCapped: true })).toBe(orders);
  expect(i18next.t('ui:shown', { first: 951, last: 1000, total: 1000, isCapped: true })).toBe(shown);
  expect(i18next.t('words:orders', { count: 1000, isCapped: false })).not.toContain('+');
});

test('a screen that opens while the language is on its way speaks it', async () => {
  vi.resetModules();
  const i18n = await import('./i18n.ts');
  await i18n.startI18n('en', ['entry']);
  const switched = i18n.changeLanguage('tr');
  await i18n.loadWords(['registration']);
  await switched;
  expect(i18next.t('registration:submit')).toBe('Başvuruyu gönder');
});

test('the next page is asked for in the chosen language, by browsers without a store of cookies too', async () => {
  await startI18n('en');
  await changeLanguage('tr');
  expect(document.cookie).toContain('language=tr');
});
