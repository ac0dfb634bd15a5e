import type { Product } from '@toptan/contract/catalog/products';
import { fold } from '@toptan/contract/fold';
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
import type { ReadRow } from './row.ts';

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
  const ids = rows.flatMap(({ id }) => id ?? []);
  const skus = rows.flatMap(({ id, sku }) => (id === null && sku !== null ? [sku] : []));
  const names = rows.flatMap(({ id, sku, values }) =>
    id === null && sku === null && values.has('name') ? [fold(String(values.get('name')))] : [],
  );
  const key = sql<string>`code_key(${products.sku})`;
  const found = await db
    .select({ id: products.id, sku: products.sku, name: products.name, key })
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
  return {
    ofSku: (sku: string) => bySku.find(each => plain(each.sku ?? '') === plain(sku)),
    ofGtin: (gtin: string) => byCode.find(each => each.gtin === gtin),
  };
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
