/** A cell of a file: text as it stands there, or what a workbook knows to be a number or a truth. Dates are `2026-11-24 10:30:00`, with a time even at midnight: a text
 * never looks like that by chance. */
export type Cell = string | number | boolean | null;

/** What a formula is read as that was never computed, with the formula behind it. */
export const uncomputed = '#FORMULA!';

/** Rows behind the header, and its own. */
export const tableRowsMax = 100_000;
export const tableColumnsMax = 200;
/** Characters of one cell: as many as Excel allows. */
export const cellMax = 32_767;
/** Characters of all cells of a row, and of a file. */
export const rowMax = 100_000;
export const tableMax = 50_000_000;
