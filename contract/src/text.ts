import { z } from 'zod';

/** Folds the Arabic-Indic and Persian digits of phone keyboards: '٠٥٣٢' becomes '0532'. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf));
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Trimmed text of 1 to `max` characters. */
export function requiredText(max: number) {
  return z.string().trim().min(1).max(max).refine(isStorable);
}

/** Trimmed text of at most `max` characters; empty becomes null. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine(isStorable)
    .nullable()
    .transform(text => text || null);
}

/** One line: no control characters, so that it can stand in a mail header. */
function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

export const nameMax = 200;
export const emailMax = 254;
export const addressMax = 500;

/** A name of a person or company on one line. */
export const nameSchema = requiredText(nameMax).refine(isOneLine);
export const optionalNameSchema = optionalText(nameMax).refine(name => name === null || isOneLine(name));

/** One e-mail address (RFC 5321: at most 254 characters). */
export const emailSchema = z.string().trim().max(emailMax).pipe(z.email());

const phonePattern = /^[+()\d\s./-]{5,40}$/;

function isPhone(phone: string): boolean {
  return phonePattern.test(phone) && phone.replace(/\D/g, '').length >= 5;
}

const phoneIssue = { params: { problem: 'invalid_phone' } };

/** A telephone number as people write it, in Latin digits; at least five of them. */
export const phoneSchema = requiredText(40).transform(toLatinDigits).refine(isPhone, phoneIssue);
export const optionalPhoneSchema = optionalText(40)
  .transform(phone => (phone === null ? null : toLatinDigits(phone)))
  .refine(phone => phone === null || isPhone(phone), phoneIssue);

/** An empty e-mail field means that there is none. */
export const optionalEmailSchema = z
  .union([z.literal(''), z.null(), emailSchema])
  .transform(email => email || null);
