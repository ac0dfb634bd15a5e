import type { QueryOf } from '@toptan/contract/endpoint';
import type { ManufacturerChange, NewManufacturer } from '@toptan/contract/manufacturer-changes';
import type {
  listManufacturers as listManufacturersCall,
  Manufacturer,
} from '@toptan/contract/manufacturers';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { decodeCursor, pageOf } from '../pagination.ts';
import type { Page } from '../plugins/contract-routes.ts';
import { fieldRefusal, orRefuse, Refusal } from '../refusal.ts';
import { containsOrPhone } from '../search.ts';

const { searchText: _, ...columns } = getTableColumns(manufacturers);

/** A page of manufacturers by company name. */
export async function listManufacturers(
  db: Queryable,
  { q, limit, cursor }: QueryOf<typeof listManufacturersCall>,
): Promise<Page<Manufacturer>> {
  const after = decodeCursor(cursor, 2);
  const found = q ? containsOrPhone(manufacturers.searchText, q) : undefined;
  const behind =
    after && sql`(${manufacturers.sortName}, ${manufacturers.id}) > (${after[0]}, ${after[1]}::uuid)`;
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(manufacturers)
      .where(and(found, behind ?? undefined))
      .orderBy(asc(manufacturers.sortName), asc(manufacturers.id))
      .limit(limit + 1),
    db.$count(manufacturers, found),
  ]);
  return pageOf(rows, limit, total, row => [row.sortName, row.id]);
}

/** @returns undefined when there is no such manufacturer */
export async function findManufacturer(db: Queryable, id: string): Promise<Manufacturer | undefined> {
  const [row] = await db.select(columns).from(manufacturers).where(eq(manufacturers.id, id));
  return row;
}

const inUse = () => new Refusal('manufacturer_in_use', 'Orders or products name this manufacturer');

const refusals = {
  manufacturers_manufacturer_id_unique: () =>
    fieldRefusal('taken', 'manufacturerId', 'taken', 'Another manufacturer has this ID'),
  orders_manufacturer_id_manufacturers_id_fk: inUse,
  products_manufacturer_id_manufacturers_id_fk: inUse,
};

/** @throws Refusal 409 `taken` (manufacturerId) */
export async function createManufacturer(db: Queryable, values: NewManufacturer): Promise<Manufacturer> {
  return onlyRow(await orRefuse(db.insert(manufacturers).values(values).returning(columns), refusals));
}

/**
 * Changes what is named.
 * @returns undefined when there is no such manufacturer
 * @throws Refusal 409 `taken` (manufacturerId)
 */
export async function changeManufacturer(
  db: Queryable,
  id: string,
  change: ManufacturerChange,
): Promise<Manufacturer | undefined> {
  if (Object.keys(change).length === 0) return findManufacturer(db, id);
  const update = db.update(manufacturers).set(change).where(eq(manufacturers.id, id));
  const [row] = await orRefuse(update.returning(columns), refusals);
  return row;
}

/**
 * @returns whether there was such a manufacturer
 * @throws Refusal 409 `manufacturer_in_use`
 */
export async function removeManufacturer(db: Queryable, id: string): Promise<boolean> {
  const removed = await orRefuse(
    db.delete(manufacturers).where(eq(manufacturers.id, id)).returning({ id: manufacturers.id }),
    refusals,
  );
  return removed.length > 0;
}
