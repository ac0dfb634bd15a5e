import { beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from './i18n.ts';
import { chosenLanguage, useLanguageStore } from './language-store.ts';

const key = 'language-storage';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  useLanguageStore.setState({ currentLanguage: 'en' });
});

async function reload(content: string | null) {
  if (content === null) localStorage.removeItem(key);
  else localStorage.setItem(key, content);
  await useLanguageStore.persist.rehydrate();
}

describe('the stored language', () => {
  it('is English until somebody chooses', async () => {
    await reload(null);
    expect(chosenLanguage()).toBe('en');
  });

  it('is taken up again', async () => {
    await reload('{"state":{"currentLanguage":"ar"},"version":0}');
    expect(chosenLanguage()).toBe('ar');
  });

  it.each([
    '{',
    'null',
    '[]',
    '"tr"',
    '{"state":null}',
    '{"state":{"currentLanguage":"xx"},"version":0}',
    '{"state":{"currentLanguage":{}},"version":0}',
  ])('falls back to English when it is %s', async content => {
    await reload(content);
    expect(chosenLanguage()).toBe('en');
  });
});

describe('changing the language', () => {
  it('turns the page around and is remembered as currentLanguage', async () => {
    await startI18n('en');
    await changeLanguage('ar');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(stored().state).toEqual({ currentLanguage: 'ar' });

    await changeLanguage('tr');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['tr', 'ltr']);
    expect(stored().state).toEqual({ currentLanguage: 'tr' });
  });
});
