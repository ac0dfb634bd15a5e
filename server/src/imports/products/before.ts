import type { Product } from '@toptan/contract/catalog/products';
import type { Plan } from './judging.ts';
import type { WantedPack } from './pack-cell.ts';
import { isWholePool, type PoolsAfter } from './pools.ts';
import type { Standing } from './queries.ts';
import { type CellKey, type CellValues, sameCell, valueFields } from './row.ts';
import { areSamePacks, isSameValue, standingPacks, standingValue } from './standing-values.ts';

type Axes = { sizeSetId: string | null; sizes: string[]; colors: string[] };

/** A size and color with what was changed of it. */
type VariantChange = {
  size: string | null;
  color: string | null;
  sku?: string | null;
  codes?: string[];
  isActive?: boolean;
};

/** What an import has done to a product. */
export type ProductBefore = {
  productId: string;
  isNew: boolean;
  /** Old and new values of fields, by the names of the product; of a new one all. */
  values: { field: string; old: unknown; new: unknown }[];
  axes: Axes | null;
  variants: VariantChange[];
  packs: ReturnType<typeof standingPacks> | null;
  /** Pieces that came or went. */
  stock: { size: string | null; color: string | null; by: number }[];
  /** Pieces that were held as a whole before its sizes and colors were counted. */
  whole?: number | null;
  /** What was written besides values; null where nothing was. Imports of earlier versions do not have it. */
  written?: { axes: Axes | null; variants: VariantChange[]; packs: WantedPack[] | null };
};

/** What is written of a cell, as the form of variants sends it. */
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

/** What a product had of the fields that are changed of a variant; a new variant had nothing. */
function oldVariant(change: VariantChange, standing: Standing): VariantChange {
  const { size, color } = change;
  const old = standing.variants.find(each => sameCell(each, change)) ?? {
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

/** What undoing needs of a plan that was written. */
export function beforeOf(
  plan: Plan,
  standing: Standing | null,
  { product, withNewAxes, variants, packs, pools }: Written,
): ProductBefore {
  const old = standing?.product;
  return {
    productId: product.id,
    isNew: !standing,
    values: old
      ? [...plan.values].map(([field, value]) => ({ field, old: standingValue(old, field), new: value }))
      : valueFields.map(field => ({ field, old: null, new: standingValue(product, field) })),
    axes: old && withNewAxes ? axesOf(old) : null,
    variants: standing ? variants.map(variant => oldVariant(variant, standing)) : [],
    packs: standing && packs ? standingPacks(standing) : null,
    stock: pools?.moved ?? [],
    whole: pools?.whole ?? null,
    written: { axes: withNewAxes ? axesOf(product) : null, variants, packs },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : (value ?? null));

/** Whether a variant has what was written of it. */
function hasVariant(change: VariantChange, { variants }: Standing): boolean {
  const variant = variants.find(each => sameCell(each, change));
  return variantFields.every(
    field => change[field] === undefined || isSame(sorted(variant?.[field]), sorted(change[field])),
  );
}

/** A variant of a new product as it was written: a plain one but for what the file says. */
const newVariant = ({ size, color }: CellKey, written: readonly VariantChange[]): VariantChange => ({
  ...{ size, color, sku: null, codes: [], isActive: true },
  ...written.find(each => sameCell(each, { size, color })),
});

/** Whether a product has the pieces that an import gave to it when it was new. */
export function hasStockAsWritten({ stock }: ProductBefore, { product }: Standing): boolean {
  const written = stock.filter(({ by }) => by > 0);
  const held = product.stockPools.filter(({ quantity }) => quantity > 0);
  const isWritten = (pool: (typeof held)[number]) =>
    written.find(each => sameCell(each, pool))?.by === pool.quantity;
  return held.length === written.length && held.every(isWritten);
}

/** Whether a product still has what an import wrote; of a new one also whether nothing was added by hand. */
export function isAsWritten({ values, isNew, whole, written }: ProductBefore, standing: Standing): boolean {
  const { product } = standing;
  const hasValues = values.every(({ field, new: value }) =>
    isSameValue(field, standingValue(product, field), value),
  );
  // Stock that was split into cells and is held as a whole again was written by somebody else.
  const isWholeAgain = whole !== null && whole !== undefined && product.stockPools.some(isWholePool);
  if (!hasValues || isWholeAgain || (isNew && product.pictures.length > 0)) return false;
  if (!written) return true;
  const { axes, packs } = written;
  const variants = isNew
    ? standing.variants.map(variant => newVariant(variant, written.variants))
    : written.variants;
  const wantedPacks = packs ?? (isNew ? [] : null);
  return (
    (axes === null || axisFields.every(field => isSame(product[field], axes[field]))) &&
    variants.every(variant => hasVariant(variant, standing)) &&
    (wantedPacks === null || areSamePacks(wantedPacks, standingPacks(standing)))
  );
}
