import { type Queryable, usesStatementNames } from './client.ts';

/** A statement that Drizzle builds and can prepare. */
export type Preparable<Statement> = { prepare(name: string): Statement };

/**
 * A statement that is built once for each connection it is sent on, and that PostgreSQL parses and plans once: both cost more than
 * running most of them (decision 0013). Values that differ between calls are `sql.placeholder`s. A search must not be one: a plan
 * that is made once does not know the term.
 * @param name of the statement on the connection; two statements never share one
 */
export function prepared<Statement>(
  name: string,
  build: (db: Queryable) => Preparable<Statement>,
): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable['_']['session'], Statement>();
  return db => {
    const { session } = db._;
    const known = statements.get(session);
    if (known) return known;
    const statement = build(db).prepare(usesStatementNames(db) ? name : '');
    statements.set(session, statement);
    return statement;
  };
}
