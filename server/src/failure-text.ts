import { withoutValues } from './db/errors.ts';
import { OperatorError } from './operator-error.ts';

/** What the operator can act on is one line; everything else is a fault of ours and shows where it happened. */
export function failureText(thrown: unknown): string {
  const error = withoutValues(thrown);
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}
