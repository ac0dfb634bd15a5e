import { expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

it('takes the best of our languages that the browser accepts', () => {
  const examples = {
    'en;q=0.5, tr-TR;q=0.8': 'tr',
    'de-DE,de;q=0.9,tr;q=0.3,en;q=0.2': 'tr',
    'fr,*;q=0.5': 'en',
    'tr;q=0': 'en',
    ';;q=,=,ar;q=x': 'en',
    '': 'en',
  };
  for (const [header, language] of Object.entries(examples))
    expect(preferredLanguage(header), header).toBe(language);
  expect(preferredLanguage(undefined)).toBe('en');
});
