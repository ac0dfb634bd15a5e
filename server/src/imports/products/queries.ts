import type { Product } from '@toptan/contract/catalog/products';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { managedPacksOf } from '../../catalog/packs/queries.ts';
import { readProducts } from '../../catalog/products/queries.ts';
import { presentVariantsOf } from '../../catalog/variants/queries.ts';
import type { Queryable } from '../../db/client.ts';
import { products, variants } from '../../db/schema-goods.ts';
import { importRows } from '../../db/schema-imports.ts';
import { codes } from '../../db/schema-packs.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { staffViewer } from '../../viewer.ts';
import type { Source } from '../kind.ts';
import { textAt } from '../rows/queries.ts';
import { type ModelRows, optionNumbers } from './option-cells.ts';

type Variants = Awaited<ReturnType<typeof presentVariantsOf>>;

/** A product as the portal has it now, with all its variants and packs. */
export type CurrentProduct = {
  product: Product;
  variants: Variants;
  packs: Awaited<ReturnType<typeof managedPacksOf>>;
};

export async function readCurrentProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, CurrentProduct>> {
  if (ids.length === 0) return new Map();
  const [jsons, allVariants, allPacks] = [
    await readProducts(db, staffViewer(), ids),
    await presentVariantsOf(db, ids),
    await managedPacksOf(db, ids),
  ];
  return new Map(
    jsons.map(json => {
      const product: Product = JSON.parse(json);
      const own = <Each extends { productId: string }>(list: readonly Each[]) =>
        list.filter(({ productId }) => productId === product.id);
      return [product.id, { product, variants: own(allVariants), packs: own(allPacks) }];
    }),
  );
}

/** The products that may have one of these ids, codes or names, the last where they have no code. */
export function productsNamed(
  db: Queryable,
  { ids, skus, names }: { ids: readonly string[]; skus: string[]; names: string[] },
) {
  const key = sql<string>`code_key(${products.sku})`;
  return db
    .select({ id: products.id, sku: products.sku, name: products.name })
    .from(products)
    .where(
      or(
        ids.length > 0
          ? isOneOf(
              products.id,
              ids.filter(id => id.length === 36),
            )
          : undefined,
        skus.length > 0
          ? sql`${key} in (select code_key(given) from unnest(${sql.param(skus)}::text[]) as given)`
          : undefined,
        names.length > 0
          ? and(isNull(products.sku), sql`fold(${products.name}) = any(${sql.param(names)}::text[])`)
          : undefined,
      ) ?? sql`false`,
    );
}

/** Variants by SKU or barcode, which a stock count may name instead of product, size and color. */
export async function variantsByCode(db: Queryable, skus: readonly string[], gtins: readonly string[]) {
  const key = sql<string>`code_key(${variants.sku})`;
  const cell = { productId: variants.productId, size: variants.size, color: variants.color };
  const [bySku, byCode] = [
    skus.length === 0
      ? []
      : await db
          .select({ ...cell, sku: variants.sku })
          .from(variants)
          .where(
            sql`${key} in (select code_key(given) from unnest(${sql.param([...skus])}::text[]) as given)`,
          ),
    gtins.length === 0
      ? []
      : await db
          .select({ ...cell, gtin: codes.gtin })
          .from(codes)
          .innerJoin(variants, eq(variants.id, codes.variantId))
          .where(isOneOf(codes.gtin, gtins)),
  ];
  return { bySku, byCode };
}

/** The values that the rows of each key share. Only files with options or parents have such values. */
export async function modelRows(
  db: Queryable,
  { id, fields }: Pick<Source, 'id' | 'fields'>,
  keys: readonly string[],
): Promise<Map<string, ModelRows>> {
  const places = [...optionNumbers.map(number => `optionName${number}`), 'parentSku'].map(field =>
    fields.indexOf(field),
  );
  const hasOptions = fields.some(field => field?.startsWith('optionValue'));
  if (!hasOptions && places.every(at => at < 0)) return new Map();
  const firstOf = (at = -1, when = sql`true`) =>
    sql<
      string | null
    >`(array_agg(${textAt(at)} order by ${importRows.n}) filter (where ${textAt(at)} is not null and ${when}))[1]`;
  const parent = textAt(places.at(-1) ?? -1);
  const ofParent = (field: string) => firstOf(fields.indexOf(field), sql`${parent} is null`);
  const rows = await db
    .select({
      key: importRows.key,
      first: firstOf(places[0]),
      second: firstOf(places[1]),
      third: firstOf(places[2]),
      sku: ofParent('sku'),
      name: ofParent('name'),
      hasParent: sql<boolean>`bool_or(${parent} is null)`,
      hasChildren: sql<boolean>`bool_or(${parent} is not null)`,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isOneOf(importRows.key, keys)))
    .groupBy(importRows.key);
  return new Map(
    rows.map(({ key, first, second, third, ...model }) => [
      key,
      { ...model, optionNames: [first, second, third] },
    ]),
  );
}
