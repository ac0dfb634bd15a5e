import type { Cell } from '../outcome.ts';
import { sizeKey } from '../rows/symbols.ts';
import { foldWord, lexicon, wordsIn } from '../tokens/lexicon.ts';
import type { Line } from '../tokens/lines.ts';
import type { CatalogueWords, Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { headers } from '../words/goods.ts';
import { roles as words } from '../words/roles.ts';

type Column = { is: keyof typeof headers | 'row' | 'other' | 'aside' } | { is: 'sizeOf'; size: string };
type Written = { from: number; to: number; text: string };

const roles = new Map(
  (Object.entries(headers) as [keyof typeof headers, string][]).flatMap(([role, list]) =>
    wordsIn(list).map(word => [word.replace(/ /g, ''), role] as const),
  ),
);

/** The most columns of a table. */
export const maxColumns = 60;

/** Two spaces or more part cells too, but leave none empty between them. */
const spaces = '  ';
const separators = ['\t', '|', ';', ',', spaces];

/** What stands for nothing in a cell, and between the header and the rows. */
const nothing = /^[-–—:]+$/;

/** The text of a cell, without what stands for nothing. */
function saidIn(cell: string): string {
  const said = cell.trim();
  return nothing.test(said) ? '' : said;
}

function cellsOf(line: string, separator: string): Written[] {
  const text = line.trimEnd();
  const cells: Written[] = [];
  for (let begin = 0; ; ) {
    const end = cells.length < maxColumns - 1 ? text.indexOf(separator, begin) : -1;
    const cell = text.slice(begin, end < 0 ? text.length : end);
    const from = begin + (cell.length - cell.trimStart().length);
    cells.push({ from, to: from + cell.trim().length, text: saidIn(cell) });
    if (end < 0) return cells;
    begin = end + separator.length;
    while (separator === spaces && text[begin] === ' ') begin += 1;
  }
}

/** The most characters of a heading: no word for a column is longer. */
const headingMax = 30;

function columnOf(text: string): Column {
  if (text === '' || text.length > headingMax) return { is: 'other' };
  const folded = foldWord(text);
  const name = folded.replace(/[ .:]/g, '');
  const role = roles.get(name) ?? roles.get(name.replace(/^ال/, ''));
  if (role) return { is: role };
  const meanings = lexicon.get(folded) ?? [];
  // Goods that came, were sold or go back.
  if (meanings.some(each => each.is === 'role' && (each.role === 'notOrder' || each.role === 'otherGoods')))
    return { is: 'aside' };
  const letters = meanings.some(({ is }) => is === 'size');
  return letters || /^\d{1,2}$/.test(folded) || /^\d?x{1,3}l$/.test(folded)
    ? { is: 'sizeOf', size: text }
    : { is: 'other' };
}

/** The roles of columns that name a product. Of several, the first of the earliest role is read. */
const naming = ['code', 'product', 'name'] as const;

/** The columns of a line that heads a table: one that names products, and another or two sizes. */
function headerOf(text: string, separator: string): Column[] | null {
  const columns = cellsOf(text, separator).map(cell => columnOf(cell.text));
  const of = naming.flatMap(role => columns.filter(({ is }) => is === role))[0];
  const sizes = columns.filter(isSizeOf).length;
  const others = columns.filter(({ is }) => told.has(is)).length;
  if (!of || (others === 0 && sizes < 2)) return null;
  return columns.map(column =>
    column === of ? { is: 'product' } : isNaming(column) ? { is: 'name' } : column,
  );
}

const told = new Set<Column['is']>(['color', 'size', 'qty', 'packs', 'price', 'total']);

const isNaming = ({ is }: Column) => naming.some(role => role === is);

const isSizeOf = (column: Column) => column.is === 'sizeOf';

/** The first column, which has no known name, where it counts the rows below. */
function withoutRowNumbers(
  [first, ...others]: Column[],
  rows: readonly string[],
  separator: string,
): Column[] {
  if (first?.is !== 'other') return first ? [first, ...others] : others;
  const numbers = rows
    .map(row => foldWord(saidIn(row.split(separator, 1)[0] ?? '')))
    .filter(each => each !== '');
  const counts = numbers.length > 1 && numbers.every((each, at) => Number(each) === at + 1);
  return [counts ? { is: 'row' } : first, ...others];
}

/** Whether texts are sizes and no pieces: letters, or numbers as grown people wear, each larger than the one before. */
const areSizes = (texts: readonly string[]) =>
  texts.every(text => Number.isNaN(Number(text))) ||
  texts.every((text, at) => Number(text) > (at === 0 ? 20 : Number(texts[at - 1])));

/**
 * The columns of a product with its sizes beside it, above lines of colors and pieces. Only tabs part them: commas part sizes that are
 * wanted too.
 */
function sizesBeside(text: string, below: string | undefined): Column[] | null {
  const [name, ...above] = cellsOf(text, '\t').map(cell => cell.text);
  const first = columnOf(name ?? '');
  if (
    (first.is !== 'other' && first.is !== 'color') ||
    above.length < 2 ||
    !above.every(cell => isSizeOf(columnOf(cell))) ||
    !areSizes(above.map(foldWord)) ||
    lexicon.get(foldWord(name ?? ''))?.some(({ is }) => is === 'color')
  )
    return null;
  const [color, ...pieces] = cellsOf(below ?? '', '\t').map(cell => cell.text);
  return /\p{L}/u.test(color ?? '') &&
    pieces.length > 0 &&
    pieces.length <= above.length &&
    pieces.every(cell => /^\p{Nd}{0,4}$/u.test(cell))
    ? [first, ...above.map(columnOf)]
    : null;
}

/** A line of a table, or the header of one. */
export type TableLine = { columns: Column[]; separator: string; header: boolean };

/** The most rows below a heading that tell what its columns are. */
const rowsBelowMax = 50;

type TextLine = Pick<Line, 'line' | 'text'>;

/** The columns of the line at a place, if it heads a table. */
function headingAt(lines: readonly TextLine[], at: number): Omit<TableLine, 'header'> | null {
  const text = lines[at]?.text ?? '';
  for (const separator of separators) {
    const columns = text.includes(separator) ? headerOf(text, separator) : null;
    if (!columns) continue;
    const below = lines.slice(at + 1, at + 1 + rowsBelowMax).map(each => each.text);
    const end = below.findIndex(row => !row.includes(separator));
    const rows = end === -1 ? below : below.slice(0, end);
    return { columns: withoutRowNumbers(columns, rows, separator), separator };
  }
  const beside = sizesBeside(text, lines[at + 1]?.text);
  return beside && { columns: beside, separator: '\t' };
}

/** What the cells of a column are read as. */
const cellRoles: Record<Column['is'], Cell['role']> = {
  code: 'product',
  product: 'product',
  color: 'color',
  size: 'size',
  sizeOf: 'size',
  qty: 'quantity',
  packs: 'unit',
  price: 'other',
  total: 'other',
  row: 'other',
  aside: 'other',
  name: 'other',
  other: 'unknown',
};

/** The cells of a table's line, each with what its column is. */
export const cellsIn = ({ text }: Line, { columns, separator }: TableLine): Cell[] =>
  cellsOf(text, separator).map(({ from, to }, at) => ({
    from,
    to,
    role: cellRoles[columns[at]?.is ?? 'other'],
  }));

/**
 * The lines that are tables, by their numbers. A table ends at a line without its separator. A row that spaces part has no empty cells: with
 * less than all of them, it is read as text.
 * @param hasTime where it says no, no more headings are looked for, and the table goes on
 */
export function tablesIn(lines: readonly TextLine[], hasTime: () => boolean): Map<number, TableLine> {
  const found = new Map<number, TableLine>();
  let table: Omit<TableLine, 'header'> | null = null;
  for (const [at, { line, text }] of lines.entries()) {
    const heading = hasTime() ? headingAt(lines, at) : null;
    if (heading) {
      table = heading;
      found.set(line, { ...heading, header: true });
    } else if (!table || !text.includes(table.separator)) table = null;
    else if (table.separator !== spaces || cellsOf(text, spaces).length === table.columns.length)
      found.set(line, { ...table, header: false });
  }
  return found;
}

const amount = /^(\d{1,9})(?:[.,]0{1,2})?$/;
const money = /^[^\p{L}\d]{0,2}\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}[^\p{L}\d]{0,2}$/u;

