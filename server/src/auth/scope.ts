import type { Principal } from '../http/principal.ts';
import { notFound } from '../refusal.ts';

declare const proven: unique symbol;

/**
 * Whose rows a query may touch. Only `scopeOf` makes one, out of a principal, so that a query that is not scoped does
 * not compile.
 */
export type CustomerScope = ({ all: true } | { all: false; customerId: string }) & { [proven]: true };

/** An administrator reaches every customer's rows, a shop its own. */
export function scopeOf({ role, customerId }: Pick<Principal, 'role' | 'customerId'>): CustomerScope {
  if (role === 'admin') return { all: true } as CustomerScope;
  if (!customerId) throw notFound();
  return { all: false, customerId } as CustomerScope;
}

/** The cache key of a scope; equal for principals who reach the same rows. */
export function scopeName({ role, customerId }: Principal): string {
  return role === 'admin' ? 'staff' : String(customerId);
}

/** Whether rows of this customer are within the scope. */
export function covers(scope: CustomerScope, customerId: string): boolean {
  return scope.all || scope.customerId === customerId;
}
