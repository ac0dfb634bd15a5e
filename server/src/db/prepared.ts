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
      const name = isStatement && nameOf(String(config.text));
      return query(name ? { ...(config as pg.QueryConfig), name } : config, values, ...rest);
    },
  });
}
