import { type Holder, whoHasCodes, whoHasSkus } from '../../catalog/codes/queries.ts';
import type { Queryable } from '../../db/client.ts';
import type { Verdict } from '../kind.ts';
import { holderText } from '../values.ts';
import type { Row } from './judging.ts';
import type { CellKey, CellValues } from './row.ts';

/** A SKU or barcode that a row gives to a cell. `id` is the same for codes that only one variant may have. */
type Claim = { field: 'codes' | 'variantSku'; id: string; holder: Holder | undefined };

/** Reads who has the codes of rows. @returns the claims of a cell */
async function readClaims(db: Queryable, rows: readonly Row[]): Promise<(cell: CellValues) => Claim[]> {
  const cells = rows.flatMap(row => row.cells);
  const skus = cells.flatMap(({ variantSku }) => variantSku ?? []);
  const gtins = cells.flatMap(({ codes }) => codes ?? []);
  const ofSkus = await whoHasSkus(db, skus);
  const ofGtins = gtins.length > 0 ? await whoHasCodes(db, gtins) : new Map<string, Holder>();
  const keyOf = new Map(skus.map((sku, at) => [sku, ofSkus.keys[at] ?? '']));
  return ({ codes = [], variantSku }) => {
    const claims = codes.map(
      (code): Claim => ({ field: 'codes', id: `gtin ${code}`, holder: ofGtins.get(code) }),
    );
    if (variantSku === undefined) return claims;
    const key = keyOf.get(variantSku) ?? '';
    return [...claims, { field: 'variantSku', id: `sku ${key}`, holder: ofSkus.holders.get(key) }];
  };
}

/** Whether the holder of a code is the cell that claims it; a cell that does not say its size or color may be any. */
const isOwn = (holder: Holder, productId: string | undefined, { size, color }: CellKey) =>
  holder.productId === productId &&
  (size === null || holder.size === size) &&
  (color === null || holder.color === color);

/**
 * Refuses SKUs and barcodes that other variants have, in the portal or in an earlier row of the file that is not left out.
 * @param seen the first rows of the file that name them
 */
export async function judgeCodes(
  db: Queryable,
  rows: readonly Row[],
  judged: ReadonlyMap<number, { verdict: Verdict; productId: string | undefined }>,
  seen: Map<string, number>,
): Promise<void> {
  const claimsOf = await readClaims(db, rows);
  for (const row of rows) {
    const { verdict, productId } = judged.get(row.n) ?? {};
    if (!verdict) continue;
    for (const cell of row.cells)
      for (const { field, id, holder } of claimsOf(cell)) {
        const first = seen.get(id) ?? row.n;
        if (!row.isSkipped) seen.set(id, first);
        if (holder && !isOwn(holder, productId, cell)) {
          verdict.problems.push({ field, code: 'taken', current: holderText(holder) });
        } else if (first !== row.n) verdict.problems.push({ field, code: 'twice_in_file', limit: first });
      }
    if (verdict.problems.length > 0) verdict.change = 'error';
  }
}
