import type { Queryable } from '../../db/client.ts';
import type { Source, StoredRow, Verdict } from '../kind.ts';
import type { Context } from './context.ts';
import { type Taken, takenSince } from './counted.ts';
import { judgeProduct } from './judge.ts';
import { judgeCodes } from './judge-codes.ts';
import { emptyPlan, type NamedCell, type Plan, type Row } from './judging.ts';
import { type Match, matchProducts, readStanding, type Standing, variantsByCode } from './queries.ts';
import { type CellKey, readRow, sameCell } from './row.ts';

/** Rows about one product, judged. */
export type Group = {
  standing: Standing | null;
  verdicts: Verdict[];
  plan: Plan;
  named: NamedCell[];
};

/** A stock count may name the size and color by its SKU or barcode alone. */
async function byCode(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
  const ofCell = (row: Row) => row.cells[0];
  const { ofSku, ofGtin } = await variantsByCode(
    db,
    rows.flatMap(row => ofCell(row)?.variantSku ?? []),
    rows.flatMap(row => ofCell(row)?.codes ?? []),
  );
  return rows.map(row => {
    const cell = ofCell(row);
    if (!cell || row.cells.length > 1) return row;
    const found =
      cell.codes?.map(ofGtin).find(each => each !== undefined) ??
      (cell.variantSku === undefined ? undefined : ofSku(cell.variantSku));
    if (!found) return row;
    const { productId: id, size, color } = found;
    return { ...row, id, cells: [{ ...cell, size, color }] };
  });
}

/** How many pieces left a cell of a product, or all of it. */
function takenOf(standing: Standing | null, taken: readonly Taken[]) {
  const own = taken.filter(({ productId }) => productId === standing?.product.id);
  const isOnlyCell = standing?.variants.filter(({ offered }) => offered).length === 1;
  return (cell: CellKey | null) =>
    own
      .filter(each => cell === null || isOnlyCell || sameCell(each, cell))
      .reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Why a row cannot be about any product. */
function withoutProduct({ id, sku, values }: Row, match: Match | undefined) {
  if (id === null && sku === null && !values.has('name')) return 'no_key';
  if (match === 'several') return 'several_match';
  return id !== null && match === 'none' ? 'not_found' : null;
}

function refused(row: Row, code: NonNullable<ReturnType<typeof withoutProduct>>): Group {
  const problems = [...row.problems, { field: row.id === null ? 'sku' : 'id', code }];
  const verdict: Verdict = { n: row.n, change: 'error', problems, changes: [], subject: null };
  return { standing: null, verdicts: [verdict], plan: emptyPlan(), named: [] };
}

/**
 * Judges stored rows, whole keys at a time.
 * @param seen codes of earlier rows of the file
 */
export async function judgeRows(
  db: Queryable,
  { kind, fields, countedAt }: Source,
  context: Context,
  stored: readonly StoredRow[],
  seen: Map<string, number>,
): Promise<Group[]> {
  const read = stored.map(
    ({ isConfirmed, ...row }): Row => ({ ...readRow(row, fields, context), isConfirmed }),
  );
  const rows = kind === 'stock' ? await byCode(db, read) : read;
  const matches = await matchProducts(db, rows);
  const matched = matches.flatMap(match => (typeof match === 'object' ? [match.productId] : []));
  const standing = await readStanding(db, [...new Set(matched)]);
  const taken = countedAt === null ? [] : await takenSince(db, [...standing.keys()], countedAt);
  const byKey = new Map<string, { rows: Row[]; product: Standing | null }>();
  const withoutOne: Group[] = [];
  for (const [at, row] of rows.entries()) {
    const match = matches[at];
    const code = withoutProduct(row, match);
    if (code !== null) {
      withoutOne.push(refused(row, code));
      continue;
    }
    const key = stored[at]?.key ?? '';
    const product = typeof match === 'object' ? (standing.get(match.productId) ?? null) : null;
    const group = byKey.get(key) ?? { rows: [], product };
    group.rows.push(row);
    byKey.set(key, group);
  }
  const judged = [...byKey.values()].map(
    ({ rows: own, product }): Group => ({
      standing: product,
      ...judgeProduct(own, { kind, standing: product, context, taken: takenOf(product, taken) }),
    }),
  );
  if (kind === 'products') {
    const ofRows = judged.flatMap(({ verdicts, standing: of }) =>
      verdicts.map(verdict => [verdict.n, { verdict, productId: of?.product.id }] as const),
    );
    await judgeCodes(db, rows, new Map(ofRows), seen);
  }
  return [...judged, ...withoutOne];
}
