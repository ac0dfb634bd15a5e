import { type BatchResult, changeBasket } from '@toptan/contract/basket-batch';
import type { BodyOf } from '@toptan/contract/endpoint';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

/** Why rows of a batch were refused, by their names. */
export const refusalsOf = (results: readonly BatchResult[]): ReadonlyMap<string, ApiError> =>
  new Map(
    results.flatMap(({ ref, error }) =>
      error ? [[ref, ApiError.answered(409, '', JSON.stringify(error))] as const] : [],
    ),
  );

/** A batch of which rows were refused, and so nothing is stored. */
export class BatchRefused extends Error {
  /** By the name of its row. */
  readonly refusals: ReadonlyMap<string, ApiError>;

  constructor(results: readonly BatchResult[]) {
    const refusals = refusalsOf(results);
    super('rows were refused', { cause: [...refusals.values()][0] });
    this.refusals = refusals;
  }
}

/** Sends an atomic batch; throws `BatchRefused` where the server refuses one of its rows. */
export async function sendBatch(
  body: BodyOf<typeof changeBasket>,
  options: { signal: AbortSignal; idempotencyKey: string },
): Promise<undefined> {
  const { applied, results } = await call(changeBasket, { body }, options);
  if (!applied) throw new BatchRefused(results);
}

/** Why something was refused, in a form that people can read: of a batch, why its first row was. */
export const reasonOf = (error: unknown) => (error instanceof BatchRefused ? error.cause : error);
