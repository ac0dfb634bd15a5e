import pg from 'pg';
import { OperatorError } from '../operator-error.ts';

/**
 * A table of the portal: the columns that are written, and those of its key. Generated columns follow from the others. Numbers of
 * transactions are counted by the cluster: one of another cluster may be ahead, and would be read as news once it is reached.
 */
export type Table = { name: string; columns: string[]; key: string[] };

/** The counter that numbers are given from. */
type Sequence = { name: string; lastValue: string; isCalled: boolean };

/** The SQL name of a table or sequence. */
export const qualified = (name: string) => `public.${pg.escapeIdentifier(name)}`;
export const columnList = (columns: string[]) => columns.map(pg.escapeIdentifier).join(', ');

type ListedTable = Table & { needs: string[] };

/** Orders tables so that each stands behind those that its rows refer to. */
function inLoadOrder(tables: ListedTable[]): Table[] {
  const ordered: Table[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const waiting = new Set(rest.map(table => table.name));
    const ready = rest.filter(table => !table.needs.some(name => waiting.has(name)));
    if (ready.length === 0)
      throw new OperatorError(
        `Tables refer to each other in a circle, and none can be restored first: ${[...waiting]}`,
      );
    ordered.push(...ready.map(({ name, columns, key }) => ({ name, columns, key })));
    rest = rest.filter(table => !ready.includes(table));
  }
  return ordered;
}

/** All tables of the portal, in the order in which they can be filled. The mail queue is none of them: it is made from `mails`. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<ListedTable>(`
    select relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype) as columns,
      (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
       join pg_index on indrelid = attrelid and indisprimary and attnum = any (indkey)
       where attrelid = pg_class.oid) as key,
      (select coalesce(json_agg(confrelid::regclass), '[]') from pg_constraint
       where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`);
  return inLoadOrder(rows);
}

/**
 * The current values of the sequences. They are in no snapshot. Read after it was taken, they are at or beyond every
 * number in it.
 */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(name)}`,
    );
    sequences.push(...found.rows.map(row => ({ name, ...row })));
  }
  return sequences;
}
