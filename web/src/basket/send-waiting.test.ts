import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberSession, useSessionStore } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { basketOf } from '../testing/basket.ts';
import { standInLocks, suspended } from '../testing/locks.ts';
import { type Refused, sendOrKeep, startSending } from './send-waiting.ts';
import { readWaiting, useWaiting } from './waiting-changes.ts';

const userId = '0190d3a0-0000-7000-8000-000000000001';
const id = '0190d3a0-0000-7000-8000-0000000000aa';

const setTo = (quantity: number) =>
  sendOrKeep({ type: 'quantity', product: 'Keten gömlek', params: { id }, body: { quantity } });
const addTwelve = () =>
  sendOrKeep({
    type: 'add',
    product: 'Keten gömlek',
    body: { customerId: userId, productId: id, quantity: 12, selectedSize: null, selectedColor: null },
  });

const batch = 'POST /api/basket/batch?quote=true';
const add = 'POST /api/basket?quote=true';
const setTwoSizes = () =>
  sendOrKeep({
    type: 'batch',
    product: 'Keten gömlek',
    body: {
      customerId: userId,
      atomic: true,
      rows: ['30', '32'].map(size => ({
        ref: size,
        productId: id,
        size,
        color: null,
        quantity: 6,
        mode: 'set',
      })),
    },
  });

const put = `PUT /api/basket/${id}?quote=true`;
const waiting = () => useWaiting.getState().changes.map(({ type }) => type);

let refused: Refused[];
let stop: () => void;
const signIn = () =>
  rememberSession({
    user: { id: userId, username: 'atlas', role: 'shop', customerId: null },
    customer: null,
  });
beforeEach(() => {
  localStorage.clear();
  refused = [];
  signIn();
  useLiveStore.setState({ connection: 'open' });
  stop = startSending(userId, batch => refused.push(...batch));
});
afterEach(() => {
  stop();
  queryClient.clear();
});

/** An answer that comes when the test releases it. */
function heldAnswer() {
  let answer: (given: Answer) => void = () => {};
  const held = new Promise<Answer>(resolve => {
    answer = resolve;
  });
  return { held, answer };
}

/** Reports that the connection is back, as the stream of events does. */
const comeBack = () => {
  useLiveStore.setState({ connection: 'lost' });
  useLiveStore.setState({ connection: 'open' });
};

describe('a change of the basket', () => {
  it('goes to the server at once where there is a connection', async () => {
    answerCalls({ [put]: { body: { quantity: 5 } } });
    expect(await setTo(5)).toEqual({ quantity: 5 });
    expect(waiting()).toEqual([]);
  });

  it('waits when no answer comes', async () => {
    answerCalls({ [put]: 'offline' });
    expect(await setTo(5)).toBeUndefined();
    expect(waiting()).toEqual(['quantity']);
  });

  it('waits while a proxy reports that the server is away', async () => {
    answerCalls({ [put]: { status: 503 } });
    await setTo(5);
    expect(waiting()).toEqual(['quantity']);
  });

  it('waits while the server asks for patience', async () => {
    answerCalls({ [put]: { status: 429 } });
    await setTo(5);
    expect(waiting()).toEqual(['quantity']);
  });

  it('waits, as do those after it, for whoever finds the session ended to sign in again', async () => {
    answerCalls({ [add]: { status: 401 } });
    expect(await addTwelve()).toBeUndefined();
    expect(await addTwelve()).toBeUndefined();
    await vi.waitFor(() => expect(useSessionStore.getState().wasLost).toBe(true));
    stop();
    const sent = answerCalls({ [add]: { status: 201, body: {} } });
    signIn();
    stop = startSending(userId, batch => refused.push(...batch));
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(sent.filter(({ method }) => method === 'POST').length).toBe(2);
    expect(refused).toEqual([]);
  });

  it('does not wait when the server has refused it', async () => {
    answerCalls({ [put]: { status: 404 } });
    await expect(setTo(5)).rejects.toMatchObject({ status: 404 });
    expect(waiting()).toEqual([]);
  });

  it('is given up by who signs out before the answer, and not left to the next account', async () => {
    answerCalls({ [put]: 'offline' });
    const change = setTo(5);
    rememberSession({
      user: { id, username: 'lale', role: 'shop', customerId: null },
      customer: null,
    });
    await expect(change).rejects.toMatchObject({ code: 'offline' });
    expect(localStorage.getItem(`waiting-changes:${id}`)).toBeNull();
    expect(waiting()).toEqual([]);
  });

  it('outlives a page that goes before the answer, under the key of its first try', async () => {
    const { held, answer } = heldAnswer();
    const sent = answerCalls({ [add]: held });
    const change = addTwelve();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    const [kept] = readWaiting(userId).changes;
    expect(kept).toMatchObject({ type: 'add', key: sent[0]?.headers.get('idempotency-key') });
    answer({ body: {} });
    await change;
  });

  it('waits no longer once its answer reaches the page after all', async () => {
    const { held, answer } = heldAnswer();
    answerCalls({ [put]: held });
    const change = setTo(5);
    window.dispatchEvent(new Event('pagehide'));
    expect(waiting()).toEqual(['quantity']);
    answer({ body: { quantity: 5 } });
    expect(await change).toEqual({ quantity: 5 });
    expect(waiting()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(waiting()).toEqual([]);
  });

  it('is not kept for the account that signs in before its answer', async () => {
    const { held, answer } = heldAnswer();
    answerCalls({ [put]: held });
    const change = setTo(5);
    rememberSession({ user: { id, username: 'lale', role: 'shop', customerId: null }, customer: null });
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage)).toEqual(['auth']);
    answer({ body: {} });
    await change;
  });

  it('never overtakes one that waits', async () => {
    answerCalls({ [add]: 'offline' });
    await addTwelve();
    const sent = answerCalls({ [put]: { body: {} }, [add]: { body: {} } });
    await setTo(5);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(sent.map(({ method }) => method).filter(method => method !== 'GET')).toEqual(['POST', 'PUT']);
  });
});

