import type { BodyOf } from '@toptan/contract/endpoint';
import { type Order, placeOrder } from '@toptan/contract/orders';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { inWindow } from '../portal/browser-storage.ts';
import { isForLater, isUnanswered } from './send-waiting.ts';

type Body = BodyOf<typeof placeOrder>;

/** An order that was sent, with its idempotency key: sent again under the key, it is the same order. */
export type Attempt = { body: Body; key: string };

type Open = {
  /** The attempt whose outcome is unknown. */
  attempt: Attempt | null;
};

const none: Open = { attempt: null };

/** The open attempt, in this window's storage as `order-attempt`: people reload on a dead line. */
export const useOrderAttempt = create<Open>()(
  persist(() => none, {
    name: 'order-attempt',
    storage: inWindow(),
    merge: stored => {
      const { attempt } = (stored ?? {}) as Partial<Open>;
      const isAttempt = typeof attempt?.key === 'string' && Array.isArray(attempt.body?.items);
      return isAttempt ? { attempt } : none;
    },
  }),
);

/** Forgets the attempt, because its outcome is known or the user signs out. */
export function forgetOrderAttempt(): void {
  useOrderAttempt.setState(none);
}

/** Milliseconds; a weak signal keeps a call open for minutes. Trying again is safe. */
const timeoutMs = 20_000;

const send = ({ body, key }: Attempt) =>
  call(placeOrder, { body }, { idempotencyKey: key, signal: AbortSignal.timeout(timeoutMs) });

/**
 * The attempt for a basket. The same basket is the same order until an answer has come, also after the user has been on another
 * screen.
 */
function attemptOf(body: Body): Attempt {
  const { attempt } = useOrderAttempt.getState();
  return attempt && JSON.stringify(attempt.body) === JSON.stringify(body) ? attempt : { body, key: newKey() };
}

/**
 * Sends an order, and once more when its answer is lost.
 * @throws ApiError when it was refused, or when its outcome is unknown: then the attempt stays
 */
export async function sendOrder(body: Body): Promise<Order> {
  const attempt = attemptOf(body);
  useOrderAttempt.setState({ attempt });
  try {
    const order = await send(attempt).catch(error => {
      if (!isUnanswered(error)) throw error;
      return send(attempt);
    });
    forgetOrderAttempt();
    return order;
  } catch (error) {
    if (!isForLater(error)) forgetOrderAttempt();
    throw error;
  }
}
