import { fold } from '@toptan/contract/fold';
import { plainNumber } from '../../spreadsheet/numbers.ts';
import type { Cell, Row, SheetStart } from '../../spreadsheet/table.ts';
import { cellText } from '../cells.ts';
import { fieldOfHeading, foldHeading, type TableKind } from '../headings.ts';

/** Characters of the longest heading that may be known, and of the longest cell that may be a number. */
const headingMax = 100;
const numberMax = 40;

/** Rows among which the headings are looked for: reports begin with titles, dates and legends. */
const headingRows = 30;

/** Headings of a row that must be known: one may be a word of the goods. */
const headingsMin = 2;

/** The known headings of a kind of file. */
export type KnownHeadings = {
  /** The field of a heading; null: columns of this name are left out; undefined: it is not known. */
  fieldOf: (cell: Cell | undefined) => string | null | undefined;
  isSize: (cell: Cell | undefined) => boolean;
};

/** @param remembered the fields that staff last chose, by folded headings @param sizes labels of all size sets */
export function knownHeadings(
  kind: TableKind,
  remembered: ReadonlyMap<string, string | null>,
  sizes: ReadonlySet<string>,
): KnownHeadings {
  return {
    fieldOf(cell) {
      const text = cellText(cell);
      if (text === '' || text.length > headingMax) return undefined;
      const heading = foldHeading(text);
      return remembered.has(heading) ? remembered.get(heading) : fieldOfHeading(kind, text);
    },
    isSize: cell => sizes.has(cellText(cell)),
  };
}

const isFilled = (cell: Cell | undefined) => cellText(cell) !== '';

const filledIn = ({ cells }: Row): number => cells.filter(isFilled).length;

/** The number of known headings in a row; two for one field count once. */
function knownIn({ fieldOf }: KnownHeadings, cells: readonly Cell[]): number {
  const found = new Set<string>();
  for (const cell of cells) {
    const field = fieldOf(cell);
    if (field !== undefined) found.add(field ?? cellText(cell));
  }
  return found.size;
}

const isFigure = (cell: Cell | undefined) =>
  typeof cell === 'number' ||
  (typeof cell === 'string' && cell.length <= numberMax && plainNumber(cell, 'tr') !== null);

/** Whether the first row with goods is the first one of the table: a figure stands above a figure, and is no size. */
const holdsGoods = ({ isSize }: KnownHeadings, { cells }: Row, below: Row | undefined): boolean =>
  cells.some((cell, at) => isFigure(cell) && !isSize(cell) && (!below || isFigure(below.cells[at])));

/** Fields that name the subject of a row: every row of goods has one of them. */
const keys = new Set(['id', 'sku', 'name', 'codes', 'variantSku', 'customerCode', 'email']);

const isKey = ({ fieldOf }: KnownHeadings, cell: Cell | undefined) => keys.has(fieldOf(cell) ?? '');

/** Whether a row below the headings is of headings too, of which one names the subject: `Kodu`, `Adı` below `Model`, `Model`. */
const isHeadings = (known: KnownHeadings, { cells }: Row): boolean =>
  knownIn(known, cells) >= headingsMin && cells.some(cell => isKey(known, cell)) && !cells.some(isFigure);

/**
 * Whether the row below the headings continues them: `S`, `M` and `L` below `Stok`. It has texts or sizes, some of them where there
 * is no heading above, and no known heading.
 */
function goesOn(known: KnownHeadings, top: Row, below: Row | undefined): boolean {
  if (below?.n !== top.n + 1) return false;
  if (isHeadings(known, below)) return true;
  const isSame = (at: number) => cellText(below.cells[at]) === cellText(top.cells[at]);
  const own = below.cells.flatMap((cell, at) => (isFilled(cell) && !isSame(at) ? [{ cell, at }] : []));
  const isBehindKey = top.cells.some(
    (cell, at) => isKey(known, cell) && (!isFilled(below.cells[at]) || isSame(at)),
  );
  return (
    isBehindKey &&
    own.length >= headingsMin &&
    own.some(({ at }) => !isFilled(top.cells[at])) &&
    own.every(({ cell, at }) => (known.isSize(cell) || !isFigure(cell)) && !isKey(known, top.cells[at]))
  );
}

