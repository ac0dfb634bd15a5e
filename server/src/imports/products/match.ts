import { fold } from '@toptan/contract/fold';
import type { Queryable } from '../../db/client.ts';
import { productsNamed, variantsByCode } from './queries.ts';
import type { ReadRow } from './row.ts';

/** A code without case, spaces and hyphens, by which codes compare. */
const plain = (code: string) => fold(code).replace(/[^\p{L}\p{N}]/gu, '');

/** The product that a row is about. */
export type Match = { productId: string } | 'several' | 'none';

/**
 * The products that rows name: by id, else by the model code, else those without a code by their name. A code that differs only in
 * case, spaces or hyphens also matches, if only one product has such a code.
 */
export async function matchProducts(
  db: Queryable,
  rows: readonly Pick<ReadRow, 'id' | 'sku' | 'values'>[],
): Promise<Match[]> {
  const found = await productsNamed(db, {
    ids: rows.flatMap(({ id }) => id ?? []),
    skus: rows.flatMap(({ id, sku }) => (id === null && sku !== null ? [sku] : [])),
    names: rows.flatMap(({ id, sku, values }) =>
      id === null && sku === null && values.has('name') ? [fold(String(values.get('name')))] : [],
    ),
  });
  return rows.map(({ id, sku, values }): Match => {
    if (id !== null) return found.some(product => product.id === id) ? { productId: id } : 'none';
    const exact = found.find(product => sku !== null && product.sku === sku);
    if (exact) return { productId: exact.id };
    const alike = found.filter(product =>
      sku === null
        ? product.sku === null && fold(product.name) === fold(String(values.get('name') ?? ''))
        : product.sku !== null && plain(product.sku) === plain(sku),
    );
    if (alike.length > 1) return 'several';
    return alike[0] ? { productId: alike[0].id } : 'none';
  });
}

/** The cells that rows of a stock count name by SKU or barcode, in the order of the rows. */
export async function cellsByCode(db: Queryable, rows: readonly ReadRow[]) {
  const ofCell = (row: ReadRow) => (row.cells.length === 1 ? row.cells[0] : undefined);
  const { bySku, byCode } = await variantsByCode(
    db,
    rows.flatMap(row => ofCell(row)?.variantSku ?? []),
    rows.flatMap(row => ofCell(row)?.codes ?? []),
  );
  return rows.map(row => {
    const { codes, variantSku } = ofCell(row) ?? {};
    const ofGtin = (gtin: string) => byCode.find(each => each.gtin === gtin);
    const named = codes?.map(ofGtin).find(each => each !== undefined);
    if (named || variantSku === undefined) return named;
    return bySku.find(({ sku }) => plain(sku ?? '') === plain(variantSku));
  });
}
