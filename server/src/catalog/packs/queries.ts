import type { ListedPack, ProductPack } from '@toptan/contract/catalog/packs';
import { type AnyColumn, and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import {
  aggregated,
  type JsonText,
  orNull,
  writeList,
  writeNumber,
  writeObject,
  writeText,
} from '../../db/json-rows.ts';
import { onlyRow } from '../../db/only-row.ts';
import { prepared } from '../../db/prepared.ts';
import { basketPacks } from '../../db/schema-baskets.ts';
import { isOpen, products, variants } from '../../db/schema-goods.ts';
import { orderPacks } from '../../db/schema-orders.ts';
import { codes, isOfPackLine, isSold, packLines, packPieces, packs } from '../../db/schema-packs.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

type PackLine = ProductPack['lines'][number];

const line = writeObject<PackLine>({
  size: orNull(writeText(sql`coalesce(${packLines.size}, ${variants.size})`)),
  color: variants.color,
  ratio: packLines.ratio,
});

const linesOfPack = sql`lateral (
  select ${aggregated(line, sql`${packLines.position}`)} as list
  from ${packLines} left join ${variants} on ${variants.id} = ${packLines.variantId} where ${packLines.packId} = ${packs.id}
) as lines`;

const soldPack = writeObject<ProductPack>({
  id: packs.id,
  name: packs.name,
  unit: packs.unit,
  mixed: packs.mixed,
  pieces: writeNumber(packPieces),
  lines: writeList(sql<JsonText<PackLine>>`lines.list`),
});

/** The packs of a product that are sold, out of `products`, for `writeList`. */
export const packsOfProduct = sql<JsonText<ProductPack>>`(
  select ${aggregated(soldPack, sql`${packs.position}, ${packs.id}`)}
  from ${packs} join ${linesOfPack} on true where ${packs.productId} = ${products.id} and ${isSold}
)`;

/** A pack with its lines. */
export type Pack = ListedPack & { productId: string };

export type SoldPack = Pack & {
  /** The colors in which each of its sizes can be ordered; null for a mixed pack, and where there are no colors. */
  openIn: (string | null)[];
};

const openIn = sql<SoldPack['openIn']>`array(
  select case when ${packLines.mixed} then null else ${variants.color} end
  from ${packLines} join ${variants} on ${variants.productId} = ${packLines.productId} and ${isOpen}
    and ${isOfPackLine}
  where ${packLines.packId} = ${packs.id}
  group by 1
  having count(*) = (select count(*) from ${packLines} where ${packLines.packId} = ${packs.id})
)`;

const selectPacks = <More extends Partial<typeof staffColumns & { openIn: SQL<SoldPack['openIn']> }>>(
  db: Queryable,
  more: More,
) =>
  db
    .select({
      ...more,
      id: packs.id,
      productId: packs.productId,
      name: packs.name,
      unit: packs.unit,
      mixed: packs.mixed,
      pieces: packPieces,
      isActive: packs.isActive,
      replacedById: packs.replacedById,
      lines: sql<string>`lines.list`,
    })
    .from(packs)
    .innerJoin(linesOfPack, sql`true`);

const withLines = <Row extends Omit<Pack, 'lines'> & { lines: string }>(rows: readonly Row[]) =>
  rows.map(({ lines, ...pack }) => ({ ...pack, lines: JSON.parse(`[${lines}]`) as PackLine[] }));

const packsSold = prepared('sold_packs', db =>
  selectPacks(db, { openIn })
    .where(and(isOneOf(packs.productId, sql.placeholder('productIds')), isSold))
    .orderBy(packs.position, packs.id),
);

export async function soldPacks(db: Queryable, productIds: readonly string[]): Promise<SoldPack[]> {
  return withLines(await packsSold(db).execute({ productIds: [...new Set(productIds)] }));
}

/** Packs are counted, since for `exists` PostgreSQL may read all baskets into a hash. */
const isInBasket = sql`(select count(*) from ${basketPacks} where ${basketPacks.packId} = ${packs.id}) > 0`;

const isManaged = or(isNull(packs.replacedById), and(packs.isActive, isInBasket));

const used = (table: typeof basketPacks | typeof orderPacks, by: SQL | AnyColumn) => sql<number>`(
  select count(distinct ${by})::integer from ${table} where ${table.packId} = ${packs.id})`;

const staffColumns = {
  codes: sql<
    string[]
  >`array(select ${codes.gtin} from ${codes} where ${codes.packId} = ${packs.id} order by 1)`,
  baskets: used(basketPacks, basketPacks.basketId),
  orders: used(orderPacks, orderPacks.orderId),
};

/**
 * The packs of a product that staff manage: the current ones, and earlier versions that can still be ordered from a basket. Each
 * comes with its barcodes, and the number of its baskets and orders.
 */
export async function managedPacks(db: Queryable, productId: string): Promise<Pack[]> {
  const rows = await selectPacks(db, staffColumns)
    .where(and(eq(packs.productId, productId), isManaged))
    .orderBy(sql`${packs.replacedById} is not null`, packs.position, packs.id);
  return withLines(rows);
}

/** The packs of several products that staff manage, with their barcodes. */
export async function managedPacksOf(db: Queryable, productIds: readonly string[]): Promise<Pack[]> {
  const rows = await selectPacks(db, { codes: staffColumns.codes })
    .where(and(isOneOf(packs.productId, productIds), isManaged))
    .orderBy(sql`${packs.replacedById} is not null`, packs.position, packs.id);
  return withLines(rows);
}

/** A pack as it goes on the wire. */
export const presentPack = ({ productId: _, openIn: __, ...pack }: Pack & Partial<SoldPack>): ListedPack =>
  pack;

type NewPack = Omit<typeof packs.$inferInsert, 'id'>;
type NewLine = Pick<typeof packLines.$inferInsert, 'size' | 'variantId' | 'ratio'>;

/**
 * Inserts a pack. The caller holds the product's row.
 * @returns the id of the new pack
 */
export async function insertPack(tx: Transaction, pack: NewPack, lines: readonly NewLine[]): Promise<string> {
  const { id } = onlyRow(await tx.insert(packs).values(pack).returning({ id: packs.id }));
  const { productId, mixed } = pack;
  await tx
    .insert(packLines)
    .values(lines.map((each, position) => ({ ...each, packId: id, position, productId, mixed })));
  return id;
}

/** Changes the name of a pack, its place and whether it is sold; its content stays. */
export async function changePack(
  tx: Transaction,
  id: string,
  values: Partial<Pick<NewPack, 'name' | 'unit' | 'position' | 'isActive'>>,
): Promise<void> {
  await tx.update(packs).set(values).where(eq(packs.id, id));
}

/** Makes a pack the version that replaces another one, and those that this one had replaced. */
export async function replacePack(tx: Transaction, id: string, replacedById: string): Promise<void> {
  await tx
    .update(packs)
    .set({ replacedById })
    .where(or(eq(packs.id, id), eq(packs.replacedById, id)));
}

const isUnnamed = sql`not ${isInBasket}
  and (select count(*) from ${orderPacks} where ${orderPacks.packId} = ${packs.id}) = 0
  and (select count(*) from ${packs} as earlier where earlier.replaced_by_id = ${packs.id}) = 0`;

/**
 * Removes those of these packs, and of all earlier versions, that no basket and no order names. The others of these packs are no
 * longer sold.
 */
export async function removePacks(tx: Transaction, productId: string, ids: readonly string[]): Promise<void> {
  const ofProduct = eq(packs.productId, productId);
  const isGiven = and(ofProduct, isOneOf(packs.id, ids));
  await tx.delete(packs).where(and(ofProduct, isNotNull(packs.replacedById), isUnnamed));
  await tx.delete(packs).where(and(isGiven, isUnnamed));
  await tx.update(packs).set({ isActive: false }).where(isGiven);
}
