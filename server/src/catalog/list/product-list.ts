import type { asShop } from '@toptan/contract/catalog/as-shop';
import { productCategories, productGenders, productKinds } from '@toptan/contract/catalog/filters';
import type {
  countProducts as countProductsCall,
  listOfferedOptions as listOfferedOptionsCall,
  listProducts as listProductsCall,
  Product,
} from '@toptan/contract/catalog/products';
import type { AnswerOf, QueryOf } from '@toptan/contract/endpoint';
import { and, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type JsonBytes, jsonBytes } from '../../db/json-rows.ts';
import { isOpen, products, stockPools, variants } from '../../db/schema-goods.ts';
import { colors, sizeSetSizes, sizeSets } from '../../db/schema-sizing.ts';
import { decodeCursor, type Page, pageOf } from '../../pagination.ts';
import type { Viewer } from '../../viewer.ts';
import { isInCollection, listOpenCollections, placeIn } from '../collections/queries.ts';
import { visible } from '../product.ts';
import { isOfKind, newSince } from '../products/kinds.ts';
import { readProductsInOrder } from '../products/queries.ts';
import { searchOf } from './search.ts';
import { suggestionFor } from './suggestion.ts';

type Filter = QueryOf<typeof countProductsCall>;

/**
 * The products with each of these sizes in stock, in one color, or in this one. They are found for all products at once, from the
 * sizes.
 */
const hasInStock = (sizes: readonly string[], color: string | undefined) => sql`${products.id} in (
  select ${variants.productId} from ${variants}
    join ${stockPools} on ${stockPools.productId} = ${variants.productId} and ${stockPools.variantId} = ${variants.id}
  where ${variants.size} = any(${sql.param(sizes)}::text[]) and ${isOpen} and ${stockPools.quantity} > 0
    ${color === undefined ? sql`` : sql`and ${variants.color} = ${color}`}
  group by ${variants.productId}, ${variants.color} having count(*) = ${new Set(sizes).size}
)`;

/** Whether the sizes of a product are of one of these sets. */
const isOfSet = (given: readonly string[]) => {
  const ids = given.filter(id => id !== 'none');
  return or(
    given.includes('none') ? isNull(products.sizeSetId) : undefined,
    ids.length > 0 ? inArray(products.sizeSetId, ids) : undefined,
  );
};

/** The products that a filter shows, whatever their gender and category. */
function found(viewer: Viewer, filter: Omit<Filter, 'gender' | 'category'>, term: SQL | undefined) {
  const isKind = isOfKind(newSince(viewer));
  // Each filter of the contract has its condition here, or the compiler complains.
  const conditions: Record<Exclude<keyof typeof filter, keyof typeof asShop>, SQL | undefined> = {
    active: filter.active === undefined ? undefined : eq(products.isActive, filter.active === 'true'),
    q: term,
    new: filter.new && isKind.new,
    last: filter.last && isKind.last,
    packs: filter.packs && isKind.packs,
    // Goods in packs have no size that can be ordered alone.
    loose: filter.loose || filter.has ? ne(products.sells, 'packs') : undefined,
    sizeSet: filter.sizeSet && isOfSet(filter.sizeSet),
    size: filter.size && sql`${products.sizes} @> ${JSON.stringify(filter.size)}`,
    color:
      filter.color === undefined ? undefined : sql`${products.colors} @> ${JSON.stringify([filter.color])}`,
    has: filter.has && hasInStock(filter.has, filter.color),
    collection: filter.collection === undefined ? undefined : isInCollection(viewer, filter.collection),
  };
  return and(visible(viewer), ...Object.values(conditions));
}

const matching = (viewer: Viewer, { gender, category, ...filter }: Filter, term: SQL | undefined) =>
  and(
    found(viewer, filter, term),
    gender && eq(products.genderCategory, gender),
    category && eq(products.category, category),
  );

/** The condition of a page: it begins behind this product, among those with the same or a later place. */
function behind(cursor: string | undefined, place: SQL<number | null> | undefined): SQL | undefined {
  if (place === undefined) {
    const [before] = decodeCursor(cursor, 1) ?? [];
    return before === undefined ? undefined : lt(products.id, before);
  }
  const before = decodeCursor(cursor, 2);
  return before ? sql`(-${place}, ${products.id}) < (-(${before[0]})::int, ${before[1]}::uuid)` : undefined;
}

