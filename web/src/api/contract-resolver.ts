import { fieldErrors } from '@toptan/contract/field-errors';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { toFormError } from './form.ts';

/**
 * Checks a form with a schema of the contract and hands the parsed values on. Each field keeps its first problem;
 * `useProblemText` gives its message.
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
