import type { CellKey } from '@toptan/contract/catalog/cells';
import { newProductSchema } from '@toptan/contract/catalog/product-changes';
import { cellsMax } from '@toptan/contract/catalog/sizing';
import { fieldErrors } from '@toptan/contract/field-errors';
import { exportFields } from '@toptan/contract/file-fields';
import { fold } from '@toptan/contract/fold';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellsByField, cellText } from '../cells.ts';
import { readPieces, readPrice } from '../figures.ts';
import { alikeMax, type Problem, problem, type Reading } from '../problems.ts';
import { similar } from '../similar.ts';
import { readCodes, readMoment, readWord } from '../values.ts';
import { type Context, colorsNamed } from './context.ts';
import { type ModelRows, optionNumbers, readOfShop } from './option-cells.ts';
import { type Own, readSizes, sizeNamer, wordsOf } from './size-cell.ts';

/** The values of a row for one size in one color. */
export type CellValues = CellKey & {
  stock?: number;
  variantSku?: string;
  codes?: string[];
  variantActive?: boolean;
};

/** Pieces of a product as a whole, and the column that says so. */
export type WholeStock = { field: 'stock' | 'productStock'; pieces: number };

/** A row as it was read: values of the product, named as the columns of an export, and of its cells. */
export type ReadRow = {
  n: number;
  id: string | null;
  sku: string | null;
  /** Values of the product as a whole. */
  values: Map<string, unknown>;
  cells: CellValues[];
  /** Whether it names a size, a color, both or neither. */
  names: { size: boolean; color: boolean };
  productStock: WholeStock | null;
  /** Pieces that were in stock when the portal wrote the file; its stock is then a difference. Null: it does not say. */
  exportedStock: number | null;
  /** The text of the packs, which is read once the sizes are known. */
  packs: Cell;
  /** Values of one size in one color, in a row that names several. */
  ofSeveral: { variantSku?: string | undefined; codes?: string[] | undefined };
  problems: Problem[];
};

/** The field of a text in a language: `nameTr`. */
export const translated = /^(name|description)(En|Tr|Ar)$/;

/** The value as the contract takes it: trimmed, within its bounds, a price with two decimals. */
function validated(field: string, value: unknown): Reading {
  const translation = translated.exec(field);
  const text = translation?.[1] ?? '';
  const read = translation
    ? newProductSchema.shape.translations.safeParse({ en: { [text]: value } })
    : newProductSchema.shape[field as keyof typeof newProductSchema.shape].safeParse(value);
  if (read.success) {
    const inside = (read.data as { en?: Record<string, unknown> } | undefined)?.en?.[text];
    return { value: translation ? inside : read.data };
  }
  const [{ code, limit } = { code: 'invalid' as const, limit: undefined }] = fieldErrors(read.error.issues);
  return problem(field, code, limit === undefined ? {} : { limit });
}

function readMaker(cell: Cell, { makers }: Context): Reading {
  const wanted = fold(cellText(cell));
  const byCode = makers.find(({ code }) => fold(code) === wanted);
  const byName = makers.filter(({ name }) => fold(name) === wanted);
  const found = byCode ?? (byName.length === 1 ? byName[0] : undefined);
  return found
    ? { value: found.id }
    : problem('manufacturer', byName.length > 1 ? 'several_match' : 'not_found');
}

function readSizeSet(cell: Cell, { sets }: Context): Reading {
  const wanted = fold(cellText(cell));
  const found = sets.find(({ nameEn, nameTr, nameAr }) =>
    [nameEn, nameTr, nameAr].some(name => fold(name) === wanted),
  );
  return found ? { value: found.id } : problem('sizeSet', 'unknown_size_set');
}

function readField(field: string, cell: Cell, context: Context): Reading {
  switch (field) {
    case 'price':
    case 'costPrice': {
      const read = readPrice(field, cell, context.format);
      return 'value' in read ? validated(field, read.value) : read;
    }
    case 'gender':
    case 'category':
    case 'sells':
    case 'supply':
    case 'isActive':
      return readWord(field, field, cell);
    case 'publishedAt':
    case 'sellsFrom':
    case 'sellsUntil':
      return readMoment(field, cell);
    case 'manufacturer':
      return readMaker(cell, context);
    case 'sizeSet':
      return readSizeSet(cell, context);
    default:
      return validated(field, String(cell));
  }
}

