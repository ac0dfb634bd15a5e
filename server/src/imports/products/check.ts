import { setImmediate as turn } from 'node:timers/promises';
import { type CellKey, sameCell } from '@toptan/contract/catalog/cells';
import { fold } from '@toptan/contract/fold';
import type { Queryable } from '../../db/client.ts';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellText } from '../cells.ts';
import type { CheckResult, Source, StoredRow } from '../kind.ts';
import { isAbout } from '../problems.ts';
import { checkCodes } from './check-codes.ts';
import { checkNamed } from './check-named.ts';
import { checkProduct } from './check-product.ts';
import type { Context } from './context.ts';
import { type Taken, takenSince } from './counted.ts';
import { cellsByCode, type Match, matchProducts } from './match.ts';
import { optionNumbers } from './option-cells.ts';
import { type CurrentProduct, modelRows, readCurrentProducts } from './queries.ts';
import { readRow } from './row.ts';
import { emptyPlan, type NamedBy, type Plan, type Row } from './row-check.ts';
import { noteProducts } from './summary.ts';

/** Rows about one product, checked. */
export type Group = {
  current: CurrentProduct | null;
  results: CheckResult[];
  plan: Plan;
  named: NamedBy[];
};

const productIdOf = (match: Match | undefined) => (typeof match === 'object' ? match.productId : undefined);

/** Pieces that orders took from a cell of a product, or from all of it. */
function takenOf(current: CurrentProduct | null, taken: readonly Taken[]) {
  const own = taken.filter(({ productId }) => productId === current?.product.id);
  const isOnlyCell = current?.variants.filter(({ offered }) => offered).length === 1;
  return (cell: CellKey | null) =>
    own
      .filter(each => cell === null || isOnlyCell || sameCell(each, cell))
      .reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Folded words for a sum. */
const sumWords = ['toplam', 'toplamı', 'total', 'subtotal', 'مجموع', 'المجموع', 'إجمالي', 'الإجمالي'].map(
  fold,
);

/** Whether a folded text is the name of a sum. */
export const isSum = (title: string) => title.split(/[^\p{L}]+/u).some(word => sumWords.includes(word));

/** Fields of goods. A heading between them and a sum below them have none of these, or say that they are a sum. */
const goodsFields = [
  ...['price', 'size', 'color', 'codes', 'packs'],
  ...optionNumbers.map(number => `optionValue${number}`),
];

/** Whether a row of a price list has no goods: it is the heading of a group, a sum or a title. */
function isNoGoods({ id, sku, values, problems }: Row, cells: readonly Cell[], { kind, fields }: Source) {
  const isFull = (field: string) => cellText(cells[fields.indexOf(field)]) !== '';
  const isPriceList = kind === 'products' && fields.includes('price') && fields.includes('name');
  if (!isPriceList || id !== null || (sku !== null && values.has('name'))) return false;
  if (isAbout(problems, 'sku') || isAbout(problems, 'name')) return false;
  const title = fold(sku ?? String(values.get('name') ?? '')).slice(0, 100);
  return isSum(title) || !goodsFields.some(isFull);
}

/**
 * Why a row cannot be about any product.
 * @param isOfModel whether another row of the file names its model: the row is one more of it
 */
function withoutProduct(
  row: Row,
  match: Match | undefined,
  { cells, isOfModel }: { cells: readonly Cell[]; isOfModel: boolean },
  source: Source,
) {
  const { id, sku, values } = row;
  if (match === 'none' && !isOfModel && isNoGoods(row, cells, source)) return 'no_goods';
  if (id === null && sku === null && !values.has('name')) return 'no_key';
  if (match === 'several') return 'several_match';
  return id !== null && match === 'none' ? 'not_found' : null;
}

function refused(row: Row, code: NonNullable<ReturnType<typeof withoutProduct>>): Group {
  const problems =
    code === 'no_goods'
      ? [{ field: null, code }]
      : [...row.problems, { field: row.id === null ? 'sku' : 'id', code }];
  const result: CheckResult = { n: row.n, change: 'error', problems, changes: [], subject: null };
  return { current: null, results: [result], plan: emptyPlan(), named: [] };
}

/** Rows between which others have their turn: a hostile one may take milliseconds. */
const rowsInTurn = 10;

async function inTurns<Each, Result>(
  list: readonly Each[],
  work: (each: Each, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, each] of list.entries()) {
    if (at % rowsInTurn === rowsInTurn - 1) await turn();
    results.push(work(each, at));
  }
  return results;
}

