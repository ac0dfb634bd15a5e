import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { Product } from '@toptan/contract/catalog/products';
import { areSamePacks, currentPacks, currentValue, isSameValue, packCodes } from './current-values.ts';
import type { WantedPack } from './pack-cell.ts';
import type { PoolsAfter } from './pools.ts';
import type { CurrentProduct } from './queries.ts';
import { type CellValues, valueFields } from './row.ts';
import type { Plan } from './row-check.ts';

type Axes = { sizeSetId: string | null; sizes: string[]; colors: string[] };

/** A size and color with its changed values. */
type VariantChange = {
  size: string | null;
  color: string | null;
  sku?: string | null;
  codes?: string[];
  isActive?: boolean;
};

/** The changes of an import to a product, and the values before them. */
export type ProductBefore = {
  productId: string;
  isNew: boolean;
  /** Old and new values of the fields that were written; of a new product all fields. */
  values: { field: string; old: unknown; new: unknown }[];
  axes: Axes | null;
  variants: VariantChange[];
  packs: ReturnType<typeof currentPacks> | null;
  /** Pieces that were added or, below 0, removed. */
  stock: (CellKey & { by: number })[];
  /** Pieces that the product held as a whole, before the import counted its cells. */
  whole?: number | null;
  /** The changes besides values; null where there are none. Imports of earlier versions do not have this field. */
  written?: { axes: Axes | null; variants: VariantChange[]; packs: WantedPack[] | null };
};

/** The values of a cell as a change takes them. */
export const variantOf = ({ size, color, variantSku, codes, variantActive }: CellValues): VariantChange => ({
  size,
  color,
  ...(variantSku !== undefined && { sku: variantSku }),
  ...(codes && { codes }),
  ...(variantActive !== undefined && { isActive: variantActive }),
});

const axesOf = ({ sizeSetId, sizes, colors }: Product): Axes => ({ sizeSetId, sizes, colors });

const axisFields = ['sizeSetId', 'sizes', 'colors'] as const;
const variantFields = ['sku', 'codes', 'isActive'] as const;

/** The old values of the fields that a change of a variant sets; of a new variant the defaults. */
function oldVariant(change: VariantChange, current: CurrentProduct): VariantChange {
  const { size, color } = change;
  const old = current.variants.find(each => sameCell(each, change)) ?? {
    sku: null,
    codes: [],
    isActive: true,
  };
  const fields = variantFields.filter(field => change[field] !== undefined);
  return { size, color, ...Object.fromEntries(fields.map(field => [field, old[field]])) };
}

type Written = {
  /** The product as it was written. */
  product: Product;
  withNewAxes: boolean;
  variants: VariantChange[];
  packs: WantedPack[] | null;
  pools: PoolsAfter | null;
};

/** The values that undoing a written plan restores. */
export function beforeOf(
  plan: Plan,
  current: CurrentProduct | null,
  { product, withNewAxes, variants, packs, pools }: Written,
): ProductBefore {
  const old = current?.product;
  return {
    productId: product.id,
    isNew: !current,
    values: old
      ? [...plan.values].map(([field, value]) => ({ field, old: currentValue(old, field), new: value }))
      : valueFields.map(field => ({ field, old: null, new: currentValue(product, field) })),
    axes: old && withNewAxes ? axesOf(old) : null,
    variants: current ? variants.map(variant => oldVariant(variant, current)) : [],
    packs: current && packs ? oldPacks(packs, current) : null,
    stock: pools?.moved ?? [],
    whole: pools?.whole ?? null,
    written: { axes: withNewAxes ? axesOf(product) : null, variants, packs },
  };
}

/** The packs that a product has, with their barcodes where the import writes some. */
const oldPacks = (written: readonly WantedPack[], current: CurrentProduct) =>
  currentPacks(current).map(pack => ({
    ...pack,
    ...(written.some(({ codes }) => codes) && { codes: packCodes(current, pack) }),
  }));

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : (value ?? null));

/** Whether a variant still has the written values. */
function hasVariant(change: VariantChange, { variants }: CurrentProduct): boolean {
  const variant = variants.find(each => sameCell(each, change));
  return variantFields.every(
    field => change[field] === undefined || isSame(sorted(variant?.[field]), sorted(change[field])),
  );
}

/** A variant of a new product as it was written: with defaults where the file says nothing. */
const newVariant = ({ size, color }: CellKey, written: readonly VariantChange[]): VariantChange => ({
  size,
  color,
  sku: null,
  codes: [],
  isActive: true,
  ...written.find(each => sameCell(each, { size, color })),
});

/** Whether a new product still has the stock that the import gave it. */
export function hasStockAsWritten({ stock }: ProductBefore, { product }: CurrentProduct): boolean {
  const written = stock.filter(({ by }) => by > 0);
  const stocked = product.stockPools.filter(({ quantity }) => quantity > 0);
  const isWritten = (pool: (typeof stocked)[number]) =>
    written.find(each => sameCell(each, pool))?.by === pool.quantity;
  return stocked.length === written.length && stocked.every(isWritten);
}

/** Whether a product still has the values that an import wrote. A new one must not have anything else either. */
export function isAsWritten(
  { values, isNew, whole, written }: ProductBefore,
  current: CurrentProduct,
): boolean {
  const { product } = current;
  const hasValues = values.every(({ field, new: value }) =>
    isSameValue(field, currentValue(product, field), value),
  );
  // The import split the stock into cells. Somebody else has made it one whole again.
  const isWholeAgain = whole !== null && whole !== undefined && product.stockPools.some(isWholeProduct);
  if (!hasValues || isWholeAgain || (isNew && product.pictures.length > 0)) return false;
  if (!written) return true;
  const { axes, packs } = written;
  const variants = isNew
    ? current.variants.map(variant => newVariant(variant, written.variants))
    : written.variants;
  const wantedPacks = packs ?? (isNew ? [] : null);
  return (
    (axes === null || axisFields.every(field => isSame(product[field], axes[field]))) &&
    variants.every(variant => hasVariant(variant, current)) &&
    (wantedPacks === null || areSamePacks(wantedPacks, currentPacks(current))) &&
    (packs ?? []).every(
      ({ codes = isNew ? [] : undefined, ...pack }) =>
        codes === undefined || isSame(sorted(codes), sorted(packCodes(current, pack))),
    )
  );
}