/** Names of the lira, folded. */
const lira = /^(₺|tl|try|turk lirasi|lira|ليره|ليرة.*)$/u;

/**
 * Takes prices out of a row that are in another currency: a heading says so, or a column of its own. A title may be about something
 * else: it is asked about.
 */
function refuseCurrencies(
  found: Map<string, NonNullable<Cell>>,
  fields: readonly (string | null)[],
  { currencies, currencyAbove }: Context,
  { isConfirmed, problems }: { isConfirmed: boolean; problems: Problem[] },
): void {
  const said = cellText(found.get('currency'));
  const ofRow = said && !lira.test(fold(said)) ? said : null;
  for (const field of ['price', 'costPrice']) {
    const current = ofRow ?? currencies[fields.indexOf(field)];
    if (current && found.delete(field)) problems.push({ field, code: 'other_currency', current });
    if (currencyAbove && !said && !isConfirmed && found.has(field))
      problems.push({ field, code: 'currency_above', current: currencyAbove });
  }
}

const nothing: Own = { sizes: [], colors: [] };

/** Reads one color, or several behind commas. */
function readColors(cell: Cell | undefined, context: Context, own: Own, problems: Problem[]): string[] {
  if (cell === undefined) return [];
  const { colors } = context;
  const text = cellText(cell);
  const words = colors.has(fold(text)) ? [text] : wordsOf('color', text, problems);
  const found = new Set<string>();
  const faulty: Problem[] = [];
  for (const word of words) {
    const keys = colorsNamed(context, word, own.colors);
    const [key] = keys;
    if (key !== undefined && keys.length === 1) found.add(key);
    else if (faulty.length < alikeMax)
      faulty.push(
        keys.length > 1
          ? { field: 'color', code: 'several_match', current: word, suggestions: [...keys] }
          : { field: 'color', code: 'unknown_color', current: word, suggestions: similar(word, colors) },
      );
  }
  problems.push(...faulty);
  return [...found];
}

const wholeStock = (field: WholeStock['field'], pieces: number | undefined): WholeStock | null =>
  pieces === undefined ? null : { field, pieces };

/** Pieces that were in stock when the portal wrote the row. A stock cell that still has this number changes nothing. */
function readExported(found: Map<string, NonNullable<Cell>>, { format }: Context, take: Take): number | null {
  const exported = found.get('exportedStock');
  const pieces =
    exported === undefined ? undefined : take<number>(readPieces('exportedStock', exported, format));
  if (pieces === undefined) return null;
  for (const field of ['stock', 'productStock']) {
    const cell = found.get(field);
    const read = cell === undefined ? undefined : readPieces(field, cell, format);
    if (read && 'value' in read && read.value === pieces) found.delete(field);
  }
  return pieces;
}

/** The pieces of each size in one cell, `S:4, M:8`. Null where it does not name every size of the row once. */
function readBySize(
  cell: Cell | undefined,
  sizes: readonly string[],
): { size: string; stock: number }[] | null {
  const parts = cellText(cell).split(/[,;\n]/);
  if (sizes.length < 2 || parts.length !== sizes.length) return null;
  const named = sizeNamer(sizes);
  const found = new Map(
    parts.map(part => {
      const [, size = '', pieces] = /^\s*([^:=]{1,40})[:=]\s*(\d{1,6})\s*$/.exec(part) ?? [];
      return [named(size.trim()), Number(pieces)];
    }),
  );
  const bySize = sizes.map(size => ({ size, stock: found.get(size) ?? Number.NaN }));
  return bySize.every(({ stock }) => Number.isInteger(stock)) ? bySize : null;
}

type Take = <Value>(read: Reading) => Value | undefined;

/** The values of the row's cell. */
function readCell(
  found: Map<string, NonNullable<Cell>>,
  context: Context,
  take: Take,
): Omit<CellValues, 'size' | 'color'> {
  const values: Omit<CellValues, 'size' | 'color'> = {};
  const [stock, sku, codes, isActive] = ['stock', 'variantSku', 'codes', 'variantActive'].map(field =>
    found.get(field),
  );
  const pieces = stock === undefined ? undefined : take<number>(readPieces('stock', stock, context.format));
  if (pieces !== undefined) values.stock = pieces;
  if (sku !== undefined) {
    const text = cellText(sku);
    if (text.length > 64) take(problem('variantSku', 'too_long', { limit: 64 }));
    else values.variantSku = text;
  }
  const barcodes = codes === undefined ? undefined : take<string[]>(readCodes(codes));
  if (barcodes) values.codes = barcodes;
  const open =
    isActive === undefined ? undefined : take<boolean>(readWord('isActive', 'variantActive', isActive));
  if (open !== undefined) values.variantActive = open;
  return values;
}

