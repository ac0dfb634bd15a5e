import { toLatinDigits } from '@toptan/contract/digits';
import { fold } from '@toptan/contract/fold';
import { readPieces } from '../form/piece-text.ts';
import type { GridCell } from './grid-keys.ts';

/** '1.200' as a spreadsheet copies it: digits in groups of three, all with the same mark between them. */
const grouped = /^[1-9]\d{0,2}([.,٬'’])\d{3}(?:\1\d{3})*$/;

/** Pieces of a cell: '٠١٢' → 12, '1.200' → 1200, nothing → 0, NaN for a text that is no whole number. */
export function readCell(text: string): number {
  const plain = toLatinDigits(text).trim();
  return readPieces(grouped.test(plain) ? plain.replace(/\D/g, '') : plain) ?? 0;
}

/**
 * '12,00' → '12': whole pieces as a spreadsheet copies them. Only for pasted text: '1.0' may be the beginning of a typed '1.000'.
 */
export const pastedText = (text: string): string => text.trim().replace(/(\d)[.,٫][0٠۰]{1,2}$/, '$1');

type PastedBlock = {
  texts: { cell: GridCell; text: string }[];
  /** Values for which the grid has no cell, or only a closed one. */
  cut: number;
};

/** The block of cells that a spreadsheet puts on the clipboard: lines of columns between tabs. */
function linesOf(clipboard: string): string[][] {
  const lines = clipboard.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map(line => line.split('\t').map(pastedText));
}

/**
 * The places of these labels among names, -1 for one that is none of them; null unless they are labels: no two alike,
 * and most of them names.
 */
function placesOf(labels: readonly string[], names: readonly string[]): number[] | null {
  const known = names.map(fold);
  const given = labels.filter(label => label !== '');
  const places = labels.map(label => (label === '' ? -1 : known.indexOf(fold(label))));
  const found = places.filter(place => place !== -1);
  const areDistinct = new Set(given).size === given.length;
  return areDistinct && found.length > 0 && found.length * 2 > given.length ? places : null;
}

type Names = { rows: readonly string[]; columns: readonly string[] };

/**
 * The texts of a pasted block by cell. A first line that repeats names of columns is a header, and a first column
 * that repeats names of rows too: their values go where they are named, others from the focused cell on.
 * @param isOpen false for a closed cell, and outside the grid
 */
export function pastedBlock(
  clipboard: string,
  from: GridCell,
  names: Names,
  isOpen: (cell: GridCell) => boolean,
): PastedBlock {
  const lines = linesOf(clipboard);
  const hasWords = (labels: readonly string[]) => labels.some(label => Number.isNaN(readCell(label)));
  // A column of figures alone is a column of pieces: sizes may look like pieces.
  const firsts = lines.map(([first = '']) => first);
  const headOf = (skipped: number) =>
    lines.length > 1 ? placesOf((lines[0] ?? []).slice(skipped), names.columns) : null;
  const isLabelled = (labels: readonly string[]) => hasWords(labels) && placesOf(labels, names.rows) !== null;
  const below = firsts.slice(1);
  const corner = lines.length > 1 && headOf(1) !== null && placesOf(below, names.rows) !== null;
  const hasRowNames = corner || isLabelled(firsts) || (headOf(0) !== null && isLabelled(below));
  const skipped = hasRowNames ? 1 : 0;
  const columns = headOf(skipped);
  const values = columns ? lines.slice(1) : lines;
  const rows = hasRowNames
    ? placesOf(
        values.map(([first = '']) => first),
        names.rows,
      )
    : null;
  const given = values.flatMap((line, down) =>
    line.slice(skipped).flatMap((text, across) => {
      const row = rows ? (rows[down] ?? -1) : Math.max(0, from.row) + down;
      const column = columns ? (columns[across] ?? -1) : Math.max(0, from.column) + across;
      return text === '' ? [] : [{ cell: { row, column }, text }];
    }),
  );
  const texts = given.filter(({ cell }) => isOpen(cell));
  return { texts, cut: given.length - texts.length };
}
