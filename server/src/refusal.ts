import {
  type ErrorBody,
  type ErrorCode,
  errorStatus,
  type FieldError,
  type FieldProblem,
} from '@toptan/contract/errors';
import { violatedConstraint } from './db/errors.ts';

/** A call that is refused for a reason that the caller can understand. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The refusal as callers read it. */
  get body(): ErrorBody {
    const { code, message, fields } = this;
    return { code, message, ...(fields.length > 0 && { fields: [...fields] }) };
  }
}

/** The refusal of missing rows and of those that are not the caller's, byte for byte the same: 404. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'Not found');
}

/** The row that was looked for; 404 when there is none. */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw notFound();
  return found;
}

/** @throws Refusal `customer_inactive` */
export function refuseInactive({ isActive }: { isActive: boolean }): void {
  if (!isActive) throw new Refusal('customer_inactive', 'The customer is inactive');
}

/** A refusal that names one field. */
export function fieldRefusal(code: ErrorCode, path: string, problem: FieldProblem, message: string): Refusal {
  return new Refusal(code, message, { fields: [{ path, code: problem, message }] });
}

/**
 * Waits for a write, and turns a violated constraint of the database into a refusal in the user's terms.
 * @param refusals by the constraint's name; other errors are thrown as they are
 */
export async function orRefuse<T>(
  write: PromiseLike<T>,
  refusals: Readonly<Record<string, () => Refusal>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw refusals[violatedConstraint(error) ?? '']?.() ?? error;
  }
}
