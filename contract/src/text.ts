import { z } from 'zod';
import { toLatinDigits } from './digits.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Embeddings, overrides and isolates (Unicode UAX 9, 2.1-2.4), which phones add to copied numbers and forgers to names. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Zero width, marks of direction, soft hyphens, fillers. Persian words and emoji need some of them: other text keeps them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes characters that are pasted into or forged in user names, addresses and codes. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Anything but invisible characters, blanks, and marks and lengthenings (tatweel) of letters that are not there. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u0640\u2800]/u;

/** Trimmed text without characters that turn the direction of its surroundings; empty when nothing of it can be seen. */
export function plainText() {
  return z
    .string()
    .overwrite(text => (visible.test(text) ? text.replace(directionControls, '') : ''))
    .trim();
}

/** Text of at most `max` characters, also as search takes them apart: U+FDFA is eighteen letters there. */
export const ofLength = (text: z.ZodString, max: number) =>
  text.max(max).refine(given => given.length > max || given.normalize('NFKC').length <= max, {
    params: { problem: 'too_long', limit: max },
  });

/** Trimmed text of 1 to `max` characters. */
export function requiredText(max: number) {
  return ofLength(plainText().min(1), max).refine(isStorable);
}

/** Trimmed text of at most `max` characters; empty becomes null. */
export function optionalText(max: number) {
  return ofLength(plainText(), max)
    .refine(isStorable)
    .nullable()
    .transform(text => text || null);
}

/** Whether a text has no control characters or line separators, so that it can stand in a mail header. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Trimmed text on one line, of at most `max` characters; empty becomes null. */
export function optionalLine(max: number) {
  return optionalText(max).refine(text => text === null || isOneLine(text));
}

/** Trimmed text of 1 to `max` characters on one line. */
export const requiredLine = (max: number) => requiredText(max).refine(isOneLine);

export const nameMax = 200;
export const emailMax = 254;
export const addressMax = 500;

/** A name of a person or company on one line. */
export const nameSchema = requiredLine(nameMax);
export const optionalNameSchema = optionalLine(nameMax);

export const usernameMax = 100;
/** A name to sign in with. Invisible characters are no part of it: no two names look alike, and a pasted one works. */
export const usernameSchema = z.string().transform(withoutInvisible).pipe(requiredText(usernameMax));

/** An e-mail address (RFC 5321: at most 254 characters). */
export const emailSchema = plainText()
  .overwrite(withoutInvisible)
  .trim()
  .min(1)
  .max(emailMax)
  .pipe(z.email());

const phonePattern = /^[+()\d\s./-]{5,40}$/;

function isPhone(phone: string): boolean {
  return phonePattern.test(phone) && phone.replace(/\D/g, '').length >= 5;
}

const phoneIssue = { params: { problem: 'invalid_phone' } };

/** A telephone number without invisible marks, which contacts and web pages have, and with hyphens for other dashes. */
const plainPhone = (phone: string) =>
  withoutInvisible(toLatinDigits(phone))
    .replace(/[\u2010-\u2013]/g, '-')
    .trim();

/** A telephone number as people write it, in Latin digits; at least five of them. */
export const phoneSchema = requiredText(40).transform(plainPhone).refine(isPhone, phoneIssue);
export const optionalPhoneSchema = optionalText(40)
  .transform(phone => phone && plainPhone(phone))
  .refine(phone => phone === null || isPhone(phone), phoneIssue);

/** An empty e-mail field means no address. */
export const optionalEmailSchema = z
  .union([z.literal(''), z.null(), emailSchema])
  .transform(email => email || null);
