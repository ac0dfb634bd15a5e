import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the language of a link', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => window.history.replaceState(null, '', '/'));

  async function open(search: string) {
    window.history.replaceState(null, '', `/set-password${search}#token`);
    vi.resetModules();
    return (await import('./language-store.ts')).chosenLanguage();
  }

  it('is taken and stored where none was chosen', async () => {
    expect(await open('?language=tr')).toBe('tr');
    expect(await open('')).toBe('tr');
  });

  it('does not change the one that was chosen', async () => {
    localStorage.setItem(key, '{"state":{"currentLanguage":"ar"},"version":0}');
    expect(await open('?language=tr')).toBe('ar');
  });

  it.each(['?language=xx', '?language=', '?language=__proto__'])(
    'is English where it is %s',
    async search => {
      expect(await open(search)).toBe('en');
    },
  );
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