/** Reads a page of products: the newest first, of a search those first that fit best, and else of a collection in its order. */
export async function listProducts(
  db: Queryable,
  viewer: Viewer,
  { limit, cursor, offset = 0, manufacturerId, ...filter }: QueryOf<typeof listProductsCall>,
): Promise<Page<JsonBytes<Product>>> {
  const search = filter.q ? await searchOf(db, filter.q) : undefined;
  // The filter is for staff: a shop could otherwise find out by trying who makes a product.
  const maker =
    viewer.kind === 'staff' && manufacturerId ? eq(products.manufacturerId, manufacturerId) : undefined;
  const where: SQL | undefined = and(matching(viewer, filter, search?.found), maker);
  const place = search?.rank ?? (filter.collection ? placeIn(viewer, filter.collection) : undefined);
  const [ids, total] = await Promise.all([
    db
      .select({ id: products.id, place: place ?? sql<number>`0` })
      .from(products)
      .where(and(where, behind(cursor, place)))
      .orderBy(...(place ? [place] : []), desc(products.id))
      .limit(limit + 1)
      .offset(offset),
    db.$count(products, where),
  ]);
  const page = pageOf(ids, limit, total, row => (place ? [String(row.place), row.id] : [row.id]));
  const rows = await readProductsInOrder(
    db,
    viewer,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: rows.map(jsonBytes) };
}

type Group = { gender: string | null; category: string | null; products: number };

const sumOf = (groups: readonly Group[], { gender, category }: Pick<Filter, 'gender' | 'category'>) =>
  groups
    .filter(group => (gender ?? group.gender) === group.gender)
    .filter(group => (category ?? group.category) === group.category)
    .reduce((total, group) => total + group.products, 0);

function byName<Key extends string, Value>(keys: readonly Key[], describe: (key: Key) => Value) {
  return Object.fromEntries(keys.map(key => [key, describe(key)])) as Record<Key, Value>;
}

/** Counts the products that each filter would show, and reads a suggestion where `q` finds nothing. */
export async function countProducts(
  db: Queryable,
  viewer: Viewer,
  filter: Filter,
): Promise<AnswerOf<typeof countProductsCall>> {
  const search = filter.q ? await searchOf(db, filter.q) : undefined;
  const where = found(viewer, filter, search?.found);
  const isKind = isOfKind(newSince(viewer));
  const shown = found(viewer, { active: filter.active }, undefined);
  const [groups, [ofKinds], open] = await Promise.all([
    db
      .select({ gender: products.genderCategory, category: products.category, products: count() })
      .from(products)
      .where(where)
      .groupBy(products.genderCategory, products.category),
    db
      .select({
        all: count(),
        ...byName(productKinds, kind => sql<number>`count(*) filter (where ${isKind[kind]})::int`),
      })
      .from(products)
      .where(shown),
    listOpenCollections(db, viewer),
  ]);
  const { gender } = filter;
  const suggestion = filter.q && groups.length === 0 ? await suggestionFor(db, shown, filter.q) : null;
  return {
    total: sumOf(groups, filter),
    all: sumOf(groups, {}),
    genders: byName(productGenders, each => sumOf(groups, { gender: each })),
    categories: byName(productCategories, each => sumOf(groups, { gender, category: each })),
    shown: ofKinds ?? { all: 0, ...byName(productKinds, () => 0) },
    ...(suggestion !== null && { suggestion }),
    ...(open.length > 0 && { collections: open }),
  };
}

type Options = AnswerOf<typeof listOfferedOptionsCall>;

/** The sizes and colors of the products within a filter, by the order of colors and of size sets. */
export async function listOfferedOptions(
  db: Queryable,
  viewer: Viewer,
  filter: QueryOf<typeof listOfferedOptionsCall>,
): Promise<Options> {
  const search = filter.q ? await searchOf(db, filter.q) : undefined;
  const within = matching(viewer, filter, search?.found);
  const ofSizes = db
    .select({
      sizeSetId: products.sizeSetId,
      size: sql<string>`size`.as('size'),
      products: count().as('offered'),
    })
    .from(products)
    .innerJoin(sql`jsonb_array_elements_text(${products.sizes}) as size`, sql`true`)
    .where(within)
    .groupBy(products.sizeSetId, sql`size`)
    .as('of_sizes');
  const [inColors, inSizes] = await Promise.all([
    db
      .select({ name: colors.key, products: count() })
      .from(products)
      .innerJoin(sql`jsonb_array_elements_text(${products.colors}) as color`, sql`true`)
      .innerJoin(colors, sql`${colors.key} = color`)
      .where(within)
      .groupBy(colors.key)
      .orderBy(colors.position, colors.key),
    db
      .select({
        set: {
          id: sizeSets.id,
          nameEn: sizeSets.nameEn,
          nameTr: sizeSets.nameTr,
          nameAr: sizeSets.nameAr,
          kind: sizeSets.kind,
        },
        sizes: sql<
          Options['sizeSets'][number]['sizes']
        >`json_agg(json_build_object('name', ${ofSizes.size}, 'products', ${ofSizes.products})
            order by ${sizeSetSizes.position}, length(${ofSizes.size}), ${ofSizes.size})`,
      })
      .from(ofSizes)
      .leftJoin(sizeSets, eq(sizeSets.id, ofSizes.sizeSetId))
      .leftJoin(
        sizeSetSizes,
        and(eq(sizeSetSizes.sizeSetId, ofSizes.sizeSetId), eq(sizeSetSizes.label, ofSizes.size)),
      )
      .groupBy(sizeSets.id)
      .orderBy(sql`${sizeSets.id} nulls last`),
  ]);
  return { colors: inColors, sizeSets: inSizes };
}
