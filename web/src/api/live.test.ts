import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { listBasket } from '@toptan/contract/basket';
import { listCustomers } from '@toptan/contract/customers';
import { listOrders } from '@toptan/contract/orders';
import { getMonthlyStats, getStats } from '@toptan/contract/stats';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSession, useSessionStore } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { startLive } from './live.ts';
import { useLiveStore } from './live-store.ts';
import * as pageAnswers from './page-answers.ts';
import { dataQuery, queryKey } from './queries.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  connect() {
    this.readyState = 1;
    this.onopen?.();
    this.emit('resync');
  }
  emit(type: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  /** The connection is cut; the browser takes it up again by itself. */
  lose() {
    this.readyState = 0;
    this.onerror?.();
  }
  /** The server answered something else than a stream. */
  refuse() {
    this.readyState = 2;
    this.onerror?.();
  }
}

const stream = () => FakeEventSource.opened.at(-1) ?? expect.fail('no stream was opened');

let client: QueryClient;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.opened = [];
  answerCalls({
    'GET /api/orders': { body: [] },
    'GET /api/basket': { body: [] },
    'GET /api/customers': { body: [] },
    'GET /api/stats/months': { body: [] },
  });
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const endpoint of [listOrders, listBasket, listCustomers, getMonthlyStats])
    await client.fetchQuery<unknown>(dataQuery(endpoint) as never);
  stop = startLive(client);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const stale = () =>
  [listOrders, listBasket, listCustomers, getMonthlyStats]
    .filter(endpoint => client.getQueryState(queryKey(endpoint))?.isInvalidated)
    .map(({ path }) => path);

describe('live screens', () => {
  it('leave the first stream after loading alone', async () => {
    stream().connect();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stale()).toEqual([]);
    expect(useLiveStore.getState().connection).toBe('open');
  });

  it('refresh what shows a topic, and only that', async () => {
    stream().connect();
    stream().emit('change', { topic: 'orders' });
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toEqual(['/api/orders', '/api/stats/months']);
  });

  it.each(['customers', 'manufacturers'])('refresh the orders that name %s', async topic => {
    stream().connect();
    stream().emit('change', { topic });
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toContain('/api/orders');
  });

  it('refetch once for changes that come at the same time', async () => {
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    stream().connect();
    for (let line = 0; line < 50; line++) stream().emit('change', { topic: 'basket' });
    await vi.advanceTimersByTimeAsync(200);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('let a refetch come to its end before the next, however much happens meanwhile', async () => {
    const answers: (() => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: queryKey(listBasket),
      queryFn: () => new Promise<string>(resolve => answers.push(() => resolve(`${answers.length}`))),
    });
    const leave = observer.subscribe(() => {});
    stream().connect();
    for (let order = 0; order < 10; order++) {
      stream().emit('change', { topic: 'basket' });
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(300);
    expect(observer.getCurrentResult().data).toBe('1');
    expect(answers).toHaveLength(2);
    leave();
  });

  it('wait no more than some seconds for an answer that does not come', async () => {
    const ask = vi.fn(() => new Promise<string>(() => {}));
    const leave = new QueryObserver(client, { queryKey: queryKey(listOrders), queryFn: ask }).subscribe(
      () => {},
    );
    stream().connect();
    stream().emit('change', { topic: 'orders' });
    await vi.advanceTimersByTimeAsync(1_000);
    stream().emit('change', { topic: 'basket' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stale()).not.toContain('/api/basket');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stale()).toContain('/api/basket');
    leave();
  });

  it('wait until an optimistic change is settled', async () => {
    stream().connect();
    let settle = () => {};
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => new Promise<void>(resolve => (settle = resolve)),
    });
    const done = mutation.execute(undefined);
    stream().emit('change', { topic: 'basket' });
    await vi.advanceTimersByTimeAsync(500);
    expect(stale()).toEqual([]);
    settle();
    await done;
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toEqual(['/api/basket']);
  });

  it('refresh everything after a gap', async () => {
    stream().connect();
    stream().lose();
    stream().connect();
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toHaveLength(4);
  });

  it('go on from where the page stood, and believe a server that does not know it any more', async () => {
    stop();
    vi.spyOn(pageAnswers, 'eventPosition').mockReturnValue('p1');
    stop = startLive(client);
    expect(stream().url).toBe('/api/events?since=p1');
    stream().connect();
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toHaveLength(4);
    vi.restoreAllMocks();
  });

  it('are filled once there is a connection where they were opened without one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop();
    stop = startLive(client);
    expect(useLiveStore.getState().connection).toBe('lost');
    stream().connect();
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toHaveLength(4);
    vi.restoreAllMocks();
  });

  it('report a lost connection only after a short delay', async () => {
    stream().connect();
    stream().lose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(useLiveStore.getState().connection).toBe('open');
    await vi.advanceTimersByTimeAsync(2000);
    expect(useLiveStore.getState().connection).toBe('lost');
    stream().connect();
    expect(useLiveStore.getState().connection).toBe('open');
  });

  it('ask at once for what failed, when the device has a network again', async () => {
    const failed = new QueryObserver(client, dataQuery(getStats));
    const leave = failed.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(failed.getCurrentResult().isError).toBe(true);
    const sent = answerCalls({ 'GET /api/stats': { body: {} } });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ address }) => address)).toEqual(['/api/stats']);
    leave();
  });

  it('come back by themselves after a proxy has refused the stream', async () => {
    stream().connect();
    stream().refuse();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('open no further stream once they are left, though one was being requested', async () => {
    stream().connect();
    stream().refuse();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('leave their place to newer ones until somebody looks at them again', async () => {
    stream().connect();
    stream().emit('displaced');
    expect(stream().readyState).toBe(FakeEventSource.CLOSED);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(FakeEventSource.opened).toHaveLength(1);

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeEventSource.opened).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(FakeEventSource.opened).toHaveLength(2);
    stream().connect();
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toHaveLength(4);
    vi.restoreAllMocks();
  });

  it('end the session when the server ends it', async () => {
    const id = '0190d3a0-0000-7000-8000-000000000001';
    rememberSession({ user: { id, username: 'atlas', role: 'shop', customerId: null }, customer: null });
    stream().connect();
    stream().emit('signed-out');
    expect(useSessionStore.getState()).toMatchObject({ isAuthenticated: false, wasLost: true });
  });

  it('skip words of a newer server', async () => {
    stream().connect();
    stream().emit('change', { topic: 'invoices' });
    await vi.advanceTimersByTimeAsync(200);
    expect(stale()).toEqual([]);
  });
});
