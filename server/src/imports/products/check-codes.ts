import type { CellKey } from '@toptan/contract/catalog/cells';
import { type Holder, whoHasCodes, whoHasSkus } from '../../catalog/codes/queries.ts';
import type { Queryable } from '../../db/client.ts';
import type { CheckResult } from '../kind.ts';
import { holderText } from '../problems.ts';
import type { CellValues } from './row.ts';
import type { Row } from './row-check.ts';

/** A SKU or barcode that a row gives to a cell. Claims with the same `id` exclude each other. */
type Claim = { field: 'codes' | 'variantSku'; id: string; holder: Holder | undefined };

/** Reads the holders of the codes of rows. @returns the claims of a cell */
async function readClaims(db: Queryable, rows: readonly Row[]): Promise<(cell: CellValues) => Claim[]> {
  const cells = rows.flatMap(row => row.cells);
  const skus = cells.flatMap(({ variantSku }) => variantSku ?? []);
  const gtins = [...cells, ...rows.map(({ ofSeveral }) => ofSeveral)].flatMap(({ codes }) => codes ?? []);
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

/** Whether the cell that claims a code has it already. A cell without size or color may be any of the product. */
const isOwn = (holder: Holder, productId: string | undefined, { size, color }: CellKey) =>
  holder.productId === productId &&
  (size === null || holder.size === size) &&
  (color === null || holder.color === color);

/**
 * Refuses SKUs and barcodes that another variant has, in the portal or in an earlier row of the file that is not left out.
 * @param seen the first row of the file that names each code
 */
export async function checkCodes(
  db: Queryable,
  rows: readonly Row[],
  checked: ReadonlyMap<number, { result: CheckResult; productId: string | undefined; group: number }>,
  seen: Map<string, number>,
): Promise<void> {
  const claimsOf = await readClaims(db, rows);
  for (const row of rows) {
    const { result, productId, group } = checked.get(row.n) ?? {};
    if (!result) continue;
    const { codes } = row.ofSeveral;
    // The barcode of a pack, which each row of the product may name.
    const ofPack = row.isConfirmed && codes ? [{ size: null, color: null, codes }] : [];
    for (const cell of [...row.cells, ...ofPack])
      for (const { field, id, holder } of claimsOf(cell)) {
        const before = seen.get(id);
        const isOfSame = cell === ofPack[0] && checked.get(before ?? 0)?.group === group;
        const first = before === undefined || isOfSame ? row.n : before;
        if (!row.isSkipped) seen.set(id, before ?? row.n);
        if (holder && !isOwn(holder, productId, cell)) {
          result.problems.push({ field, code: 'taken', current: holderText(holder) });
        } else if (first !== row.n) result.problems.push({ field, code: 'twice_in_file', limit: first });
      }
    if (result.problems.length > 0) result.change = 'error';
  }
}
