import type { AnswerOf, QueryOf } from '@toptan/contract/endpoint';
import {
  type countProducts as countProductsCall,
  productCategories,
  productGenders,
} from '@toptan/contract/products';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';
import { tallies } from '../db/schema-tallies.ts';
import { keptWhileUnchanged } from '../kept-finds.ts';
import { containsGram, isGram } from '../search.ts';
import { facet, talliedRows, talliesOf } from '../tallies.ts';
import { type Viewer, visible } from './presentation.ts';

export type ProductFilter = QueryOf<typeof countProductsCall>;

/** What is found among products, for as long as none changes in what is searched and filtered. */
export const keptOfProducts = keptWhileUnchanged(['products']);

/** Products that a filter shows whatever their kind. */
function found(viewer: Viewer, { q, active }: Pick<ProductFilter, 'q' | 'active'>): SQL | undefined {
  return and(
    visible(viewer),
    active === undefined ? undefined : eq(products.isActive, active === 'true'),
    q ? containsGram(products.searchText, q) : undefined,
  );
}

/** All that a filter asks of a product. */
export function matching(viewer: Viewer, filter: ProductFilter): SQL | undefined {
  const { gender, category } = filter;
  return and(
    found(viewer, filter),
    gender && eq(products.genderCategory, gender),
    category && eq(products.category, category),
  );
}

type Group = { gender: string | null; category: string | null; products: number };

/** Found first and grouped then, for an index in the order of the groups leads through all products. */
async function findGroups(db: Queryable, where: SQL | undefined): Promise<Group[]> {
  const { rows } = await db.execute<Group>(sql`
    with found as materialized (
      select ${products.genderCategory} as gender, ${products.category} from ${products} where ${where}
    )
    select gender, category, count(*)::integer as products from found group by gender, category`);
  return rows;
}

async function countGroups(
  db: Queryable,
  viewer: Viewer,
  { q, active }: Pick<ProductFilter, 'q' | 'active'>,
): Promise<Group[]> {
  if (isGram(q))
    return db
      .select({ gender: facet(2), category: facet(3), products: talliedRows })
      .from(tallies)
      .where(
        and(
          talliesOf('products', [active, undefined, undefined], q),
          viewer === 'shop' ? eq(facet(1), 'true') : undefined,
        ),
      )
      .groupBy(facet(2), facet(3));
  return keptOfProducts(db, JSON.stringify(['groups', viewer, active, q]), () =>
    findGroups(db, found(viewer, { q, active })),
  );
}

const sumOf = (groups: readonly Group[], { gender, category }: Pick<ProductFilter, 'gender' | 'category'>) =>
  groups
    .filter(group => (gender ?? group.gender) === group.gender)
    .filter(group => (category ?? group.category) === group.category)
    .reduce((total, group) => total + group.products, 0);

/** How many products a filter shows. */
export async function countFound(db: Queryable, viewer: Viewer, filter: ProductFilter): Promise<number> {
  return sumOf(await countGroups(db, viewer, filter), filter);
}

function countEach<Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) {
  return Object.fromEntries(keys.map(key => [key, countOf(key)])) as Record<Key, number>;
}

/** How many products each filter would show. */
export async function countProducts(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
): Promise<AnswerOf<typeof countProductsCall>> {
  const groups = await countGroups(db, viewer, filter);
  const { gender } = filter;
  return {
    total: sumOf(groups, filter),
    all: sumOf(groups, {}),
    genders: countEach(productGenders, each => sumOf(groups, { gender: each })),
    categories: countEach(productCategories, each => sumOf(groups, { gender, category: each })),
  };
}
