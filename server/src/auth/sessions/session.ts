import { type Charges, eachCharge } from '@toptan/contract/amounts';
import type { SessionInfo } from '@toptan/contract/auth';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { mustSetUpSecondFactor, type Principal } from '../../http/principal.ts';
import { Refusal } from '../../refusal.ts';

/** A principal who has signed in. */
export type Session = Principal & {
  id: string;
  tokenHash: Buffer;
  customer: Omit<NonNullable<SessionInfo['customer']>, keyof Charges> | null;
  /** The end of the session unless it is used before; milliseconds since 1970. */
  endsAtMs: number;
};

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** The session of a call that only a browser makes, about itself. @throws Refusal 401 */
export function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw new Refusal('not_signed_in', 'Sign in first');
  return session;
}

/** The session as its browser sees it. */
export function presentSession(session: Session, config: Pick<Config, 'STAFF_SECOND_FACTOR'>): SessionInfo {
  const { userId, username, role, customerId, customer } = session;
  const user = { id: userId, username, role, customerId };
  return {
    user: mustSetUpSecondFactor(session, config) ? { ...user, mustSetUpSecondFactor: true } : user,
    customer: customer && { ...customer, ...eachCharge(key => session.settings[key]) },
  };
}
