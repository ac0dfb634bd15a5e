import type { FieldError } from '@toptan/contract/errors';
import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/** The problem of one field; enough to show it in any language. */
export type Problem = Pick<FieldError, 'code' | 'limit'>;

/**
 * A sentence in the reader's language for any error of a call. Sentences of calls behind the login are loaded with its screens, and
 * those of calls of staff with theirs.
 */
export function errorText(error: unknown, t: TFunction<'errors'>): string {
  const code = error instanceof ApiError ? error.code : 'internal';
  const sentence = t as (keys: string[]) => string;
  return sentence([`code.${code}`, `refusals:code.${code}`, `staffRefusals:code.${code}`, 'code.internal']);
}

/**
 * The problem of one field, in the reader's language. `limit` counts characters, entries, decimals or the value itself. Sentences of
 * forms of staff are loaded with their screens.
 */
export function problemText({ code, limit = 0 }: Problem, t: TFunction<'words'>): string {
  switch (code) {
    case 'too_long':
    case 'too_many':
    case 'too_short':
      return t(`problem.${code}`, { count: limit });
    case 'too_big':
    case 'too_small':
      return t(`problem.${code}`, { limit });
    default:
      return (t as (keys: string[]) => string)([`problem.${code}`, `problems:${code}`, 'problem.invalid']);
  }
}
