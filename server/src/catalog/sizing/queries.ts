import type { Color, SizeSet } from '@toptan/contract/catalog/sizing';
import type { SizeSetChange } from '@toptan/contract/catalog/sizing-changes';
import { type Language, nameFields } from '@toptan/contract/languages';
import { asc, count, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/client.ts';
import { onlyRow } from '../../db/only-row.ts';
import { products } from '../../db/schema-goods.ts';
import { colors, sizeSetSizes, sizeSets } from '../../db/schema-sizing.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

const sizeColumns = {
  label: sizeSetSizes.label,
  eu: sizeSetSizes.eu,
  us: sizeSetSizes.us,
  uk: sizeSetSizes.uk,
};

export const readSizes = (db: Queryable, sizeSetId: string) =>
  db
    .select(sizeColumns)
    .from(sizeSetSizes)
    .where(eq(sizeSetSizes.sizeSetId, sizeSetId))
    .orderBy(sizeSetSizes.position);

/**
 * All size sets by age, the original ones first.
 * @param counted with the number of products of each
 */
export async function listSizeSets(db: Queryable, counted: boolean): Promise<SizeSet[]> {
  const [sets, sizes, uses] = await Promise.all([
    db.select().from(sizeSets).orderBy(asc(sizeSets.id)),
    db
      .select({ sizeSetId: sizeSetSizes.sizeSetId, ...sizeColumns })
      .from(sizeSetSizes)
      .orderBy(sizeSetSizes.sizeSetId, sizeSetSizes.position),
    counted
      ? db
          .select({ id: products.sizeSetId, products: count() })
          .from(products)
          .where(isNotNull(products.sizeSetId))
          .groupBy(products.sizeSetId)
      : [],
  ]);
  return sets.map(set => ({
    ...set,
    sizes: sizes.filter(({ sizeSetId }) => sizeSetId === set.id),
    ...(counted && { products: uses.find(({ id }) => id === set.id)?.products ?? 0 }),
  }));
}

/** Locks a size set; until the transaction ends products neither take it nor change their sizes. */
export async function lockSizeSet(tx: Transaction, id: string) {
  const [row] = await tx.select().from(sizeSets).where(eq(sizeSets.id, id)).for('update');
  return row;
}

export async function insertSizeSet(tx: Transaction, values: typeof sizeSets.$inferInsert) {
  return onlyRow(await tx.insert(sizeSets).values(values).returning());
}

/** Changes the named fields of a size set that is locked; one at least is named. */
export async function updateSizeSet(tx: Transaction, id: string, change: PgUpdateSetSource<typeof sizeSets>) {
  return onlyRow(await tx.update(sizeSets).set(change).where(eq(sizeSets.id, id)).returning());
}

/** @returns the size set that it was; undefined when there was none */
export async function deleteSizeSet(tx: Transaction, id: string) {
  const [set] = await tx.delete(sizeSets).where(eq(sizeSets.id, id)).returning();
  return set;
}

/**
 * Holds a size set, and the sets of products, until the transaction ends. Call it before the products are locked: a transaction
 * that changes a set locks it before its products.
 */
export async function holdSizeSets(
  tx: Transaction,
  { sizeSetId, productIds }: { sizeSetId?: string | null | undefined; productIds?: readonly string[] },
) {
  const ofProducts =
    productIds &&
    inArray(
      sizeSets.id,
      tx.select({ id: products.sizeSetId }).from(products).where(isOneOf(products.id, productIds)),
    );
  const named = sizeSetId ? eq(sizeSets.id, sizeSetId) : undefined;
  return tx
    .select()
    .from(sizeSets)
    .where(or(named, ofProducts) ?? sql`false`)
    .orderBy(sizeSets.id)
    .for('share');
}

/** The products of a set, up to a number. */
export async function productsOfSet(db: Queryable, sizeSetId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.sizeSetId, sizeSetId))
    .orderBy(asc(products.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

type Sizes = NonNullable<SizeSetChange['sizes']>;

/** Makes these the sizes of a set, in this order. */
export async function replaceSizes(tx: Transaction, sizeSetId: string, sizes: Sizes): Promise<void> {
  await tx.delete(sizeSetSizes).where(eq(sizeSetSizes.sizeSetId, sizeSetId));
  await tx.insert(sizeSetSizes).values(sizes.map((size, position) => ({ ...size, sizeSetId, position })));
}

/** The sizes that products of the set have and that are not among these. */
export async function otherSizesInUse(
  tx: Transaction,
  sizeSetId: string,
  labels: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ label: string }>(sql`
    select distinct label from ${products}, jsonb_array_elements_text(${products.sizes}) as label
    where ${products.sizeSetId} = ${sizeSetId} and label <> all (${sql.param([...labels])}::text[])
    order by label`);
  return rows.map(({ label }) => label);
}

/**
 * Sorts the sizes of the set's products as the set has them.
 * @returns the number of changed products
 */
export async function sortSizesOfProducts(tx: Transaction, sizeSetId: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${products} set sizes = sorted.sizes
    from (
      select ${products.id} as id, jsonb_agg(size.label order by ${sizeSetSizes.position}, place) as sizes
      from ${products}, jsonb_array_elements_text(${products.sizes}) with ordinality as size (label, place)
        left join ${sizeSetSizes} on ${sizeSetSizes.sizeSetId} = ${sizeSetId} and ${sizeSetSizes.label} = size.label
      where ${products.sizeSetId} = ${sizeSetId}
      group by ${products.id}
    ) as sorted
    where ${products.id} = sorted.id and ${products.sizes} <> sorted.sizes`);
  return rowCount ?? 0;
}

const { position: _, ...colorColumns } = getTableColumns(colors);

/**
 * All colors in their order.
 * @param counted with the number of products of each
 */
export async function listColors(db: Queryable, counted: boolean): Promise<Color[]> {
  const ofProducts = sql<number>`(select count(*)::int from ${products} where ${products.colors} ? ${colors.key})`;
  return db
    .select({ ...colorColumns, ...(counted && { products: ofProducts }) })
    .from(colors)
    .orderBy(colors.position, colors.key);
}

/** The colors of these keys in their order. */
export const namedColors = (db: Queryable, keys: readonly string[]): Promise<Color[]> =>
  db
    .select(colorColumns)
    .from(colors)
    .where(isOneOf(colors.key, [...new Set(keys)]))
    .orderBy(colors.position, colors.key);

/** The names of colors in a language, by the keys that products and orders have; a key of no color is its own name. */
export async function colorNames(db: Queryable, language: Language): Promise<(key: string) => string> {
  const names = new Map((await listColors(db, false)).map(color => [color.key, color[nameFields[language]]]));
  return key => names.get(key) ?? key;
}

export async function insertColor(
  tx: Transaction,
  values: Omit<typeof colors.$inferInsert, 'position'>,
): Promise<Color> {
  const behind = sql`(select coalesce(max(position) + 1, 0) from ${colors})`;
  return onlyRow(
    await tx
      .insert(colors)
      .values({ ...values, position: behind })
      .returning(colorColumns),
  );
}

/** Locks a color; until the transaction ends nobody else changes it, and no product takes it. */
export async function lockColor(tx: Transaction, id: string): Promise<Color | undefined> {
  const [row] = await tx.select(colorColumns).from(colors).where(eq(colors.id, id)).for('update');
  return row;
}

/** Changes the named fields of a color; one at least is named. */
export async function updateColor(
  tx: Transaction,
  id: string,
  change: PgUpdateSetSource<typeof colors>,
): Promise<void> {
  await tx.update(colors).set(change).where(eq(colors.id, id));
}

/** @returns the color that it was; undefined when there was none */
export async function deleteColor(tx: Transaction, id: string): Promise<Color | undefined> {
  const [color] = await tx.delete(colors).where(eq(colors.id, id)).returning(colorColumns);
  return color;
}

/** Reads which of these colors products may take, and keeps them as they are until the transaction ends. */
export async function holdColors(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ key: colors.key, isActive: colors.isActive })
    .from(colors)
    .where(isOneOf(colors.key, keys))
    .orderBy(colors.key)
    .for('share');
  return rows.filter(({ isActive }) => isActive).map(({ key }) => key);
}
