/** What the operator can act on. The message is one line: what is wrong, where, and what helps. */
export class OperatorError extends Error {}
