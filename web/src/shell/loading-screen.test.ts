import { languages } from '@toptan/contract/languages';
import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import ar from '../i18n/locales/ar/words.json' with { type: 'json' };
import en from '../i18n/locales/en/words.json' with { type: 'json' };
import tr from '../i18n/locales/tr/words.json' with { type: 'json' };

const words = { en, ar, tr };

it.each(languages)('the page shows in %s the same loading sentence as its screens', language => {
  const html = new DOMParser().parseFromString(page, 'text/html');
  expect(html.querySelector(`.loading-words > [lang=${language}]`)?.textContent).toBe(
    words[language].loading,
  );
});
