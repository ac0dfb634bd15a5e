import pg from 'pg';
import { openSession } from '../../../server/src/auth/sessions/queries.ts';
import { connect } from '../../../server/src/db/client.ts';
import type { Call } from './plan.ts';

/** A user who is signed in; `customer` is empty for staff. */
export type Person = { user: string; customer: string; cookie: string };

/** A filled database, and users who are signed in to its portal. */
export type Stage = {
  database: pg.Client;
  rowsOf<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  admin: Person;
  shops: readonly Person[];
  /** Signs the shop of a customer in. */
  signIn(customer: string): Promise<Person>;
  close(): Promise<void>;
};

/** Most connections that are measured. */
const shopsMax = 64;

type User = { id: string; customer_id: string | null };

export async function openStage(url: string): Promise<Stage> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { db, close } = connect(url, { maxConnections: 2 });
  const rowsOf = async <Row>(text: string, values: unknown[] = []) =>
    (await database.query(text, values)).rows as Row[];
  const signIn = async ({ id, customer_id }: User): Promise<Person> => ({
    user: id,
    customer: customer_id ?? '',
    cookie: `toptan=${await openSession(db, id)}`,
  });
  const shops = await rowsOf<User>(
    `select users.id, users.customer_id from users join customers on customers.id = users.customer_id
     where customers.is_active order by md5(username) limit $1`,
    [shopsMax],
  );
  const [admin] = await rowsOf<User>(`select id, customer_id from users where username = 'olcum'`);
  if (!admin || shops.length === 0) throw new Error('The database is not filled');
  return {
    database,
    rowsOf,
    admin: await signIn(admin),
    shops: await Promise.all(shops.map(signIn)),
    signIn: async customer => {
      const [user] = await rowsOf<User>('select id, customer_id from users where customer_id = $1', [
        customer,
      ]);
      if (!user) throw new Error(`Nobody signs in for ${customer}`);
      return signIn(user);
    },
    close: async () => {
      await Promise.all([close(), database.end()]);
    },
  };
}

export const get = ({ cookie }: Person, ...paths: string[]): Call[] =>
  paths.map(path => ({ path, headers: { cookie } }));
