import type { BodyOf } from '@toptan/contract/endpoint';
import { type Order, placeOrder } from '@toptan/contract/orders';
import { isUnanswered } from '../api/api-error.ts';
import { call, callTimeoutMs } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { windowStore } from '../portal/window-store.ts';
import { isForLater } from './send-waiting.ts';

type Body = BodyOf<typeof placeOrder>;

/** An order that was sent, with its idempotency key: sent again under the key, it is the same order. */
export type Attempt = { body: Body; key: string };

type Open = {
  /** The attempts whose outcome is unknown, at most one for each basket. */
  attempts: readonly Attempt[];
};

const none: Open = { attempts: [] };

const isAttempt = (value: Partial<Attempt> | null): value is Attempt =>
  typeof value?.key === 'string' && Array.isArray(value.body?.items);

/** The open attempts of this window. */
export const useOrderAttempts = windowStore('order-attempt', none, stored => {
  const { attempts } = (stored ?? {}) as Partial<Open>;
  return { attempts: Array.isArray(attempts) ? attempts.filter(isAttempt) : [] };
});

/** The open attempt of a draft's basket, or of the own one. */
export const openAttempt = (draftId: string | undefined, { attempts } = useOrderAttempts.getState()) =>
  attempts.find(({ body }) => body.draftId === draftId);

/** Puts an attempt in place of the one for the same basket. */
function keepAttempt(draftId: string | undefined, ...attempt: [] | [Attempt]): void {
  useOrderAttempts.setState(({ attempts }) => ({
    attempts: [...attempts.filter(({ body }) => body.draftId !== draftId), ...attempt],
  }));
}

const send = ({ body, key }: Attempt) =>
  call(placeOrder, { body }, { idempotencyKey: key, signal: AbortSignal.timeout(callTimeoutMs) });

/**
 * The attempt for a basket. The same basket is the same order until an answer has come, also after the user has been on another
 * screen.
 */
function attemptOf(body: Body): Attempt {
  const attempt = openAttempt(body.draftId);
  return attempt && JSON.stringify(attempt.body) === JSON.stringify(body) ? attempt : { body, key: newKey() };
}

/**
 * Sends an order, and once more when its answer is lost.
 * @throws ApiError when it was refused, or when its outcome is unknown: then the attempt stays
 */
export async function sendOrder(body: Body): Promise<Order> {
  const attempt = attemptOf(body);
  keepAttempt(body.draftId, attempt);
  try {
    const order = await send(attempt).catch(error => {
      if (!isUnanswered(error)) throw error;
      return send(attempt);
    });
    keepAttempt(body.draftId);
    return order;
  } catch (error) {
    if (!isForLater(error)) keepAttempt(body.draftId);
    throw error;
  }
}
