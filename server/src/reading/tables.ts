import { foldWord, lexicon, wordsIn } from './lexicon.ts';
import type { Line } from './lines.ts';
import type { Cell } from './outcome.ts';
import { sizeKey } from './symbols.ts';
import type { Known, Token } from './token.ts';
import { tokensOf } from './tokens.ts';
import { headers } from './words/goods.ts';

type Column = { is: keyof typeof headers | 'other' } | { is: 'sizeOf'; size: string };
type Written = { from: number; to: number; text: string };

const roles = new Map(
  (Object.entries(headers) as [keyof typeof headers, string][]).flatMap(([role, list]) =>
    wordsIn(list).map(word => [word.replace(/ /g, ''), role] as const),
  ),
);

/** The most columns of a table. */
const maxColumns = 60;

function cellsOf(text: string, separator: string): Written[] {
  const cells: Written[] = [];
  let from = 0;
  for (const text1 of text.split(separator).slice(0, maxColumns)) {
    const start = from + (text1.length - text1.trimStart().length);
    cells.push({ from: start, to: start + text1.trim().length, text: text1.trim() });
    from += text1.length + separator.length;
  }
  return cells;
}

const separatorOf = (text: string) => ['\t', ';', ','].find(each => text.includes(each));

function columnOf(text: string): Column {
  const folded = foldWord(text);
  const role = roles.get(folded.replace(/[ .:]/g, ''));
  if (role) return { is: role };
  const letters = lexicon.get(folded)?.some(({ is }) => is === 'size');
  return letters || /^\d{1,2}$/.test(folded) || /^\d?x{1,3}l$/.test(folded)
    ? { is: 'sizeOf', size: text }
    : { is: 'other' };
}

/** The columns of a line that heads a table: one of codes, and two more or two sizes. */
function headerOf(text: string, separator: string): Column[] | null {
  const columns = cellsOf(text, separator).map(cell => columnOf(cell.text));
  const codes = columns.filter(({ is }) => is === 'code').length;
  const sizes = columns.filter(({ is }) => is === 'sizeOf').length;
  const others = columns.filter(({ is }) => is !== 'code' && is !== 'sizeOf' && is !== 'other').length;
  return codes === 1 && (others >= 1 || sizes >= 2) ? columns : null;
}

/** A line of a table, or the header of one. */
export type TableLine = { columns: Column[]; separator: string; header: boolean };

/** What the cells of a column are read as. */
const cellRoles: Record<Column['is'], Cell['role']> = {
  code: 'product',
  color: 'color',
  size: 'size',
  sizeOf: 'size',
  qty: 'quantity',
  packs: 'unit',
  price: 'other',
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

/** The lines that are tables, by their numbers. A table ends at a line without its separator. */
export function tablesIn(lines: readonly Pick<Line, 'line' | 'text'>[]): Map<number, TableLine> {
  const found = new Map<number, TableLine>();
  let table: { columns: Column[]; separator: string } | null = null;
  for (const { line, text } of lines) {
    const separator = separatorOf(text);
    const columns = separator ? headerOf(text, separator) : null;
    if (separator && columns) {
      table = { columns, separator };
      found.set(line, { ...table, header: true });
    } else if (table && text.includes(table.separator)) found.set(line, { ...table, header: false });
    else table = null;
  }
  return found;
}

const amount = /^(\d{1,9})(?:[.,]0{1,2})?$/;

/** The tokens of a table's line; a cell means what its column says. Empty where the line names no code. */
export function tokensOfRow(line: Line, { columns, separator }: TableLine, known: Known): Token[] {
  const tokens: Token[] = [];
  for (const [index, cell] of cellsOf(line.text, separator).entries()) {
    const column = columns[index];
    if (!column || cell.text === '') continue;
    const start = line.at.findIndex(at => at >= cell.from);
    const end = line.at.findIndex(at => at >= cell.to);
    const word = line.folded.slice(start, end).trim();
    const within = { ...line, folded: line.folded.slice(start, end), at: line.at.slice(start, end + 1) };
    const own = tokensOf(within, known).map(token => ({
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
    const marked = (role: 'qtyWord' | 'sizeWord'): Token => ({
      ...plain,
      to: cell.from,
      meanings: [{ is: 'role', role }],
    });
    const found = amount.exec(word);
    const number: Token = found
      ? { ...plain, kind: 'number', meanings: [{ is: 'number', value: Number(found[1]), each: false }] }
      : { ...plain, kind: 'bad' };
    if (column.is === 'code') {
      const product = own.find(({ kind }) => kind === 'product');
      tokens.push(product && own.length === 1 ? product : { ...plain, kind: 'badCode' });
    } else if (column.is === 'color') tokens.push(...own);
    else if (column.is === 'size') tokens.push(marked('sizeWord'), ...own);
    else if (column.is === 'qty') tokens.push(marked('qtyWord'), number);
    else if (column.is === 'packs')
      tokens.push(number, { ...plain, meanings: [{ is: 'unit', unit: 'pack', count: null }] });
    else if (column.is === 'sizeOf' && !(found && Number(found[1]) === 0)) {
      const size: Token = { ...plain, meanings: [{ is: 'size', size: sizeKey(column.size).toUpperCase() }] };
      tokens.push(size, marked('qtyWord'), number);
    } else if (column.is === 'other') tokens.push(...own.filter(({ kind }) => kind !== 'skip'));
  }
  // The amount may stand before the code.
  const code = tokens.findIndex(({ kind }) => kind === 'product' || kind === 'badCode');
  if (code < 0) return [];
  return [tokens[code] as Token, ...tokens.slice(0, code), ...tokens.slice(code + 1)];
}
