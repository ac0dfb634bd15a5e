import { type FieldProblem, fieldProblems } from '@toptan/contract/errors';
import { fieldErrors } from '@toptan/contract/field-errors';
import { useCallback } from 'react';
import type {
  FieldError,
  FieldErrors,
  FieldPath,
  FieldValues,
  Resolver,
  UseFormSetError,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { errorText, type Problem, problemText } from './errors.ts';

/** react-hook-form keeps a problem as its code and bound, so that it can be said again in another language. */
const toFormError = ({ code, limit }: Problem): FieldError => ({
  type: code,
  ...(limit !== undefined && { message: String(limit) }),
});

function problemOf({ type, message }: FieldError): Problem {
  const code = fieldProblems.find(problem => problem === type) ?? 'invalid';
  return message ? { code, limit: Number(message) } : { code };
}

/**
 * Checks a form with a schema of the contract and hands the parsed values on. Each field keeps its first problem;
 * `useProblemText` says it.
 */
export function contractResolver<Input extends FieldValues, Output, Values extends Input = Input>(
  schema: z.ZodType<Output, Input>,
): Resolver<Values, unknown, Output> {
  return async values => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, ...problem } of fieldErrors(result.error.issues)) {
      const name = path.split('.')[0] ?? '';
      errors[name] ??= toFormError(problem);
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Puts the server's field problems beside their fields and the focus into the first of them. True when everything found its place: then nothing else may be
 * shown, for an error is said once. Otherwise the caller says `errorText` in a toast.
 * @param fields names that the form shows, in its order
 */
export function placeFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
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

type OwnWords = Partial<Record<FieldProblem, string>>;

/**
 * Says what is wrong with a field: `error={problem(errors.email)}`. A screen with sentences of its own gives them:
 * `problem(errors.username, { required: t('usernameRequired') })`.
 */
export function useProblemText(): (error: FieldError | undefined, own?: OwnWords) => string | undefined {
  const { t } = useTranslation('errors');
  return useCallback(
    (error, own) => {
      if (!error) return undefined;
      const problem = problemOf(error);
      return own?.[problem.code] ?? problemText(problem, t);
    },
    [t],
  );
}

/** Says what a call threw, in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback(error => errorText(error, t), [t]);
}
