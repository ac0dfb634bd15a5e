import { notFound } from '../refusal.ts';
import type { Session } from './sessions/session.ts';

declare const proven: unique symbol;

/**
 * Whose rows a query may touch. Only `scopeOf` makes one, out of a session, so that a query that is not scoped does
 * not compile.
 */
export type CustomerScope = ({ all: true } | { all: false; customerId: string }) & { [proven]: true };

/** An administrator reaches every customer's rows, a shop its own. */
export function scopeOf(session: Session): CustomerScope {
  if (session.role === 'admin') return { all: true } as CustomerScope;
  if (!session.customerId) throw notFound();
  return { all: false, customerId: session.customerId } as CustomerScope;
}

/** The same for sessions whose scope is the same. */
export function scopeName({ role, customerId }: Session): string {
  return role === 'admin' ? 'staff' : String(customerId);
}

/** Whether rows of this customer are within the scope. */
export function covers(scope: CustomerScope, customerId: string): boolean {
  return scope.all || scope.customerId === customerId;
}
