import type { ErrorCode } from '@toptan/contract/errors';

/** Why a file cannot be read, by the code of the refusal. */
export class Unreadable extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
