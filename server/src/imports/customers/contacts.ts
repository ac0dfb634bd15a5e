import { toLatinDigits } from '@toptan/contract/digits';

export type ContactField = 'phone' | 'ownerMobile' | 'landline' | 'email' | 'alternativeEmail';

const phones: readonly string[] = ['phone', 'ownerMobile', 'landline'] satisfies ContactField[];
const emails: readonly string[] = ['email', 'alternativeEmail'] satisfies ContactField[];

export const isContact = (field: string): field is ContactField =>
  phones.includes(field) || emails.includes(field);

const digitsOf = (text: string) => toLatinDigits(text).replace(/\D/g, '');

/** Digits of the longest telephone number that there is, and of the shortest without its area. */
const phoneDigits = { most: 15, fewest: 7 };

/** Words between two contacts. */
const between = /\s(?:ve|veya|ya da|and|or|و|أو)\s/iu;

const partsOf = (text: string, signs: RegExp) =>
  text
    .split(between)
    .flatMap(part => part.split(signs))
    .map(part => part.trim())
    .filter(Boolean);

/**
 * The telephones or emails of a cell: accounting programs write several into one, as `0532 111 22 33 / 0216 444 55 66`. One that is
 * written with a slash, as `0212/444 55 66`, is one.
 */
export function contactsIn(field: ContactField, text: string): string[] {
  if (emails.includes(field)) {
    const parts = partsOf(text, /[\s,;|/]+/u);
    return parts.length > 0 && parts.every(part => part.includes('@')) ? [...new Set(parts)] : [text];
  }
  const parts = partsOf(text, /[,;|/\n]|\s[-–]\s/u);
  const areWhole = parts.length > 0 && parts.every(part => digitsOf(part).length >= phoneDigits.fewest);
  return areWhole ? [...new Set(parts)] : [text];
}

/** Whether two contacts are one, in two spellings. */
export const isSameContact = (field: ContactField, one: string, other: string): boolean =>
  phones.includes(field) ? digitsOf(one) === digitsOf(other) : one.toLowerCase() === other.toLowerCase();

/** Whether a telephone has more digits than one can have: two of them, or one and the end of another. */
export const isTooLong = (field: ContactField, contact: string): boolean =>
  phones.includes(field) && digitsOf(contact).length > phoneDigits.most;

export const isMobile = (phone: string) => /^(?:00)?(?:90)?0?5\d{9}$/.test(digitsOf(phone));

/** Fields that a further contact of a field may go to, the better one first. */
export function othersFor(field: ContactField, contact: string): ContactField[] {
  if (field === 'email') return ['alternativeEmail'];
  if (field === 'alternativeEmail') return [];
  const fitting: ContactField[] = isMobile(contact)
    ? ['ownerMobile', 'phone', 'landline']
    : ['landline', 'phone', 'ownerMobile'];
  return fitting.filter(each => each !== field);
}