describe('when the connection is back', () => {
  it('an add is sent under the key of its first try', async () => {
    const first = answerCalls({ [add]: 'offline' });
    await addTwelve();
    const second = answerCalls({ [add]: { body: {} } });
    comeBack();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    const keyOf = ([call]: typeof first) => call?.headers.get('idempotency-key');
    expect(keyOf(first)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('a batch is sent whole under its key, also after a reload, and reports why a row of it was refused', async () => {
    const first = answerCalls({ [batch]: 'offline' });
    await setTwoSizes();
    expect(waiting()).toEqual(['batch']);
    stop();
    stop = startSending(userId, found => refused.push(...found));
    expect(waiting()).toEqual(['batch']);
    const error = { code: 'product_unavailable', message: 'The product is not for sale' };
    const second = answerCalls({
      [batch]: {
        body: {
          answer: {
            applied: false,
            results: [
              { ref: '30', ok: true, line: null },
              { ref: '32', ok: false, error },
            ],
          },
        },
      },
    });
    comeBack();
    await vi.waitFor(() => expect(refused).toMatchObject([{ error: { code: 'product_unavailable' } }]));
    expect(waiting()).toEqual([]);
    const keyOf = ([call]: typeof first) => call?.headers.get('idempotency-key');
    expect(keyOf(second)).toBe(keyOf(first));
    expect(keyOf(first)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('what the server refuses is reported with its product, and the rest is sent', async () => {
    answerCalls({ [put]: 'offline' });
    await setTo(5);
    await addTwelve();
    const sent = answerCalls({ [put]: { status: 404 }, [add]: { body: {} } });
    comeBack();
    await vi.waitFor(() => expect(refused.map(({ product }) => product)).toEqual(['Keten gömlek']));
    expect(waiting()).toEqual([]);
    expect(sent.map(({ method }) => method)).toContain('POST');
  });

  it('a line that was to be removed and is gone is no refusal', async () => {
    answerCalls({ [`DELETE /api/basket/${id}?quote=true`]: 'offline' });
    await sendOrKeep({ type: 'remove', product: 'Keten gömlek', params: { id } });
    answerCalls({});
    comeBack();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(refused).toEqual([]);
  });

  it('nothing is given up while the server asks for patience or for a session', async () => {
    answerCalls({ [put]: 'offline' });
    await setTo(5);
    for (const status of [429, 502, 401]) {
      const sent = answerCalls({ [put]: { status } });
      comeBack();
      await vi.waitFor(() => expect(sent.length).toBe(1));
      await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
      expect(waiting(), `after ${status}`).toEqual(['quantity']);
    }
    expect(refused).toEqual([]);
  });

  it('what waited through a reload is shown and sent', async () => {
    answerCalls({ [put]: 'offline' });
    queryClient.setQueryData(['/api/basket'], basketOf([]));
    await setTo(5);
    stop();
    queryClient.clear();
    expect(waiting()).toEqual([]);
    stop = startSending(userId, () => {});
    expect(waiting()).toEqual(['quantity']);
    answerCalls({ [put]: { body: {} } });
    comeBack();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  describe('while a phone has suspended a window in the middle of its sending', () => {
    /** Lets the turn of the other window last too long. */
    let runOut: () => void;
    let locks: ReturnType<typeof standInLocks>;
    let written: () => string[];
    beforeEach(async () => {
      const limits: [number, AbortController][] = [];
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
        const limit = new AbortController();
        limits.push([ms, limit]);
        return limit.signal;
      });
      runOut = () => {
        for (const [ms, limit] of limits) if (ms === 20_000) limit.abort();
      };
      locks = standInLocks();
      void locks.request('', {}, suspended).catch(() => undefined);
      answerCalls({ [put]: 'offline' });
      await setTo(5);
      await addTwelve();
      const sent = answerCalls({ [put]: { body: {} }, [add]: { body: {} } });
      written = () => sent.map(({ method }) => method).filter(method => method !== 'GET');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('what waits is sent, once a call of that window must have ended', async () => {
      runOut();
      await vi.advanceTimersByTimeAsync(7_900);
      expect(written()).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      await vi.waitFor(() => expect(waiting()).toEqual([]));
      expect(written()).toEqual(['PUT', 'POST']);
    });

    it('a window that takes over leaves the sending to the next that does', async () => {
      runOut();
      await vi.advanceTimersByTimeAsync(4_000);
      void locks.request('', { steal: true }, suspended).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(8_000);
      expect(written()).toEqual([]);
      expect(queryClient.isMutating()).toBe(0);
      expect(waiting()).toEqual(['quantity', 'add']);
    });
  });
});
