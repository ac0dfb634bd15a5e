import { expect, test } from 'vitest';
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
