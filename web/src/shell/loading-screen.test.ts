import { languages } from '@toptan/contract/languages';
import ar from '@toptan/contract/words/ar/words.json' with { type: 'json' };
import en from '@toptan/contract/words/en/words.json' with { type: 'json' };
import tr from '@toptan/contract/words/tr/words.json' with { type: 'json' };
import { expect, it } from 'vitest';
import page from '../../index.html?raw';

const words = { en, ar, tr };

it.each(languages)('the page shows in %s the same loading sentence as its screens', language => {
  const html = new DOMParser().parseFromString(page, 'text/html');
  expect(html.querySelector(`.loading-words > [lang=${language}]`)?.textContent).toBe(
    words[language].loading,
  );
});
