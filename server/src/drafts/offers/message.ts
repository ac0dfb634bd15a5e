import { draftLinkPath } from '@toptan/contract/draft-links';
import type { Language } from '@toptan/contract/languages';
import { formatMoney } from '../../mail/templates/writing.ts';

/** Address of a link. The token is in the fragment, which browsers do not send, so no log has it. */
export const draftLinkAddress = (origin: string, token: string, language: Language): string =>
  `${origin}${draftLinkPath}?language=${language}#${token}`;

type Prepared = {
  /** The name of the receiver: the owner or, where none is known, the company. */
  name: string;
  pieces: number;
  /** In lira, with the fee. */
  total: string;
};

const texts: Record<Language, (prepared: Prepared, link: string) => string[]> = {
  en: ({ name, pieces, total }, link) => [
    `Hello ${name}, the order that I have prepared for you: ${pieces} pieces, ${formatMoney(total, 'en')}.`,
    'You can look at it and confirm it here:',
    link,
  ],
  tr: ({ name, pieces, total }, link) => [
    `Merhaba ${name}, sizin için hazırladığım sipariş: ${pieces} adet, ${formatMoney(total, 'tr')}.`,
    'Buradan bakıp onaylayabilirsiniz:',
    link,
  ],
  ar: ({ name, pieces, total }, link) => [
    `مرحبًا ${name}، هذا الطلب الذي أعددته لكم، عدد القطع: ${pieces}، الإجمالي: ${formatMoney(total, 'ar')}.`,
    'يمكنكم الاطلاع عليه وتأكيده من هنا:',
    link,
  ],
};

/** A message with the link to a prepared order, in a language. */
export const preparedText = (language: Language, prepared: Prepared, link: string): string =>
  texts[language](prepared, link).join('\n');
