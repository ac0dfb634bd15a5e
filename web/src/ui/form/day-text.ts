import type { Language } from '@toptan/contract/languages';

/** '2026-11-30' as the language writes it: 30.11.2026 in Turkish, 30/11/2026 in English and Arabic. */
export const showDay = (day: string, language: Language): string =>
  day
    .split('-')
    .reverse()
    .join(language === 'tr' ? '.' : '/');
