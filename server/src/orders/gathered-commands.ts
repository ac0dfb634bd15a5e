import type { Order } from '@toptan/contract/orders';
import type { Queryable, Transaction } from '../db/client.ts';
import { gatheredTransactions, waitBriefly } from '../db/gathered-transactions.ts';
import { together } from '../db/together.ts';
import { orNotFound } from '../refusal.ts';
import {
  changeAlone,
  deleteAlone,
  holdsUnits,
  isOvertaken,
  movesUnits,
  type StatusChange,
} from './commands.ts';
import { readOrders } from './json-queries.ts';
import { type LockedOrder, lockOrders, removeOrders, writeStandings } from './life-queries.ts';

const inTurn = (one: LockedOrder, other: LockedOrder) =>
  one.customerId.localeCompare(other.customerId) || one.createdAt.localeCompare(other.createdAt);

/**
 * Locks the orders that tasks are about.
 * @param kindOf what becomes of an order; null: not together with others
 * @returns tasks that can be done together, in the order of the rows that count orders: by customer, of each customer one
 * kind of task, and by age
 */
async function lockEach<Task extends { id: string }>(
  tx: Transaction,
  tasks: readonly Task[],
  kindOf: (order: LockedOrder, task: Task) => string | null,
): Promise<Task[]> {
  const taskOf = new Map(tasks.toReversed().map(task => [task.id, task]));
  const [, locked] = await together([waitBriefly(tx).execute(), lockOrders(tx, [...taskOf.keys()])]);
  const kinds = new Map<string, string>();
  return locked.toSorted(inTurn).flatMap(order => {
    const task = taskOf.get(order.id);
    const kind = task && kindOf(order, task);
    if (!kind) return [];
    const { customerId } = order;
    if (!kinds.has(customerId)) kinds.set(customerId, kind);
    return kinds.get(customerId) === kind ? task : [];
  });
}

/**
 * Makes those that leave stock alone; the others, and those that change nothing or are refused, are left.
 * @param changes all of one scope, the staff's
 */
const changeAll = (db: Queryable, changes: readonly StatusChange[]) =>
  db.transaction(async tx => {
    const plain = await lockEach(tx, changes, (order, change) => {
      const { status } = change;
      if (order.status === status || movesUnits(order, status) || isOvertaken(order, change)) return null;
      return `${order.status} to ${status}`;
    });
    const [first] = plain;
    if (!first) return new Map();
    const [, rows] = await together([
      writeStandings(
        tx,
        plain.map(change => ({ ...change, stockReturned: false })),
      ),
      readOrders(
        tx,
        first.scope,
        plain.map(({ id }) => id),
      ),
    ]);
    const changed = new Map(rows.map(({ id, json }) => [id, JSON.parse(json) as Order]));
    return new Map(plain.map(change => [change, orNotFound(changed.get(change.id))]));
  });

/** Changes the status of an order, together with others that staff changes at the same moment (decision 0023). */
export const changeStatus = gatheredTransactions<StatusChange, Order>(changeAll, changeAlone);

type Deletion = { id: string };

/** Deletes those that hold no units; the others are left. */
const deleteAll = (db: Queryable, deletions: readonly Deletion[]) =>
  db.transaction(async tx => {
    const plain = await lockEach(tx, deletions, order => (holdsUnits(order) ? null : order.status));
    await removeOrders(
      tx,
      plain.map(({ id }) => id),
    );
    return new Map(plain.map(deletion => [deletion, undefined]));
  });

/** Deletes an order with the units that it held, together with others that are deleted at the same moment (decision 0023). */
export const deleteWithUnits = gatheredTransactions<Deletion, void>(deleteAll, deleteAlone);
