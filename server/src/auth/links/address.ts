import type { Language } from '@toptan/contract/languages';
import type { WaitingLink } from '../../mail/outbox.ts';
import { hexHashOf } from '../tokens.ts';

/** The page that a link opens. It has the language of the email where the browser has none chosen yet. */
const linkPage = (origin: string, language: Language) => `${origin}/set-password?language=${language}`;

/** Address of a link. The token is in the fragment, which browsers do not send, so no log has it. */
export const linkAddress = (origin: string, token: string, language: Language): string =>
  `${linkPage(origin, language)}#${token}`;

/** The part of a link that a waiting email holds; the token that opens the link is made when the email is sent. */
export const waitingLink = (origin: string, token: string, language: Language): WaitingLink => ({
  page: linkPage(origin, language),
  linkHash: hexHashOf(token),
});
