import type { Queryable } from '../../db/client.ts';
import type { Source, StoredRow, Verdict } from '../kind.ts';
import type { Context } from './context.ts';
import { type Taken, takenSince } from './counted.ts';
import { judgeProduct } from './judge.ts';
import { judgeCodes } from './judge-codes.ts';
import { judgeNamed } from './judge-named.ts';
import { emptyPlan, type NamedBy, type Plan, type Row } from './judging.ts';
import { type Match, matchProducts, readStanding, type Standing, variantsByCode } from './queries.ts';
import { type CellKey, type ReadRow, readRow, sameCell } from './row.ts';

/** Rows about one product, judged. */
export type Group = {
  standing: Standing | null;
  verdicts: Verdict[];
  plan: Plan;
  named: NamedBy[];
};

const productIdOf = (match: Match | undefined) => (typeof match === 'object' ? match.productId : undefined);

/** The sizes and colors that rows of a stock count name by their SKU or barcode alone, by the places of the rows. */
async function cellsByCode(db: Queryable, rows: readonly ReadRow[]) {
  const ofCell = (row: ReadRow) => (row.cells.length === 1 ? row.cells[0] : undefined);
  const { ofSku, ofGtin } = await variantsByCode(
    db,
    rows.flatMap(row => ofCell(row)?.variantSku ?? []),
    rows.flatMap(row => ofCell(row)?.codes ?? []),
  );
  return rows.map(row => {
    const { codes, variantSku } = ofCell(row) ?? {};
    const byGtin = codes?.map(ofGtin).find(each => each !== undefined);
    return byGtin ?? (variantSku === undefined ? undefined : ofSku(variantSku));
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

/** Reads rows and the products that they are about, by the places of the rows. */
async function readRows(
  db: Queryable,
  { kind, fields }: Source,
  context: Context,
  stored: readonly StoredRow[],
): Promise<{ rows: Row[]; matches: Match[]; standing: Map<string, Standing> }> {
  const read = stored.map(row => readRow(row, fields, context));
  const byCode = kind === 'stock' ? await cellsByCode(db, read) : [];
  const ids = read.map((row, at) => byCode[at]?.productId ?? row.id);
  const matches = await matchProducts(
    db,
    read.map((row, at) => ({ ...row, id: ids[at] ?? null })),
  );
  const standing = await readStanding(db, [...new Set(matches.flatMap(match => productIdOf(match) ?? []))]);
  const rows = stored.map((row, at): Row => {
    const { isSkipped, isConfirmed } = row;
    // The product is known now, and with it what its sizes and colors are called.
    const again = readRow(row, fields, context, standing.get(productIdOf(matches[at]) ?? '')?.product);
    const found = byCode[at];
    const cells = found
      ? again.cells.map(cell => ({ ...cell, size: found.size, color: found.color }))
      : again.cells;
    return { ...again, id: ids[at] ?? null, cells, isSkipped, isConfirmed };
  });
  return { rows, matches, standing };
}

/**
 * Judges stored rows, whole keys at a time.
 * @param seen codes, and sizes and colors of products, of earlier rows of the file
 */
export async function judgeRows(
  db: Queryable,
  source: Source,
  context: Context,
  stored: readonly StoredRow[],
  seen: Map<string, number>,
): Promise<Group[]> {
  const { kind, countedAt } = source;
  const { rows, matches, standing } = await readRows(db, source, context, stored);
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
    const product = standing.get(productIdOf(match) ?? '') ?? null;
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
  judgeNamed(judged, seen);
  if (kind === 'products') {
    const ofRows = judged.flatMap(({ verdicts, standing: of }) =>
      verdicts.map(verdict => [verdict.n, { verdict, productId: of?.product.id }] as const),
    );
    await judgeCodes(db, rows, new Map(ofRows), seen);
  }
  return [...judged, ...withoutOne];
}
