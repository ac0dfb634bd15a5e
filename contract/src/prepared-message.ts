import type { Language } from './languages.ts';

type PreparedMessage = {
  /** The name of the receiver. */
  name: string;
  pieces: number;
  /** The sum with the fee, as the language of the message writes it. */
  total: string;
  /** The address of the prepared order, in the language of the message. */
  link: string;
};

const texts: Record<Language, (message: PreparedMessage) => string[]> = {
  en: ({ name, pieces, total }) => [
    `Hello ${name}, the order that I have prepared for you: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${total}.`,
    'You can look at it and confirm it here:',
  ],
  tr: ({ name, pieces, total }) => [
    `Merhaba ${name}, sizin için hazırladığım sipariş: ${pieces} adet, ${total}.`,
    'Buradan bakıp onaylayabilirsiniz:',
  ],
  ar: ({ name, pieces, total }) => [
    `مرحبًا ${name}، هذا الطلب الذي أعددته لكم، عدد القطع: ${pieces}، الإجمالي: ${total}.`,
    'يمكنكم الاطلاع عليه وتأكيده من هنا:',
  ],
};

/** A message to a shop with the link to its prepared order. */
export const preparedMessage = (language: Language, message: PreparedMessage): string =>
  [...texts[language](message), message.link].join('\n');
