import type pg from 'pg';

/** Statements that a connection keeps prepared at most; beyond it they are planned each time. */
const keptMax = 300;

/**
 * A plan of these that is kept would not know what is looked for; an edit is worded by the columns that it changes, and
 * names that are given to all wordings would be missing for what is sent all day.
 */
const differsEachTime = / like |grams\(|\^@|^update "(products|customers|manufacturers)" set/;

/** The same text has the same name on every connection of the process. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= keptMax || differsEachTime.test(text)) return known;
  const name = `toptan_${names.size}`;
  names.set(text, name);
  return name;
}

/** What is sent with its name, by how it was asked for: what is asked for again is the same object. */
const named = new WeakMap<object, pg.QueryConfig>();

function withName(config: pg.QueryConfig): pg.QueryConfig | undefined {
  const known = named.get(config);
  if (known) return known;
  const name = nameOf(config.text);
  if (!name) return undefined;
  const found = { ...config, name };
  named.set(config, found);
  return found;
}

/**
 * Has a connection prepare each statement the first time it is sent, and only execute it from then on:
 * parsing and planning cost PostgreSQL more than most of ours take to run (decision 0013).
 */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query(config: unknown, values: unknown, ...rest: unknown[]) {
      const isStatement =
        typeof config === 'object' && config !== null && 'text' in config && Array.isArray(values);
      const statement = isStatement && withName(config as pg.QueryConfig);
      // pg copies each property that a statement has of its own, which takes longer than to send it. What it inherits is not copied.
      return query(statement ? Object.create(statement) : config, values, ...rest);
    },
  });
}
