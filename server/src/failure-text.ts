import { withoutValues } from './db/errors.ts';
import { OperatorError } from './operator-error.ts';

/**
 * The text of a failure: one line for an error that the operator can act on. Every other error is a fault of ours and shows its
 * place.
 */
export function failureText(thrown: unknown): string {
  const error = withoutValues(thrown);
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}
