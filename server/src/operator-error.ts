/** An error that the operator can act on. The message is one line: the fault, its place, and the remedy. */
export class OperatorError extends Error {}