const totals = new Set(wordsIn(words.total));

/** Whether a row sums up the others. */
const isTotal = (cells: readonly Written[]) =>
  cells.some(({ text }) => totals.has(foldWord(text.replace(/[.:=]/g, '')).trim()));

/** Whether a row asks for no pieces. */
function isOfNone(cells: readonly Written[], columns: readonly Column[]): boolean {
  const amounts = cells.filter(
    ({ text }, at) => /^(?:qty|packs)$/.test(columns[at]?.is ?? '') && text !== '',
  );
  return amounts.length > 0 && amounts.every(({ text }) => Number(foldWord(text)) === 0);
}

/** The tokens of a cell that names a product: its code, also with words behind it, or words of names. */
function namingIn(own: readonly Token[], plain: Token): Token[] {
  const said = own.filter(({ kind }) => kind !== 'join');
  const words = said.filter(({ kind }) => kind === 'word');
  const [coded, other] = own.filter(({ kind }) => kind === 'product');
  if (coded && !other && words.length === said.length - 1) return [coded];
  const isName = words.some(({ names }) => names.length > 0) && words.length === said.length;
  return isName ? words : [{ ...plain, kind: 'badCode' }];
}

/**
 * The tokens of a table's line; a cell means what its column says. A row without a product is of the one above, where it names a color
 * or a size. Empty where the line is the header, sums up the others, or names nothing.
 */
