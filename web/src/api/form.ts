import { type FieldProblem, fieldProblems } from '@toptan/contract/errors';
import { useCallback } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { errorText, type Problem, problemText } from './errors.ts';

/** react-hook-form stores a problem as its code and bound, so that it can be shown again in another language. */
export const toFormError = ({ code, limit }: Problem): FieldError => ({
  type: code,
  ...(limit !== undefined && { message: String(limit) }),
});

function problemOf({ type, message }: FieldError): Problem {
  const code = fieldProblems.find(problem => problem === type) ?? 'invalid';
  return message ? { code, limit: Number(message) } : { code };
}

/**
 * Puts the server's field problems beside their fields and the focus into the first of them. True when everything found
 * its place: then nothing else may be shown, for an error is shown once. Otherwise the caller shows `errorText` in a toast.
 * @param fields names that the form shows, in its order
 */
export function placeFieldErrors<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  setError: (name: NoInfer<Name>, error: FieldError, options: { shouldFocus: boolean }) => void,
): boolean {
  if (!(error instanceof ApiError) || error.fields.length === 0) return false;
  const placed = error.fields.map(({ path, ...problem }) => {
    const name = fields.find(field => field === path || path.startsWith(`${field}.`));
    return name && { name, problem: toFormError(problem) };
  });
  const named = placed.filter(one => one !== undefined);
  const first = Math.min(...named.map(({ name }) => fields.indexOf(name)));
  for (const { name, problem } of named)
    setError(name, problem, { shouldFocus: fields.indexOf(name) === first });
  return named.length === placed.length;
}

/** The number of fields with an error, those of groups counted one by one. */
export function problemCount(errors: object): number {
  return Object.values(errors).reduce<number>((count, error) => {
    if (typeof error !== 'object' || error === null) return count;
    return count + ('type' in error && typeof error.type === 'string' ? 1 : problemCount(error));
  }, 0);
}

/** Sentences of a screen's own for some problems. */
export type OwnWords = Partial<Record<FieldProblem, string>>;

/**
 * The error message of a field: `error={problem(errors.email)}`. A screen with sentences of its own gives them:
 * `problem(errors.username, { required: t('usernameRequired') })`.
 */
export function useProblemText(): (error: FieldError | undefined, own?: OwnWords) => string | undefined {
  const { t } = useTranslation('words');
  return useCallback(
    (error, own) => {
      if (!error) return undefined;
      const problem = problemOf(error);
      return own?.[problem.code] ?? problemText(problem, t);
    },
    [t],
  );
}

/** The message of an error that a call threw, in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback(error => errorText(error, t), [t]);
}
