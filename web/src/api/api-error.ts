import type { ErrorBody, ErrorCode, FieldError } from '@toptan/contract/errors';

/** Codes of the contract, and `offline`: no answer came. */
export type ApiErrorCode = ErrorCode | 'offline';

/** The code for an answer that is not ours (a proxy's page, an empty body). */
const codeOfStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** An answer with a code comes from our server. A code that this page does not know yet reads as an internal error. */
function parseBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as ErrorBody | null;
    return typeof body?.code === 'string' ? body : null;
  } catch {
    // The page of a proxy, or an answer that was cut off: the status decides.
    return null;
  }
}

/**
 * A call that was refused or got no answer. The message is `<status>: <body text, or status text>`; people read the
 * sentence of `errorText` instead.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The problems of fields; empty when the error is not about fields. */
  readonly fields: readonly FieldError[];

  private constructor(
    message: string,
    status: number,
    code: ApiErrorCode,
    fields: readonly FieldError[] = [],
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  static answered(status: number, statusText: string, bodyText: string): ApiError {
    const body = parseBody(bodyText);
    const code = body?.code ?? codeOfStatus[status] ?? (status >= 500 ? 'internal' : 'malformed_request');
    return new ApiError(`${status}: ${bodyText || statusText}`, status, code, body?.fields);
  }

  /** The refusal of a row in an answer, or of a call that is not made because the server would refuse it. */
  static foreseen(status: number, code: ErrorCode, fields?: readonly FieldError[]): ApiError {
    return new ApiError(`${status}: ${code}`, status, code, fields);
  }

  static offline(cause: unknown): ApiError {
    const reason = cause instanceof Error ? cause.message : 'no answer';
    return new ApiError(`0: ${reason}`, 0, 'offline');
  }
}

/** Whether a call was refused for this reason. */
export const hasCode = (error: unknown, code: ApiErrorCode) =>
  error instanceof ApiError && error.code === code;

/** True where no answer came, or one from between us and the server: nobody knows whether the call was carried out. */
export const isUnanswered = (error: unknown) => hasCode(error, 'offline') || hasCode(error, 'unavailable');
