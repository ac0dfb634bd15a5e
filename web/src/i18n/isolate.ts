import type { Language } from '@toptan/contract/languages';
import { languageTable } from './language-table.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Wraps a name, code or amount in Unicode isolates (FSI, PDI) where its direction could differ from the sentence's.
 * For plain text only; in markup use <bdi>.
 */
export function isolateForeign(text: string, language: Language): string {
  const sentence = languageTable[language].direction;
  if (sentence === 'ltr' && !rightToLeft.test(text)) return text;
  return `\u2068${text}\u2069`;
}