const notOfProduct = new Set<string>([
  'id',
  'size',
  'color',
  'stock',
  'productStock',
  'exportedStock',
  'variantSku',
  'codes',
  'variantActive',
  'packs',
  'currency',
  'parentSku',
  ...optionNumbers.flatMap(number => [`optionName${number}`, `optionValue${number}`]),
]);

/** Fields whose values a product has as a whole. */
export const valueFields = exportFields.products.filter(field => !notOfProduct.has(field));

/**
 * Reads a row of a file of products or of stock.
 * @param model values that the rows about its model share, in files of other shops
 * @param own of the product, once it is known
 */
export function readRow(
  { n, cells, isConfirmed }: { n: number; cells: readonly Cell[]; isConfirmed: boolean },
  fields: readonly (string | null)[],
  context: Context,
  model: ModelRows | undefined,
  own: Own = nothing,
): ReadRow {
  const problems: Problem[] = [];
  const found = cellsByField(cells, fields, problems);
  const isParent = model !== undefined && readOfShop(found, model, problems);
  refuseCurrencies(found, fields, context, { isConfirmed, problems });
  const take: Take = read => {
    if ('value' in read) return read.value as never;
    problems.push(read.problem);
    return undefined;
  };
  const exportedStock = readExported(found, context, take);
  const values = new Map<string, unknown>();
  for (const [field, cell] of found) {
    if (notOfProduct.has(field) || field.startsWith('stock:')) continue;
    const value = take(readField(field, cell, context));
    if (value !== undefined && value !== null) values.set(field, value);
  }
  const colors = readColors(found.get('color'), context, own, problems);
  const bySize = [...found].filter(([field]) => field.startsWith('stock:'));
  const sizes = readSizes(found.get('size'), context, own, { isOne: isConfirmed, problems });
  const said = colors.length > 1 ? null : readBySize(found.get('stock'), sizes);
  if (said) found.delete('stock');
  const ofCell = readCell(found, context, take);
  const orNone = (list: string[]) => (list.length > 0 ? list : [null]);
  const ofSizes =
    bySize.length === 0
      ? (said ?? orNone(sizes).map(size => ({ size })))
      : bySize.map(([field, cell]) => {
          const stock = take<number>(readPieces(field, cell, context.format));
          return { size: field.slice('stock:'.length), ...(stock !== undefined && { stock }) };
        });
  const isTooMany = ofSizes.length * Math.max(1, colors.length) > cellsMax;
  if (isTooMany) problems.push({ field: 'size', code: 'too_many', limit: cellsMax });
  const cellsOf =
    isTooMany || isParent
      ? []
      : orNone(colors).flatMap(color => ofSizes.map((ofSize): CellValues => ({ ...ofSize, color })));
  const [only, ...others] = cellsOf;
  // The stock of a row with several sizes or colors is that of all of them together.
  const isOne = only !== undefined && others.length === 0;
  const ofSeveral = isOne ? {} : { variantSku: ofCell.variantSku, codes: ofCell.codes };
  const whole = found.get('productStock');
  const total =
    whole === undefined ? undefined : take<number>(readPieces('productStock', whole, context.format));
  const id = cellText(found.get('id')).toLowerCase();
  if (id && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    problems.push({ field: 'id', code: 'invalid' });
  return {
    n,
    id: id || null,
    sku: (values.get('sku') as string | undefined) ?? null,
    values,
    cells: isOne ? [{ ...only, ...ofCell }] : cellsOf,
    names: { size: sizes.length > 0 || bySize.length > 0, color: colors.length > 0 },
    productStock: wholeStock('productStock', total) ?? wholeStock('stock', isOne ? undefined : ofCell.stock),
    exportedStock,
    packs: found.get('packs') ?? null,
    ofSeveral,
    problems,
  };
}
