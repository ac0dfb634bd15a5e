import { beforeEach, expect, it } from 'vitest';
import { forgetWindow } from '../portal/window-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { sendOrder, useOrderAttempts } from './order-attempt.ts';

const id = '0190d3a0-0000-7000-8000-0000000000aa';
const order = (quantity: number) => ({ customerId: id, items: [{ id, productId: id, quantity }] });
const placed = { status: 201, body: { id } };

beforeEach(forgetWindow);

/** Sends orders to a server that gives these answers, and returns the keys that the orders carried. */
async function keysOf(answer: Parameters<typeof answerCalls>[0][string], ...pieces: number[]) {
  const sent = answerCalls({ 'POST /api/orders': answer });
  for (const quantity of pieces) await sendOrder(order(quantity)).catch(() => {});
  return sent.map(({ headers }) => headers.get('idempotency-key'));
}

it('is sent once more under its key when no answer comes, and so is the next try of the same basket', async () => {
  const [first, second] = await keysOf('offline', 2);
  expect(second).toBe(first);
  expect(await keysOf({ status: 503 }, 2)).toEqual([first, first]);
  expect(await keysOf({ status: 401 }, 2)).toEqual([first]);
  await useOrderAttempts.persist.rehydrate();
  const [third, next] = await keysOf(placed, 2, 2);
  expect(third).toBe(first);
  expect(next).not.toBe(first);
});

it('has a key of its own when the basket is another one', async () => {
  const [first] = await keysOf('offline', 2);
  expect(await keysOf(placed, 3)).not.toContain(first);
});

it('is open for each basket by itself', async () => {
  const [own] = await keysOf('offline', 2);
  const sent = answerCalls({ 'POST /api/orders': placed });
  await sendOrder({ ...order(2), draftId: id });
  expect(sent[0]?.headers.get('idempotency-key')).not.toBe(own);
  expect(await keysOf(placed, 2)).toEqual([own]);
});

it('is over when the server refuses it', async () => {
  await keysOf('offline', 2);
  await expect(sendRefused()).rejects.toMatchObject({ code: 'basket_changed' });
  expect(useOrderAttempts.getState().attempts).toEqual([]);
});

function sendRefused() {
  answerCalls({ 'POST /api/orders': { status: 409, body: { code: 'basket_changed', message: 'Changed' } } });
  return sendOrder(order(2));
}

it.each(['{', 'null', '{"state":5}', '{"state":{"attempts":[{"key":"a"}]}}'])(
  'is none where the storage holds %s',
  async content => {
    sessionStorage.setItem('order-attempt', content);
    await useOrderAttempts.persist.rehydrate();
    expect(useOrderAttempts.getState().attempts).toEqual([]);
  },
);
