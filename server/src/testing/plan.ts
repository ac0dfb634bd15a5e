import type pg from 'pg';

/** A node of a plan as `explain (format json)` gives it. */
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};

/** Nodes that read every row below them before they give the first one. */
const readsAll = new Set(['Sort', 'Aggregate', 'Hash', 'Materialize', 'WindowAgg', 'SetOp', 'ModifyTable']);

const indexScans = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan']);

/**
 * The nodes that read through a whole table: sequential scans, and scans of an index without a condition, unless a
 * limit above ends them.
 */
function walksIn(node: PlanNode, isLimited: boolean): string[] {
  const type = node['Node Type'];
  const endsSoon = type === 'Limit' || (isLimited && !readsAll.has(type));
  const walksIndex = indexScans.has(type) && !node['Index Cond'] && !isLimited;
  const here = type === 'Seq Scan' || walksIndex ? [node['Relation Name'] ?? node['Index Name'] ?? type] : [];
  return [...here, ...(node.Plans ?? []).flatMap(child => walksIn(child, endsSoon))];
}

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] };

/** The tables and indexes that a statement walks through as a whole where an index could do, whatever their size now. */
export async function wholeTables(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${text}`,
    values,
  );
  const [row] = rows;
  if (!row) throw new Error('explain answers one row');
  return walksIn(row['QUERY PLAN'][0].Plan, false);
}

/** Records every statement that reads or writes rows, from now on. */
export function recordStatements(pool: pg.Pool): Statement[] {
  const statements: Statement[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', client => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(config: { text: string; values?: unknown[] } | string, values?: unknown[], ...rest: unknown[]) {
        const text = typeof config === 'string' ? config : config.text;
        const given = values ?? (typeof config === 'string' ? [] : (config.values ?? []));
        if (/^\s*(select|with|insert|update|delete)/i.test(text)) statements.push({ text, values: given });
        return query(config, values, ...rest);
      },
    });
  });
  return statements;
}
