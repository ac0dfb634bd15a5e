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

test('a screen that opens while the language is on its way speaks it', async () => {
  vi.resetModules();
  const i18n = await import('./i18n.ts');
  await i18n.startI18n('en', ['entry']);
  const switched = i18n.changeLanguage('tr');
  await i18n.loadWords(['register']);
  await switched;
  expect(i18next.t('registration:submit')).toBe('Başvuruyu gönder');
});
