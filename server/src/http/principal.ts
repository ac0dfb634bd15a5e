import type { Role } from '@toptan/contract/auth';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { CallSettings } from '../current-settings.ts';
import { type Actor, systemActor } from '../events/actor.ts';

/** The user who makes a call. */
export type Principal = {
  userId: string;
  username: string;
  role: Role;
  customerId: string | null;
  /** True: an authenticator app is set up. */
  hasSecondFactor: boolean;
  /** The settings that a call depends on. They are read with the session, so that they are never older than the call. */
  settings: CallSettings;
  /** PostgreSQL's snapshot; null on a standby, where it is incomplete. See `ResponseCache`. */
  snapshot: string | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    principal: Principal | null;
  }
}

/** The name of the session's cookie. Behind https the `__Host-` prefix pins it to this host and path. */
export const cookieName = (isSecure: boolean) => (isSecure ? '__Host-toptan' : 'toptan');

/** Whether a principal may reach nothing but its own account until a second factor is set up. */
export function mustSetUpSecondFactor(
  { role, hasSecondFactor, settings }: Pick<Principal, 'role' | 'hasSecondFactor' | 'settings'>,
  config: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): boolean {
  return isSecondFactorRequired(settings, config) && role === 'admin' && !hasSecondFactor;
}

/** Whether staff sign in with a second factor: the operator or an administrator has decided so. */
export const isSecondFactorRequired = (
  settings: CallSettings,
  config: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): boolean => config.STAFF_SECOND_FACTOR === true || settings.isSecondFactorRequired;

/**
 * The actor of a call, as its event records it.
 * @param status of the answer when the call succeeds
 */
export function actorOf({ principal, routeOptions, body, ip, id }: FastifyRequest, status: number): Actor {
  const action = routeOptions.config.contract ?? '';
  const { userId, username, role, customerId } = principal ?? systemActor(action);
  return {
    userId,
    username,
    role,
    customerId,
    action,
    body: typeof body === 'object' ? body : null,
    status,
    address: ip,
    requestId: id,
  };
}