export function tokensOfRow(
  line: Line,
  { columns, separator, header }: TableLine,
  known: CatalogueWords,
): Token[] {
  const cells = cellsOf(line.text, separator);
  const hasProducts = columns.some(({ is }) => is === 'product');
  if (isTotal(cells) || isOfNone(cells, columns) || (header && hasProducts)) return [];
  const product: Token[] = [];
  const name: Token[] = [];
  const tokens: Token[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (!column || cell.text === '') continue;
    const start = line.at.findIndex(at => at >= cell.from);
    const end = line.at.findIndex(at => at >= cell.to);
    const word = line.folded.slice(start, end).trim();
    const within = { ...line, folded: line.folded.slice(start, end), at: line.at.slice(start, end + 1) };
    const own = () =>
      tokensOf(within, known).map(token => ({
        ...token,
        start: token.start + start,
        end: token.end + start,
      }));
    const plain: Token = {
      line: line.line,
      from: cell.from,
      to: cell.to,
      start,
      end,
      word,
      kind: 'word',
      meanings: [],
      names: [],
      products: [],
    };
    const marked = (role: 'qtyWord' | 'sizeWord' | 'total' | 'notOrder'): Token => ({
      ...plain,
      to: cell.from,
      meanings: [{ is: 'role', role }],
    });
    const found = amount.exec(word);
    const number: Token = found
      ? { ...plain, kind: 'number', meanings: [{ is: 'number', value: Number(found[1]), each: false }] }
      : { ...plain, kind: 'bad' };
    if (column.is === 'product') product.push(...namingIn(own(), plain));
    else if (column.is === 'name') name.push(...namingIn(own(), plain));
    else if (header) tokens.push(...(column.is === 'other' ? own() : []));
    else if (column.is === 'color') tokens.push(...own());
    else if (column.is === 'size') tokens.push(marked('sizeWord'), ...own());
    else if (column.is === 'qty') tokens.push(marked('qtyWord'), number);
    else if (column.is === 'aside') tokens.push(marked('notOrder'), number);
    else if (column.is === 'total' && columns.some(isSizeOf) && /^\d{1,3}$/.test(word))
      tokens.push(marked('total'), number);
    else if (column.is === 'packs')
      tokens.push(number, { ...plain, meanings: [{ is: 'unit', unit: 'pack', count: null }] });
    else if (column.is === 'sizeOf' && !(found && Number(found[1]) === 0)) {
      const size: Token = { ...plain, meanings: [{ is: 'size', size: sizeKey(column.size).toUpperCase() }] };
      tokens.push(size, marked('qtyWord'), number);
    } else if (column.is === 'other' && !money.test(word))
      tokens.push(...own().filter(({ kind }) => kind !== 'skip'));
  }
  const says =
    cells.some(({ text }, at) => columns[at]?.is === 'size' && text !== '') ||
    tokens.some(({ meanings }) => meanings.some(({ is }) => is === 'color' || is === 'otherColor'));
  const called = product.length > 0 ? product : name;
  // The amount may stand before the product.
  return called.length > 0 || says || !hasProducts ? [...called, ...tokens] : [];
}
