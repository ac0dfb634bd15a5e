import { isDeepStrictEqual } from 'node:util';
import type { VariantChange } from '@toptan/contract/catalog/variants';
import type { KnownProduct } from '@toptan/contract/catalog/whole-product';
import type { FieldError } from '@toptan/contract/errors';
import type { Transaction } from '../../db/client.ts';
import type { Difference } from '../../events/meanwhile.ts';
import { Refusal } from '../../refusal.ts';
import { type Claim, judgeClaims } from '../codes/claims.ts';
import { type Holder, whoHasCodes, whoHasSkus, writeCodes, writeSkus } from '../codes/queries.ts';
import { lockProduct, type StoredProduct } from '../product.ts';
import { openVariants, presentVariantsOf, variantsOf } from './queries.ts';

/** The present row of a variant that is to be changed. */
type Row = { variantId: string; holder: Holder; wanted: VariantChange; path: string };

const refuse = (fields: FieldError[], code: 'validation_failed' | 'taken' = 'validation_failed') =>
  new Refusal(code, 'The variants cannot be changed like this', { fields });

/** @throws Refusal 400 `not_offered` where the product never had the size and color, `taken` where they are named twice */
async function findRows(
  tx: Transaction,
  product: StoredProduct,
  wanted: readonly VariantChange[],
): Promise<Row[]> {
  const present = new Map(
    (await variantsOf(tx, [product.id])).map(variant => [
      JSON.stringify([variant.size, variant.color]),
      variant,
    ]),
  );
  const named = new Set<string>();
  const problems: FieldError[] = [];
  const rows = wanted.flatMap((each, at): Row[] => {
    const path = `variants.${at}`;
    const variant = present.get(JSON.stringify([each.size ?? null, each.color ?? null]));
    if (!variant) problems.push({ path, code: 'not_offered', message: 'The product does not have it' });
    else if (named.has(variant.id))
      problems.push({ path, code: 'taken', message: 'This variant appears twice' });
    if (!variant) return [];
    named.add(variant.id);
    const { id: variantId, productId, size, color } = variant;
    const isActive = product.isActive && variant.offered && variant.isActive;
    const holder = { id: variantId, productId, productName: product.name, size, color, isActive };
    return [{ variantId, holder, wanted: each, path }];
  });
  if (problems.length > 0) throw refuse(problems);
  return rows;
}

const givingOf = (rows: readonly Row[]) => new Set(rows.map(({ variantId }) => variantId));

/** @throws Refusal 400 `invalid` where a SKU has neither letter nor digit */
async function claimSkus(tx: Transaction, rows: readonly Row[]) {
  const named = rows.filter(({ wanted }) => wanted.sku);
  const { keys, holders } = await whoHasSkus(
    tx,
    named.map(({ wanted }) => wanted.sku ?? ''),
  );
  const claims = named.map(
    (row, at): Claim => ({
      value: keys[at] ?? '',
      path: `${row.path}.sku`,
      by: row.holder,
      move: row.wanted.move === true,
    }),
  );
  const empty = claims.filter(({ value }) => value === '');
  if (empty.length > 0)
    throw refuse(empty.map(({ path }) => ({ path, code: 'invalid', message: 'Letters or digits' })));
  return judgeClaims(claims, givingOf(rows), holders);
}

const codesOf = ({ wanted, path, holder }: Row): Claim[] =>
  (wanted.codes ?? []).map((value, at) => ({
    value,
    path: `${path}.codes.${at}`,
    by: holder,
    move: wanted.move === true,
  }));

/** Whether changes of variants need the lock of the codes. */
export const areCodesNamed = (wanted: readonly VariantChange[] = []): boolean =>
  wanted.some(({ sku, codes }) => sku !== undefined || codes !== undefined);

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(sorted(one), sorted(other));

/** The differences that others have made to these variants since they were shown. */
export async function variantDifferences(
  tx: Transaction,
  productId: string,
  wanted: readonly VariantChange[] = [],
  known: KnownProduct['variants'] = [],
): Promise<Difference[]> {
  if (wanted.length === 0 || known.length === 0) return [];
  const keyOf = ({ size, color }: Pick<VariantChange, 'size' | 'color'>) =>
    JSON.stringify([size ?? null, color ?? null]);
  const stored = new Map(
    (await presentVariantsOf(tx, [productId])).map(variant => [keyOf(variant), variant]),
  );
  const shown = new Map(known.map(variant => [keyOf(variant), variant]));
  return wanted.flatMap((variant, at) => {
    const [now, before] = [stored.get(keyOf(variant)), shown.get(keyOf(variant))];
    if (!now || !before) return [];
    return (['sku', 'codes', 'isActive'] as const)
      .filter(
        field =>
          variant[field] !== undefined &&
          !isSame(now[field], before[field]) &&
          !isSame(now[field], variant[field]),
      )
      .map(field => ({ path: `variants.${at}.${field}`, current: now[field], isOwn: true }));
  });
}

/**
 * Changes variants of a product. Its row stays locked against baskets and orders while some are closed: they hold the product
 * before they read its variants, so that none is ordered after the answer. The caller has locked the codes where `areCodesNamed`,
 * then the product's row.
 * @returns ids of other products that have lost a code
 * @throws Refusal 400 `not_offered`, `taken` (a variant that is named twice), `invalid` (sku); 409 `taken` with the holder
 */
export async function changeVariants(
  tx: Transaction,
  product: StoredProduct,
  wanted: readonly VariantChange[],
): Promise<string[]> {
  const rows = await findRows(tx, product, wanted);
  const withSku = rows.filter(({ wanted }) => wanted.sku !== undefined);
  const withCodes = rows.filter(({ wanted }) => wanted.codes);
  const claimed = withCodes.flatMap(codesOf);
  const skus = await claimSkus(tx, withSku);
  const codes = judgeClaims(
    claimed,
    givingOf(withCodes),
    await whoHasCodes(
      tx,
      claimed.map(({ value }) => value),
    ),
  );
  const problems = [...skus.problems, ...codes.problems];
  if (problems.length > 0) throw refuse(problems, 'taken');

  const losers = [...skus.losers, ...codes.losers].map(({ productId }) => productId);
  const others = [...new Set(losers)].filter(id => id !== product.id).sort();
  for (const id of others) await lockProduct(tx, id, 'no key update');

  if (withSku.length > 0)
    await writeSkus(
      tx,
      withSku.map(({ variantId, wanted }) => ({ variantId, sku: wanted.sku ?? null })),
      skus.losers.map(({ id }) => id),
    );
  if (withCodes.length > 0)
    await writeCodes(
      tx,
      'variantId',
      withCodes.map(({ variantId }) => variantId),
      claimed.map(({ value, by }) => ({ gtin: value, variantId: by.id })),
    );
  for (const isActive of [true, false])
    await openVariants(
      tx,
      rows.filter(({ wanted }) => wanted.isActive === isActive).map(({ variantId }) => variantId),
      isActive,
    );
  return others;
}
