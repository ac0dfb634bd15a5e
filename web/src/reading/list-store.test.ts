import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shop = '0193d8c7-e800-72b7-ba77-000000000009';
const text = '2605 siyah M 3';
const day = 86_400_000;

/** The lists as a page has them that is opened at this time. */
async function openAt(time: number, id = 'u') {
  vi.setSystemTime(time);
  vi.resetModules();
  const { rememberSession } = await import('../session/session-store.ts');
  rememberSession({ user: { id, username: 'atlas', role: 'shop', customerId: shop } } as never);
  return import('./list-store.ts');
}

const texts = ({ currentList }: Awaited<ReturnType<typeof openAt>>) =>
  currentList(shop).texts.map(each => each.text);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a list on the device for seven days after its last change, and nothing of it afterwards', async () => {
  const start = Date.parse('2026-11-20T09:00:00Z');
  const first = await openAt(start - day);
  first.changeList(shop, () => ({ texts: [{ id: '1', text: 'selam', isTyped: false }] }));
  vi.setSystemTime(start);
  first.changeList(shop, () => ({ texts: [{ id: '1', text, isTyped: false }] }));
  expect(texts(await openAt(start + 7 * day - 1))).toEqual([text]);
  expect(texts(await openAt(start + 7 * day))).toEqual([]);
  expect(localStorage.getItem('lists')).not.toContain(text);
});

it('shows the list of one account to no other one', async () => {
  const start = Date.parse('2026-11-20T09:00:00Z');
  const first = await openAt(start - day);
  first.changeList(shop, () => ({ texts: [{ id: '1', text, isTyped: false }] }));
  const second = await openAt(start, 'other');
  expect(texts(second)).toEqual([]);
  expect(second.isEarlier(shop)).toBe(false);
  const third = await openAt(start);
  expect(third.isEarlier(shop)).toBe(true);
  third.forgetLists();
});
