import type { Role, SessionInfo } from '@toptan/contract/auth';
import type { Config } from '../../config.ts';
import { processingFee } from '../../pricing/quote.ts';

/** Who makes a call. */
export type Session = {
  id: string;
  tokenHash: Buffer;
  userId: string;
  username: string;
  role: Role;
  customerId: string | null;
  customer: Omit<NonNullable<SessionInfo['customer']>, 'processingFee'> | null;
  /** An authenticator app is set up. */
  hasSecondFactor: boolean;
  /** When it ends unless it is used before, since 1970. */
  endsAtMs: number;
  /** PostgreSQL's snapshot; null on a standby, where it is incomplete. See `ResponseCache`. */
  snapshot: string | null;
};

/** Whether this session may reach nothing but its own account until a second factor is set up. */
export function mustSetUpSecondFactor(
  session: Session,
  config: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): boolean {
  return config.STAFF_SECOND_FACTOR === true && session.role === 'admin' && !session.hasSecondFactor;
}

/** What the browser gets to know about its session. */
export function presentSession(session: Session, config: Pick<Config, 'STAFF_SECOND_FACTOR'>): SessionInfo {
  const { userId, username, role, customerId, customer } = session;
  const user = { id: userId, username, role, customerId };
  return {
    user: mustSetUpSecondFactor(session, config) ? { ...user, mustSetUpSecondFactor: true } : user,
    customer: customer && { ...customer, processingFee },
  };
}