/** Reads rows and the products that they are about. `matches` is in the order of the rows. */
async function readRows(
  db: Queryable,
  source: Source,
  context: Context,
  stored: readonly StoredRow[],
): Promise<{ rows: Row[]; matches: Match[]; products: Map<string, CurrentProduct> }> {
  const { kind, fields } = source;
  const models = await modelRows(db, source, [...new Set(stored.map(({ key }) => key))]);
  const read = await inTurns(stored, row => readRow(row, fields, context, models.get(row.key)));
  const byCode = kind === 'stock' ? await cellsByCode(db, read) : [];
  const ids = read.map((row, at) => byCode[at]?.productId ?? row.id);
  const matches = await matchProducts(
    db,
    read.map((row, at) => ({ ...row, id: ids[at] ?? null })),
  );
  const products = await readCurrentProducts(db, [
    ...new Set(matches.flatMap(match => productIdOf(match) ?? [])),
  ]);
  const rows = await inTurns(stored, (row, at): Row => {
    const { isSkipped, isConfirmed } = row;
    // Read again with the sizes and colors of the product, which is known now.
    const again = readRow(
      row,
      fields,
      context,
      models.get(row.key),
      products.get(productIdOf(matches[at]) ?? '')?.product,
    );
    const found = byCode[at];
    const cells = found
      ? again.cells.map(cell => ({ ...cell, size: found.size, color: found.color }))
      : again.cells;
    return { ...again, id: ids[at] ?? null, cells, isSkipped, isConfirmed };
  });
  return { rows, matches, products };
}

/**
 * Checks stored rows. All rows of a key come in one call.
 * @param seen the first row of the file that names each code or cell
 */
export async function checkRows(
  db: Queryable,
  source: Source,
  context: Context,
  stored: readonly StoredRow[],
  seen: Map<string, number>,
): Promise<Group[]> {
  const { kind, countedAt } = source;
  const { rows, matches, products } = await readRows(db, source, context, stored);
  const taken = countedAt === null ? [] : await takenSince(db, [...products.keys()], countedAt);
  const byKey = new Map<string, { rows: Row[]; current: CurrentProduct | null }>();
  const withoutOne: Group[] = [];
  const models = new Set(
    rows.flatMap(({ sku, values }, at) =>
      sku !== null && values.has('name') ? (stored[at]?.key ?? []) : [],
    ),
  );
  for (const [at, row] of rows.entries()) {
    const match = matches[at];
    const { cells = [], key = '' } = stored[at] ?? {};
    const code = withoutProduct(row, match, { cells, isOfModel: models.has(key) }, source);
    if (code !== null) {
      withoutOne.push(refused(row, code));
      continue;
    }
    const current = products.get(productIdOf(match) ?? '') ?? null;
    const group = byKey.get(key) ?? { rows: [], current };
    group.rows.push(row);
    byKey.set(key, group);
  }
  const checked = await inTurns(
    [...byKey.values()],
    ({ rows: own, current }): Group => ({
      current,
      ...checkProduct(own, { kind, current, context, taken: takenOf(current, taken) }),
    }),
  );
  checkNamed(checked, seen);
  if (kind === 'products') {
    const ofRows = checked.flatMap(({ results, current }, group) =>
      results.map(result => [result.n, { result, productId: current?.product.id, group }] as const),
    );
    await checkCodes(db, rows, new Map(ofRows), seen);
  }
  if (kind === 'products') noteProducts(checked, stored);
  return [...checked, ...withoutOne];
}
