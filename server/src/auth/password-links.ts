import type { Language } from '@toptan/contract/languages';

/**
 * Address of the page behind a link. The token stands in the hash, which no server and no log gets to see; the language
 * is that of the letter, for a browser in which none was chosen yet.
 */
export const linkAddress = (origin: string, token: string, language: Language): string =>
  `${origin}/set-password?language=${language}#${token}`;
