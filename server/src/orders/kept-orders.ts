import type { Order } from '@toptan/contract/orders';
import type { CustomerScope } from '../auth/scope.ts';
import type { Queryable } from '../db/client.ts';
import { type JsonBytes, lastingBytes } from '../db/json-text.ts';
import { readChanged, readOrders } from './json-queries.ts';

/** Bytes of orders that are kept at most for each kind of viewer; beyond it those that were wanted least lately are let go. */
const bytesMax = 8 * 1024 * 1024;

type Kept = { version: string; bytes: JsonBytes<Order> };

/** Orders as they were last written, those last that were wanted last. */
export class KeptOrders {
  readonly #orders = new Map<string, Kept>();
  #bytes = 0;

  /** The order with its id, if it is kept. */
  entry(id: string): [string, Kept][] {
    const order = this.#orders.get(id);
    return order ? [[id, order]] : [];
  }

  keep(id: string, order: Kept): void {
    this.#remove(id);
    this.#orders.set(id, order);
    this.#bytes += order.bytes.length;
    for (const [oldest] of this.#orders) {
      if (this.#bytes <= bytesMax) break;
      this.#remove(oldest);
    }
  }

  #remove(id: string): void {
    this.#bytes -= this.#orders.get(id)?.bytes.length ?? 0;
    this.#orders.delete(id);
  }
}

const keptOn = new WeakMap<Queryable, { staff: KeptOrders; shops: KeptOrders }>();

function keptFor(db: Queryable, scope: CustomerScope): KeptOrders {
  const kept = keptOn.get(db) ?? { staff: new KeptOrders(), shops: new KeptOrders() };
  keptOn.set(db, kept);
  return scope.all ? kept.staff : kept.shops;
}

/**
 * Those of these orders that are within the scope, in their order, as they go on the wire. Of those that were read before
 * PostgreSQL only tells which have changed, and these are read again. Not for transactions: they see what others never may.
 * @param known the versions of all of them, where they were read already
 */
export async function readKeptOrders(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
  known?: ReadonlyMap<string, string>,
): Promise<JsonBytes<Order>[]> {
  const kept = keptFor(db, scope);
  const before = new Map(ids.flatMap(id => kept.entry(id)));
  const versions = new Map([...before].map(([id, { version }]) => [id, version]));
  const changed = known
    ? new Set(ids.filter(id => known.get(id) !== versions.get(id)))
    : await readChanged(db, scope, versions);
  const current = new Map([...before].filter(([id]) => !changed.has(id)));
  const others = ids.filter(id => !current.has(id));
  for (const { id, version, json } of others.length > 0 ? await readOrders(db, scope, others) : [])
    current.set(id, { version, bytes: lastingBytes(json) });
  for (const [id, order] of current) kept.keep(id, order);
  return ids.flatMap(id => current.get(id)?.bytes ?? []);
}