/** The place of the row that holds the headings; -1: the first row has goods. */
function guess(known: KnownHeadings, rows: readonly Row[]): number {
  const first = rows.slice(0, headingRows);
  const counts = first.map(({ cells }) => knownIn(known, cells));
  const most = Math.max(...counts);
  const best = first.filter((_, at) => counts[at] === most);
  const width = Math.max(...first.map(filledIn));
  // Headings name the subject of a row, names of groups of columns do not. Headings fill nearly all cells, titles and dates few.
  const row =
    most >= headingsMin
      ? (best.find(({ cells }) => cells.some(cell => isKey(known, cell))) ?? best[0])
      : first.find(each => filledIn(each) * 4 >= width * 3);
  if (!row) return -1;
  const at = first.indexOf(row);
  if (counts[at] === 0 && holdsGoods(known, row, first[at + 1])) return -1;
  return goesOn(known, row, first[at + 1]) ? at + 1 : at;
}

/** Words in the folded name of a group of columns by sizes: of one that counts pieces, and of one with amounts. */
const pieces = /stok|adet|beden|miktar|mevcut|stock|size|qty|quantity|pieces|pcs|مقاس|مخزون|كمي|عدد/u;
const amounts = /fiyat|tutar|maliyet|price|cost|amount|سعر|اسعار|تكلف|ثمن/u;

const isOfPieces = (group: string) => pieces.test(fold(group)) && !amounts.test(fold(group));

/**
 * The headings in a row, with the groups in the row above. A size in a group that does not count pieces is called by both, so that
 * prices by sizes are not taken for stock.
 */
function headingsAt(known: KnownHeadings, rows: readonly Row[], at: number): Cell[] {
  const { n, cells } = rows[at] ?? { n: 0, cells: [] };
  const above = rows[at - 1];
  if (above?.n !== n - 1) return cells;
  const isHeading = knownIn(known, above.cells) >= headingsMin;
  let group = '';
  return Array.from({ length: Math.max(cells.length, above.cells.length) }, (_, place) => {
    const own = cells[place] ?? null;
    const over = above.cells[place] ?? null;
    const isSize = known.isSize(own);
    if (isFilled(over)) {
      const isGroup = isSize || (isHeading && !isFilled(above.cells[place + 1]));
      group = isGroup && cellText(over) !== cellText(own) ? cellText(over).slice(0, headingMax) : '';
    }
    // `(TL)` below `Fiyat`.
    if (
      isHeading &&
      isFilled(own) &&
      known.fieldOf(own) === undefined &&
      known.fieldOf(over) !== undefined &&
      !isSize
    )
      return `${cellText(over)} ${cellText(own)}`.slice(0, headingMax);
    if (!isFilled(own)) return isHeading || known.fieldOf(over) !== undefined ? over : null;
    const isOwn = isSize ? isOfPieces(group) : known.fieldOf(own) !== undefined || !isHeading;
    return group === '' || isOwn ? own : `${group} ${cellText(own)}`.slice(0, headingMax);
  });
}

/** Headings, the number of their row (0: there are none), and the rows below them. */
export type Header = { headings: Cell[]; n: number; rows: Row[] };

/**
 * Finds the headings in the first rows of a table.
 * @param wanted the number of their row; 0: there are none; undefined: it is guessed
 * @returns null where the row that is wanted comes later
 */
export function findHeader(known: KnownHeadings, rows: Row[], wanted: number | undefined): Header | null {
  if (wanted === 0) return { headings: [], n: 0, rows };
  const at = wanted === undefined ? guess(known, rows) : rows.findIndex(({ n }) => n >= wanted);
  if (wanted === undefined && at < 0) return { headings: [], n: 0, rows };
  const row = rows[at];
  if (!row) return null;
  // A row without anything is not among them.
  if (wanted !== undefined && row.n > wanted) return { headings: [], n: wanted, rows: rows.slice(at) };
  return { headings: headingsAt(known, rows, at), n: row.n, rows: rows.slice(at + 1) };
}

/** The place of the sheet that is likely to be meant: the first with half as many known headings in a row as the best. */
export function likelySheet(known: KnownHeadings, sheets: readonly SheetStart[]): number {
  const counts = sheets.map(({ rows }) => Math.max(0, ...rows.map(({ cells }) => knownIn(known, cells))));
  const most = Math.max(0, ...counts);
  return most < headingsMin ? 0 : counts.findIndex(count => count >= headingsMin && count * 2 >= most);
}
