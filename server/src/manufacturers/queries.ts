import type { QueryOf } from '@toptan/contract/endpoint';
import type {
  listManufacturers as listManufacturersCall,
  Manufacturer,
} from '@toptan/contract/manufacturers';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { containsOrPhone } from '../search.ts';

/** A manufacturer, as it goes on the wire. */
const { searchText: _, ...manufacturerColumns } = getTableColumns(manufacturers);

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
      .select(manufacturerColumns)
      .from(manufacturers)
      .where(and(found, behind ?? undefined))
      .orderBy(asc(manufacturers.sortName), asc(manufacturers.id))
      .limit(limit + 1),
    db.$count(manufacturers, found),
  ]);
  return pageOf(rows, limit, total, row => [row.sortName, row.id]);
}

/** Business codes and names of all manufacturers. */
export function manufacturerNames(db: Queryable) {
  const { id, manufacturerId: code, companyName: name } = manufacturers;
  return db.select({ id, code, name }).from(manufacturers);
}

/** @returns undefined when there is no such manufacturer */
export async function findManufacturer(db: Queryable, id: string): Promise<Manufacturer | undefined> {
  const [row] = await db.select(manufacturerColumns).from(manufacturers).where(eq(manufacturers.id, id));
  return row;
}

/** Locks a manufacturer; undefined when there is none. */
export async function lockManufacturer(tx: Transaction, id: string): Promise<Manufacturer | undefined> {
  const [row] = await tx
    .select(manufacturerColumns)
    .from(manufacturers)
    .where(eq(manufacturers.id, id))
    .for('no key update');
  return row;
}

export async function insertManufacturer(
  tx: Transaction,
  values: typeof manufacturers.$inferInsert,
): Promise<Manufacturer> {
  return onlyRow(await tx.insert(manufacturers).values(values).returning(manufacturerColumns));
}

/** Changes the named fields of a manufacturer that is locked; one at least is named. */
export async function updateManufacturer(
  tx: Transaction,
  id: string,
  change: PgUpdateSetSource<typeof manufacturers>,
): Promise<Manufacturer> {
  const rows = await tx
    .update(manufacturers)
    .set(change)
    .where(eq(manufacturers.id, id))
    .returning(manufacturerColumns);
  return onlyRow(rows);
}

/** @returns the manufacturer that it was; undefined when there was none */
export async function deleteManufacturer(tx: Transaction, id: string): Promise<Manufacturer | undefined> {
  const [row] = await tx.delete(manufacturers).where(eq(manufacturers.id, id)).returning(manufacturerColumns);
  return row;
}
