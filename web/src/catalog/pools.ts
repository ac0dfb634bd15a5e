/** A size in a color; null where the product has none. */
export type Cell = { size: string | null; color: string | null };

/** The sizes and colors that a product is offered in; empty where it has none. */
export type Axes = { sizes: readonly string[]; colors: readonly string[] };

/** Pieces by size and color; the key is `cellKey`. A missing key is 0, a text that is no whole number NaN. */
export type StockPieces = Readonly<Record<string, number>>;

/** The key of a cell. No name has the character in between: the database cannot store it. */
export const cellKey = ({ size, color }: Cell) => `${size ?? ''}\0${color ?? ''}`;

/** Every size with every color that a product is offered in. */
export function variantsOf({ sizes, colors }: Axes): Cell[] {
  const rows = sizes.length > 0 ? sizes : [null];
  const columns = colors.length > 0 ? colors : [null];
  return rows.flatMap(size => columns.map(color => ({ size, color })));
}
