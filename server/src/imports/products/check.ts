import { whoHasCodes, whoHasSkus } from '../../catalog/codes/queries.ts';
import type { Queryable } from '../../db/client.ts';
import type { Source, StoredRow } from '../kind.ts';
import { type Context, readContext } from './context.ts';
import { type Taken, takenSince } from './counted.ts';
import { judgeProduct, type NamedCell, type Plan, type Verdict } from './judge.ts';
import { matchProducts, readStanding, type Standing, variantsByCode } from './queries.ts';
import { type CellKey, type ReadRow, readRow, sameCell } from './row.ts';

type Row = ReadRow & { isConfirmed: boolean };

/** Rows about one product, judged. */
export type Group = {
  key: string;
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

/** Refuses SKUs and barcodes that other variants have, in the portal or in an earlier row of the file. */
async function judgeCodes(
  db: Queryable,
  groups: readonly Group[],
  rows: readonly Row[],
  seen: Map<string, number>,
) {
  const skus = rows.flatMap(row => row.cells.flatMap(({ variantSku }) => variantSku ?? []));
  const gtins = rows.flatMap(row => row.cells.flatMap(({ codes }) => codes ?? []));
  if (skus.length === 0 && gtins.length === 0) return;
  const [ofSkus, ofGtins] = [await whoHasSkus(db, skus), await whoHasCodes(db, gtins)];
  const keyOf = new Map(skus.map((sku, at) => [sku, ofSkus.keys[at] ?? '']));
  const verdicts = new Map(
    groups.flatMap(({ verdicts, standing }) => verdicts.map(verdict => [verdict.n, { verdict, standing }])),
  );
  for (const row of rows) {
    const { verdict, standing } = verdicts.get(row.n) ?? {};
    if (!verdict) continue;
    for (const cell of row.cells) {
      const claims = [
        ...(cell.codes ?? []).map(code => ({
          field: 'codes',
          id: `gtin ${code}`,
          holder: ofGtins.get(code),
        })),
        ...(cell.variantSku === undefined
          ? []
          : [
              {
                field: 'variantSku',
                id: `sku ${keyOf.get(cell.variantSku)}`,
                holder: ofSkus.holders.get(keyOf.get(cell.variantSku) ?? ''),
              },
            ]),
      ];
      for (const { field, id, holder } of claims) {
        const own = standing?.product.id === holder?.productId;
        const isOwn =
          own &&
          (holder?.size === cell.size || cell.size === null) &&
          (holder?.color === cell.color || cell.color === null);
        const first = seen.get(id);
        if (holder && !isOwn) {
          const current = [holder.productName, holder.color, holder.size].filter(Boolean).join(' ');
          verdict.problems.push({ field, code: 'taken', current });
        } else if (first !== undefined && first !== row.n)
          verdict.problems.push({ field, code: 'twice_in_file', limit: first });
        seen.set(id, first ?? row.n);
      }
    }
    if (verdict.problems.length > 0) verdict.change = 'error';
  }
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
  const keys = new Map(stored.map(({ n, key }) => [n, key]));
  const read = stored.map(
    ({ isConfirmed, ...row }): Row => ({ ...readRow(row, fields, context), isConfirmed }),
  );
  const rows = kind === 'stock' ? await byCode(db, read) : read;
  const matches = await matchProducts(db, rows);
  const matched = matches.flatMap(match => (typeof match === 'object' ? [match.productId] : []));
  const standing = await readStanding(db, [...new Set(matched)]);
  const taken = countedAt === null ? [] : await takenSince(db, [...standing.keys()], countedAt);
  const groups = new Map<string, Row[]>();
  const refused: Group[] = [];
  for (const [at, row] of rows.entries()) {
    const key = keys.get(row.n) ?? '';
    const hasKey = row.id !== null || row.sku !== null || row.values.has('name');
    const match = matches[at];
    const code = !hasKey
      ? 'no_key'
      : match === 'several'
        ? 'several_match'
        : row.id !== null && match === 'none'
          ? 'not_found'
          : null;
    if (code === null) groups.set(key, [...(groups.get(key) ?? []), row]);
    else {
      const problems = [...row.problems, { field: row.id === null ? 'sku' : 'id', code } as const];
      const verdict: Verdict = { n: row.n, change: 'error', problems, changes: [], subject: null };
      const plan = {
        values: new Map(),
        sizeSetId: null,
        sizes: [],
        colors: [],
        cells: [],
        stock: [],
        packs: null,
      };
      refused.push({ key, standing: null, verdicts: [verdict], plan, named: [] });
    }
  }
  const judged = [...groups].map(([key, own]): Group => {
    const match = matches[own[0] ? rows.indexOf(own[0]) : -1];
    const product = typeof match === 'object' ? (standing.get(match.productId) ?? null) : null;
    return { key, standing: product, ...judgeProduct(kind, own, product, context, takenOf(product, taken)) };
  });
  if (kind === 'products') await judgeCodes(db, judged, rows, seen);
  return [...judged, ...refused];
}

export { readContext };
