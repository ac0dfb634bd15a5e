import {
  type NewProduct,
  newProductSchema,
  type ProductChange,
  type StockPool,
} from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import { defaultSizeSetId } from '@toptan/contract/catalog/sizing';
import type { Language } from '@toptan/contract/languages';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { changedFields } from '../../api/changed-fields.ts';
import { sortedColors } from '../../i18n/colors.ts';
import { type Axes, type Cell, cellKey, type StockPieces, variantsOf } from '../pools.ts';
import { dayOf, endOf, lastDayBefore, startOf } from '../sale-days.ts';

/** Texts and choices that the form has as the product does, with an empty text for null. */
const texts = newProductSchema
  .keyof()
  .exclude([
    'translations',
    'sizes',
    'colors',
    'stockQuantity',
    'stockPools',
    'isActive',
    'publishedAt',
    'sellsFrom',
    'sellsUntil',
    'sells',
    'supply',
  ]).options;

type Texts = { [Name in (typeof texts)[number]]: NonNullable<Product[Name]> | '' };

/** The values of the product form, none of them null. */
export type ProductFormValues = Texts & {
  translations: Record<Language, { name: string; description: string }>;
  sizes: string[];
  colors: string[];
  /** Pieces of the product as a whole; NaN while the typed text is no whole number. */
  stockQuantity: number;
  /** The value counts only while there are sizes or colors: see `isByVariant`. */
  stockByVariant: boolean;
  stockGrid: StockPieces;
  isActive: boolean;
  /** Days, such as 2026-11-30; empty: none. */
  publishedAt: string;
  sellsFrom: string;
  /** The last day of sale. */
  sellsUntil: string;
  sells: Product['sells'];
  supply: Product['supply'];
};

export type ProductFormState = UseFormReturn<ProductFormValues, unknown, NewProduct>;

const isWhole = ({ size, color }: Cell) => size === null && color === null;

const textsIn = (product: Product | null, language: Language) => ({
  name: product?.translations[language]?.name ?? '',
  description: product?.translations[language]?.description ?? '',
});

/** The initial values of the form; a new product is active, of the default size set, without stock, sizes and colors. */
export function productValues(product: Product | null): ProductFormValues {
  const pools = product?.stockPools ?? [];
  const typed = Object.fromEntries(texts.map(name => [name, product?.[name] ?? ''])) as Texts;
  return {
    ...typed,
    // Empty: the product has sizes of its own.
    sizeSetId: product ? typed.sizeSetId : defaultSizeSetId,
    translations: {
      en: textsIn(product, 'en'),
      tr: textsIn(product, 'tr'),
      ar: textsIn(product, 'ar'),
    },
    sizes: product?.sizes ?? [],
    colors: sortedColors(product?.colors ?? []),
    stockQuantity: product?.stockQuantity ?? 0,
    stockByVariant: pools.some(pool => !isWhole(pool)),
    stockGrid: Object.fromEntries(pools.map(pool => [cellKey(pool), pool.quantity])),
    isActive: product?.isActive ?? true,
    publishedAt: dayOf(product?.publishedAt),
    sellsFrom: dayOf(product?.sellsFrom),
    sellsUntil: lastDayBefore(product?.sellsUntil),
    sells: product?.sells ?? 'loose',
    supply: product?.supply ?? 'to_order',
  };
}

/** True: stock is kept by size and color. That needs sizes or colors. */
export function isByVariant({ stockByVariant, sizes, colors }: ProductFormValues): boolean {
  return stockByVariant && sizes.length + colors.length > 0;
}

/** Pieces of all sizes and colors in sight; a text that is no whole number counts as none. */
export function gridTotal(values: Axes & Pick<ProductFormValues, 'stockGrid'>): number {
  return variantsOf(values).reduce((sum, variant) => sum + (values.stockGrid[cellKey(variant)] || 0), 0);
}

function poolsOf(values: ProductFormValues): StockPool[] {
  return variantsOf(values).map(variant => ({
    ...variant,
    quantity: values.stockGrid[cellKey(variant)] ?? 0,
  }));
}

const wholePool = (quantity: number): StockPool[] => [{ size: null, color: null, quantity }];

type StockChange = Pick<ProductChange, 'stockQuantity' | 'stockPools'>;

/** The body that the contract's schema checks: stock is one figure or pools. */
export function productBody(values: ProductFormValues): z.input<typeof newProductSchema> {
  const { stockByVariant: _mode, stockGrid: _grid, ...fields } = values;
  return {
    ...fields,
    publishedAt: startOf(values.publishedAt),
    sellsFrom: startOf(values.sellsFrom),
    sellsUntil: endOf(values.sellsUntil),
    stockQuantity: isByVariant(values) ? undefined : values.stockQuantity,
    stockPools: isByVariant(values) ? poolsOf(values) : undefined,
  };
}

/** True where pieces go because the product is no longer offered in their size or color, or where cells were typed anew. */
function isGridChanged(before: ProductFormValues, now: ProductFormValues): boolean {
  const pieces = (values: ProductFormValues) =>
    new Map(poolsOf(values).map(pool => [cellKey(pool), pool.quantity]));
  const [from, to] = [pieces(before), pieces(now)];
  return [...new Set([...from.keys(), ...to.keys()])].some(
    key => (from.get(key) ?? 0) !== (to.get(key) ?? 0),
  );
}

/** The stock that an edit sends; none where nobody touched it. */
function stockChange(before: ProductFormValues, now: ProductFormValues): StockChange {
  const [wasByVariant, byVariant] = [isByVariant(before), isByVariant(now)];
  if (!wasByVariant && !byVariant)
    return now.stockQuantity === before.stockQuantity ? {} : { stockQuantity: now.stockQuantity };
  if (wasByVariant && byVariant && !isGridChanged(before, now)) return {};
  return { stockPools: byVariant ? poolsOf(now) : wholePool(now.stockQuantity) };
}

/**
 * The body of an edit: the changed fields alone.
 * @param parsed `now` as the contract's schema made it
 */
export function productChanges(
  before: ProductFormValues,
  now: ProductFormValues,
  parsed: NewProduct,
): ProductChange {
  const { stockQuantity: _whole, stockPools: _pools, ...fields } = parsed;
  return { ...changedFields(before, now, fields), ...stockChange(before, now) };
}

/** The sizes, colors and stock that the form began with: the server keeps changes that others have made to them meanwhile. */
export const knownLists = (before: ProductFormValues) => ({
  sizes: before.sizes,
  colors: before.colors,
  stockPools: isByVariant(before) ? poolsOf(before) : wholePool(before.stockQuantity),
});
