import type { QueryOf } from '@toptan/contract/endpoint';
import type {
  listManufacturers as listManufacturersCall,
  Manufacturer,
} from '@toptan/contract/manufacturers';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { manufacturers } from '../db/schema-goods.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { containsOrPhone } from '../search.ts';

const { searchText: _, ...columns } = getTableColumns(manufacturers);

/** A manufacturer, as it goes on the wire. */
export const manufacturerColumns = columns;

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
