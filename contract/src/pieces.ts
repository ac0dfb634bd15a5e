/** Pieces of these lines together. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
