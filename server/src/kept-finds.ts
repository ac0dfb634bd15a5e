import { serialize } from 'node:v8';
import { sql } from 'drizzle-orm';
import { builtOnce } from './db/built-once.ts';
import type { Queryable } from './db/client.ts';
import { searchStates } from './db/schema-tallies.ts';
import { unseen } from './db/unseen-arrays.ts';

/** Bytes of names and of what is found, as V8 writes it, that are kept at most; beyond it all is let go. */
const bytesMax = 8 * 1024 * 1024;

/** Bytes, or so, that keeping a find takes besides. */
const bytesOfKeeping = 1_000;

/** What can be written and so counted: no piece of SQL, no promise. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | Uint8Array
  | ReadonlyMap<unknown, unknown>
  | readonly Plain[]
  | { readonly [part: string]: Plain };

type Kept = { state: string; finds: Map<string, Promise<unknown>>; bytes: number };

/** A room that many write at once has a state for each slot: `orders 7`. */
const stateOf = builtOnce(db =>
  db
    .select({
      state: sql<
        string | null
      >`md5(string_agg(${searchStates.state}::text, ' ' order by ${searchStates.room}))`,
    })
    .from(searchStates)
    .where(
      sql`split_part(${searchStates.room}, ' ', 1) = any(${unseen(sql.placeholder('rooms'), 'text')}::text[])`,
    )
    .prepare(''),
);

/**
 * Keeps what is found for as long as a state lasts (decision 0018). Nothing is ever stale: the state is read before what
 * is found in it.
 * @param readState names the state of what is searched; a name that has gone never comes back. Undefined: nothing is kept
 * @returns a function that answers what is kept, or what `find` finds; who asks the same at once shares it. A name tells
 * all that an answer depends on besides the rows
 */
export function keptInState(readState: (db: Queryable) => Promise<string | undefined>) {
  const keptOn = new WeakMap<Queryable, Kept>();
  return async <Found extends Plain>(
    db: Queryable,
    name: string,
    find: () => PromiseLike<Found>,
  ): Promise<Found> => {
    const state = await readState(db);
    if (state === undefined) return find();
    const last = keptOn.get(db);
    const kept = last?.state === state ? last : { state, finds: new Map(), bytes: 0 };
    keptOn.set(db, kept);
    const known = kept.finds.get(name) as Promise<Found> | undefined;
    if (known) return known;
    const found = Promise.resolve(find());
    kept.finds.set(name, found);
    found.then(
      value => {
        kept.bytes += name.length + serialize(value).length + bytesOfKeeping;
        if (kept.bytes > bytesMax && keptOn.get(db) === kept) keptOn.delete(db);
      },
      () => kept.finds.delete(name),
    );
    return found;
  };
}

type Room = 'customers' | 'orders' | 'products';

/** Keeps what is found in rooms for as long as no row changes in what is searched: each change names their state anew in its own transaction. */
export const keptWhileUnchanged = (rooms: readonly Room[]) =>
  keptInState(async db => (await stateOf(db).execute({ rooms }))[0]?.state ?? undefined);
