import type { BodyOf } from '@toptan/contract/endpoint';
import { type Order, placeOrder } from '@toptan/contract/orders';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { inWindow } from '../portal/browser-storage.ts';
import { isForLater, isUnanswered } from './send-waiting.ts';

type Body = BodyOf<typeof placeOrder>;

/** An order that was sent, and the key under which sending it again is the same order. */
export type Attempt = { body: Body; key: string };

type Open = {
  /** Nobody knows yet whether it was placed. */
  attempt: Attempt | null;
};

const none: Open = { attempt: null };

/** Stored in this window's storage as `order-attempt`: on a dead line people reload. */
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

/** Its end is known, or somebody signs out. */
export function forgetOrderAttempt(): void {
  useOrderAttempt.setState(none);
}

/** Milliseconds; a weak signal keeps a call open for minutes. Trying again is safe. */
const timeoutMs = 20_000;

const send = ({ body, key }: Attempt) =>
  call(placeOrder, { body }, { idempotencyKey: key, signal: AbortSignal.timeout(timeoutMs) });

/** The same basket is the same order until an answer has come, also after somebody has looked elsewhere meanwhile. */
function attemptOf(body: Body): Attempt {
  const { attempt } = useOrderAttempt.getState();
  return attempt && JSON.stringify(attempt.body) === JSON.stringify(body) ? attempt : { body, key: newKey() };
}

/**
 * Sends an order, and once more when its answer is lost.
 * @throws ApiError when it was refused, or when nobody knows: then the attempt stays
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
