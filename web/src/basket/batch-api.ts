import { type BatchResult, changeBasket } from '@toptan/contract/basket-batch';
import type { BodyOf } from '@toptan/contract/endpoint';
import { ApiError } from '../api/api-error.ts';
import { callQuoted } from '../api/call.ts';

/** The refusals of a batch's rows, by the names of the rows. */
export const refusalsOf = (results: readonly BatchResult[]): ReadonlyMap<string, ApiError> =>
  new Map(
    results.flatMap(({ ref, error }) =>
      error ? [[ref, ApiError.foreseen(409, error.code, error.fields)] as const] : [],
    ),
  );

/** The refusal of a batch with refused rows, of which nothing is stored. */
export class BatchRefused extends Error {
  /** The refusals by the name of their row. */
  readonly refusals: ReadonlyMap<string, ApiError>;

  constructor(results: readonly BatchResult[]) {
    const refusals = refusalsOf(results);
    super('rows were refused', { cause: [...refusals.values()][0] });
    this.refusals = refusals;
  }
}

/** Sends a batch; throws `BatchRefused` where it is atomic and the server refuses one of its rows. */
export async function sendBatch(
  body: BodyOf<typeof changeBasket>,
  options: { signal: AbortSignal; idempotencyKey: string },
) {
  const quoted = await callQuoted(changeBasket, { body }, options);
  if (!quoted.answer.applied) throw new BatchRefused(quoted.answer.results);
  return quoted;
}

/** The reason of a refusal in a form that people can read; for a batch the reason of its first refused row. */
export const reasonOf = (error: unknown) => (error instanceof BatchRefused ? error.cause : error);
