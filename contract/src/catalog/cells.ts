/** A size and color of a product, a cell of its grid; null where the product has none, both for the product as a whole. */
export type CellKey = { size: string | null; color: string | null };

export const sameCell = (one: CellKey, other: CellKey): boolean =>
  one.size === other.size && one.color === other.color;

export const isWholeProduct = ({ size, color }: CellKey): boolean => size === null && color === null;
