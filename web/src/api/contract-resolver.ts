import { fieldErrors } from '@toptan/contract/field-errors';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
} from 'react-hook-form';
import type { z } from 'zod';
import { toFormError } from './form.ts';

/** The field of a path: in groups of fields the one that is named, of a list the list. */
function fieldAt(values: FieldValues, path: string): string {
  const keys = path.split('.');
  const depth = keys.findIndex((_, at) => !isGroup(get(values, keys.slice(0, at + 1).join('.'))));
  return keys.slice(0, depth + 1).join('.') || path;
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

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
      const name = fieldAt(values, path);
      if (!get(errors, name)) set(errors, name, toFormError(problem));
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
