import type { Role } from '@toptan/contract/auth';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Actor, systemActor } from '../events/actor.ts';

/** Who makes a call. */
export type Principal = {
  userId: string;
  username: string;
  role: Role;
  customerId: string | null;
  /** An authenticator app is set up. */
  hasSecondFactor: boolean;
  /** PostgreSQL's snapshot; null on a standby, where it is incomplete. See `ResponseCache`. */
  snapshot: string | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    principal: Principal | null;
  }
}

/** The cookie by which a browser shows who calls. Behind https the `__Host-` prefix pins it to this host and path. */
export const cookieName = (isSecure: boolean) => (isSecure ? '__Host-toptan' : 'toptan');

/** Whether a principal may reach nothing but its own account until a second factor is set up. */
export function mustSetUpSecondFactor(
  { role, hasSecondFactor }: Pick<Principal, 'role' | 'hasSecondFactor'>,
  config: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): boolean {
  return config.STAFF_SECOND_FACTOR === true && role === 'admin' && !hasSecondFactor;
}

/**
 * Who makes a call, as recorded in its event.
 * @param status of the answer when all goes well
 */
export function actorOf({ principal, routeOptions, body, ip, id }: FastifyRequest, status: number): Actor {
  const action = routeOptions.config.contract ?? '';
  const { userId, username, role, customerId } = principal ?? systemActor(action);
  return {
    ...{ userId, username, role, customerId, action },
    body: typeof body === 'object' ? body : null,
    status,
    address: ip,
    requestId: id,
  };
}
