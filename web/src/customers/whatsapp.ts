import type { Customer } from '@toptan/contract/customers';
import { toLatinDigits } from '@toptan/contract/digits';
import type { Language } from '@toptan/contract/languages';

/** Calling codes of countries whose shops are written to in another language than the portal's first. */
const codes: Partial<Record<Language, readonly string[]>> = {
  tr: ['90'],
  ar: [
    ...['20', '211', '212', '213', '216', '218', '222', '249', '961', '962', '963', '964', '965'],
    ...['966', '967', '968', '970', '971', '973', '974'],
  ],
};

/** The telephone that a message goes to. */
export const phoneOf = ({ ownerMobile, phone }: Pick<Customer, 'ownerMobile' | 'phone'>) =>
  ownerMobile ?? phone;

/** The digits of a number that begins with its country, as WhatsApp wants them; null without a country. */
export function internationalDigits(phone: string | null): string | null {
  const typed = toLatinDigits(phone ?? '').replace(/[^\d+]/g, '');
  const [, digits] = /^(?:\+|00)(\d{8,15})$/.exec(typed) ?? [];
  return digits ?? null;
}

/** The language of the country that a number is of, where the portal speaks it; otherwise the portal's first. */
export function likelyLanguage(phone: string | null, languages: readonly Language[]): Language {
  const digits = internationalDigits(phone);
  const likely = languages.find(language => codes[language]?.some(code => digits?.startsWith(code)));
  return likely ?? languages[0] ?? 'en';
}

/** Opens WhatsApp with a draft to a number; without one WhatsApp asks for the contact. */
export const whatsappAddress = (phone: string | null, message: string): string =>
  `https://wa.me/${internationalDigits(phone) ?? ''}?text=${encodeURIComponent(message)}`;
