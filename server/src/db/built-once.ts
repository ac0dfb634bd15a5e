import type { Queryable } from './client.ts';

/**
 * Builds a query, or what sends one, once for each pool and connection that it is sent on, instead of at each call: putting its text together
 * takes longer than PostgreSQL takes to run it. What differs from call to call stands in it as `sql.placeholder`. To be
 * ended with `.prepare('')`: without a name, for behind pgbouncer the next call may get a connection that does not know it.
 */
export function builtOnce<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return db => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
