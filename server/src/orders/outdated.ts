import type { OrderStatus } from '@toptan/contract/order-statuses';
import { Refusal } from '../refusal.ts';

const outdated = (code: 'status_changed' | 'order_changed', path: string, message: string, current: string) =>
  new Refusal(code, message, { fields: [{ path, code: 'invalid', message, current }] });

/** The refusal of a call that expects another status. @param path of the field that names it */
export const otherStatus = (path: string, status: OrderStatus): Refusal =>
  outdated('status_changed', path, `The order is now ${status}`, status);

/** The refusal of a call that expects other lines. @param path of the field that names the version */
export const otherVersion = (path: string, version: number): Refusal =>
  outdated('order_changed', path, 'The lines of the order have changed', String(version));

/** The refusal of a change that comes to another total than the one that was shown; `current` is the sum in lira. */
export const otherSum = (total: string): Refusal =>
  outdated('order_changed', 'expectedTotal', `The total of the order is now ${total}`, total);
