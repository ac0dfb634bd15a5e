import type { Customer } from '@toptan/contract/customers';
import { toLatinDigits } from '@toptan/contract/digits';
import type { Language } from '@toptan/contract/languages';
import type { PortalInfo } from '@toptan/contract/portal';

/** Calling codes of countries whose shops are written to in another language than the portal's first. */
const codes: Partial<Record<Language, readonly string[]>> = {
  tr: ['90'],
  ar: [
    ...['20', '211', '212', '213', '216', '218', '222', '249', '961', '962', '963', '964', '965'],
    ...['966', '967', '968', '970', '971', '973', '974'],
  ],
};

/** The country of a wholesaler whose telephone numbers name none: Turkey. */
const defaultCode = '90';

/** The telephones of the receiver. */
export type Phones = Pick<Customer, 'ownerMobile' | 'phone' | 'landline'>;

/** The telephone number that a message is sent to. */
export const phoneOf = ({ ownerMobile, phone }: Pick<Phones, 'ownerMobile' | 'phone'>) =>
  ownerMobile ?? phone;

const digitsOf = (phone: string | null) => toLatinDigits(phone ?? '').replace(/[^\d+]/g, '');

/** The digits of a number that names its country. */
const withCountry = (phone: string | null): string | undefined =>
  /^(?:\+|00)(\d{8,15})$/.exec(digitsOf(phone))?.[1];

/** The calling code of the first of these numbers with a known country. */
function codeOf(phones: readonly (string | null)[]): string | undefined {
  const digits = phones.map(withCountry).find(found => found !== undefined);
  return Object.values(codes)
    .flat()
    .find(code => digits?.startsWith(code));
}

/** The country of a customer, from its other numbers, or that of the wholesaler. */
export const homeCodeOf = (
  { ownerMobile, phone, landline }: Phones,
  portal: Pick<PortalInfo, 'phone' | 'whatsapp'>,
): string => codeOf([ownerMobile, phone, landline]) ?? codeOf([portal.whatsapp, portal.phone]) ?? defaultCode;

/**
 * The digits of a number with its country, as WhatsApp wants them; null for a text that is no number.
 * @param home calling code of numbers that are written without one: 0532 418 07 66, 532 418 07 66
 */
export function internationalDigits(phone: string | null, home = defaultCode): string | null {
  const given = withCountry(phone);
  if (given) return given;
  const typed = digitsOf(phone);
  if (!/^\d{7,15}$/.test(typed)) return null;
  if (typed.startsWith('0')) return `${home}${typed.slice(1)}`;
  // The number has its country without the plus: it is longer than any number within that country.
  if (typed.startsWith(home) && typed.length >= home.length + 8) return typed;
  return `${home}${typed}`;
}

/** Whether a number leaves its country open: 0532 418 07 66. */
export function lacksCountry(phone: string | null, home: string): boolean {
  const digits = internationalDigits(phone, home);
  return digits !== null && !digitsOf(phone).endsWith(digits);
}

/** A number with its country: 0532 418 07 66 as +90 532 418 07 66. */
export const withCode = (phone: string, code: string): string =>
  `+${code} ${toLatinDigits(phone).trim().replace(/^0/, '')}`;

/** The language of the number's country, where the portal speaks it; otherwise the portal's first. */
export function likelyLanguage(
  phone: string | null,
  languages: readonly Language[],
  home?: string,
): Language {
  const digits = internationalDigits(phone, home);
  const likely = languages.find(language => codes[language]?.some(code => digits?.startsWith(code)));
  return likely ?? languages[0] ?? 'en';
}

/** Opens WhatsApp with a draft to a number; without one WhatsApp asks for the contact. */
export const whatsappAddress = (phone: string | null, message: string, home?: string): string =>
  `https://wa.me/${internationalDigits(phone, home) ?? ''}?text=${encodeURIComponent(message)}`;
