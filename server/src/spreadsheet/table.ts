import type { FileEncoding } from '@toptan/contract/imports';

/** A cell of a file: text as it stands there, or what a workbook knows to be a number or a truth. Dates are `2026-11-24 10:30:00`, with a time even at midnight: a text
 * never looks like that by chance. */
export type Cell = string | number | boolean | null;

/** A row with its number in the file, from 1, as a spreadsheet program shows it. */
export type Row = {
  n: number;
  cells: Cell[];
  /** The range of each cell that is merged down several rows, by columns: `C2:C4`. */
  merged?: Record<number, string> | undefined;
};

/** The table of a file that is read, and its encoding. */
export type TableOptions = {
  /** The name of a sheet, also of a hidden one; by default one of those that can be seen. */
  sheet?: string | undefined;
  /** The encoding of a text file; by default its bytes tell. */
  encoding?: FileEncoding | undefined;
};

/** A sheet that can be read, with its first rows that have something in them. */
export type SheetStart = { name: string; rows: readonly Row[] };

/** A file before its rows are read. */
export type Opened = {
  /** The encoding of a text file. */
  encoding: FileEncoding | null;
  /** Names of the sheets of a workbook. */
  names: readonly { name: string; isHidden: boolean }[];
  /** The sheets that can be read; first the one that is likely to be meant. */
  sheets: readonly SheetStart[];
};

/** The cell of a formula that was never computed; the formula stands behind it. */
export const uncomputed = '#FORMULA!';

/** Rows behind the header, and its own. */
export const tableRowsMax = 100_000;
export const tableColumnsMax = 200;
/** Characters of one cell: as many as Excel allows. */
export const cellMax = 32_767;
/** Characters of all cells of a row, and of a file. */
export const rowMax = 100_000;
export const tableMax = 50_000_000;
