import type { Order } from '@toptan/contract/orders';

/** An order as its shop knows it. */
export type Acknowledged = Pick<Order, 'id' | 'orderNumber' | 'subtotal' | 'total'> & { lines: number };

/** The orders that shops tried and the answers they got, stored outside of the portal. The key of an order is also its note. */
export class Ledger {
  readonly tried = new Set<string>();
  readonly acknowledged = new Map<string, Acknowledged>();
  /** Wrong answers: refusals of allowed calls, two answers to one key. */
  readonly oddities: string[] = [];

  try(key: string): void {
    this.tried.add(key);
  }

  acknowledge(key: string, { id, orderNumber, subtotal, total, orderItems }: Order): void {
    const earlier = this.acknowledged.get(key);
    if (earlier && earlier.id !== id) this.oddities.push(`${key} was answered with ${earlier.id} and ${id}`);
    this.acknowledged.set(key, { id, orderNumber, subtotal, total, lines: orderItems.length });
  }

  /** Keys without an answer. */
  get open(): string[] {
    return [...this.tried].filter(key => !this.acknowledged.has(key));
  }
}
