import { getTableColumns, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const writtenColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);

/** Rows of a table, any number of them as one value of a statement. */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): string {
  const columns = writtenColumns(table);
  const complete = (row: Record<string, unknown>) =>
    columns.map(([key, { default: value, defaultFn }]) => [
      key,
      row[key] ?? defaultFn?.() ?? (is(value, SQL) ? undefined : value),
    ]);
  return JSON.stringify(rows.map(row => Object.fromEntries(complete(row))));
}

/** The selection for `.insert(table)` from the value of `rowsAsJson`; as `given` by the names of the code. */
export function rowsFromJson(table: PgTable, rows: SQLWrapper): SQL {
  const columns = writtenColumns(table);
  const values = columns.map(([key, { default: value }]) => {
    const given = sql`given.${sql.identifier(key)}`;
    return is(value, SQL) ? sql`coalesce(${given}, ${value})` : given;
  });
  const types = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  return sql`select ${sql.join(values, sql`, `)} from json_to_recordset(${rows}::json) as given (${sql.join(types, sql`, `)})`;
}
