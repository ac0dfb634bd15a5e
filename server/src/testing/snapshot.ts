import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** Everything that calls write into the database, a checksum for each table, to compare before with after. */
export async function everything(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as content from ${sql.identifier(name)} as row`,
  );
  const { rows } = await db.execute<{ name: string; content: string }>(sql.join(sums, sql` union all `));
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
