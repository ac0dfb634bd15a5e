import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInLocks, suspended } from '../testing/locks.ts';
import { leadTabs } from './tabs.ts';

let leavings: (() => void)[];

function openTab() {
  const [lead, stop, onMessage] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = leadTabs<string>('toptan-live', {
    onMessage,
    lead: notify => {
      lead(notify);
      return stop;
    },
    follow: () => {},
  });
  leavings.push(leave);
  return { lead, stop, onMessage, leave };
}

const leads = (tab: ReturnType<typeof openTab>) => tab.lead.mock.calls.length - tab.stop.mock.calls.length;

beforeEach(() => {
  leavings = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const leave of leavings) leave();
  vi.useRealTimers();
});

/** Lets messages between tabs arrive. */
const arrive = async () => {
  for (let round = 0; round < 5; round++) await new Promise(resolve => setImmediate(resolve));
};

describe('one tab', () => {
  it('leads the others, and is followed by the next when it is closed', async () => {
    standInLocks();
    const [first, second] = [openTab(), openTab()];
    await arrive();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([leads(first), leads(second)]).toEqual([1, 0]);
    first.lead.mock.calls[0]?.[0]('news');
    await arrive();
    expect([first.onMessage, second.onMessage].map(({ mock }) => mock.calls)).toEqual([
      [['news']],
      [['news']],
    ]);
    first.leave();
    await arrive();
    expect([leads(first), leads(second)]).toEqual([0, 1]);
  });

  it('in sight takes over from one that the phone has suspended', async () => {
    const locks = standInLocks();
    void locks.request('toptan-live', {}, suspended).catch(() => undefined);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const tab = openTab();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(leads(tab)).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2_100);
    expect(leads(tab)).toBe(1);
  });

  it('in sight takes over from one that the phone suspends after its answer', async () => {
    const locks = standInLocks();
    void locks.request('toptan-live', {}, suspended).catch(() => undefined);
    const leader = new BroadcastChannel('toptan-live:leader');
    leader.onmessage = () => leader.postMessage('answered');
    const tab = openTab();
    await arrive();
    leader.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(leads(tab)).toBe(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(leads(tab)).toBe(1);
  });

  it('that others took over from follows them, and leads again after them', async () => {
    const locks = standInLocks();
    const tab = openTab();
    await arrive();
    let close = () => {};
    void locks.request('toptan-live', { steal: true }, () => new Promise<void>(resolve => (close = resolve)));
    await arrive();
    expect(leads(tab)).toBe(0);
    close();
    await arrive();
    expect([leads(tab), tab.lead.mock.calls.length]).toEqual([1, 2]);
  });
});
