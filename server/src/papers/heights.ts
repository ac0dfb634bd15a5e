import type { RunCell } from './paper.ts';

/**
 * Divides parts into groups, each as full as it gets.
 * @param sizeOf size of a part
 * @param limit size of a group
 * @param first used size of the first group
 * @param later used size of each other group
 */
function inGroups<Part>(
  parts: readonly Part[],
  sizeOf: (part: Part) => number,
  limit: number,
  first = 0,
  later = 0,
): Part[][] {
  const groups: Part[][] = [[]];
  let used = first;
  for (const part of parts) {
    const size = sizeOf(part);
    if (used > 0 && used + size > limit) {
      groups.push([]);
      used = later;
    }
    groups.at(-1)?.push(part);
    used += size;
  }
  return groups;
}

/** Points of a page for rows: some fewer than there are, for heights are estimated. */
const pageHeight = 730;

/**
 * Lays rows on pages before they are drawn: the library's own breaking of pages takes time by the square of the rows, and fails
 * beyond some hundred. It draws a row that is taller than a page over its end.
 * @param heightOf estimated points of a row
 * @param head used points of the first page
 * @param laterHead used points of each other page
 */
export const inPages = <Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  head: number,
  laterHead = 0,
): Row[][] => inGroups(rows, heightOf, pageHeight, head, laterHead);

/** Points of a line of text in each size that does not set its own. */
export const lineHeight = 13;

/**
 * Lines of a text; a word is never divided.
 * @param width of a line, in letters
 */
export const linesOf = (content: string, width: number): number =>
  inGroups(content.split(/\s+/), word => word.length + 1, width + 1).length;

/** A text with a line break in every word of more than 45 letters, such as an address of the web. */
export const foldedWords = (content: string): string => content.replace(/\S{45}(?=\S)/gu, '$&\n');

/** The font size, at most `max`, in which the longest word of a text fits a line of so many points. */
export const fontSizeIn = (width: number, content: string, max: number): number =>
  Math.min(max, width / (0.64 * Math.max(...content.split(/\s+/).map(word => word.length))));

/** The number of lines for colors with their names, in lines of so many points. */
export const colorLines = (colors: readonly { name: string }[], width: number): number =>
  inGroups(colors, ({ name }) => 19 + 4.3 * name.length, width + 8).length;

const cellHeight = 27;

/** The cells of a run in lines of so many points. */
const runLines = (cells: readonly RunCell[], width: number): RunCell[][] =>
  inGroups(
    cells,
    ({ size, pieces }) => Math.max(21.5, 6.5 + 4.2 * size.length, 6.5 + 5.6 * String(pieces).length),
    width,
  );

export const runHeight = (cells: readonly RunCell[], width: number): number =>
  runLines(cells, width).length * cellHeight;

/**
 * Divides a run into parts that each fit on a page; nearly always one.
 * @param head used points of a page
 */
export const runParts = (cells: readonly RunCell[], width: number, head: number): RunCell[][] =>
  inPages(runLines(cells, width), () => cellHeight, head, head).map(lines => lines.flat());
