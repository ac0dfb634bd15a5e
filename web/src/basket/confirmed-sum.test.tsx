import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetSession, rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { useBasket } from './api.ts';
import { BasketLine } from './basket-line.tsx';
import { BasketPackRow } from './basket-pack.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { packsIn } from './packs-api.ts';
import { basketKey } from './shown-basket.ts';

const customer = { id: 'c', processingFee: '25.00' };
const product = {
  ...{ id: 'p', name: 'Kot', translations: {}, sku: null, price: '10.00' },
  ...{ imageUrl: null, category: null, isAvailable: true },
};
const line = (quantity: number): BasketItem => ({
  ...{ id: '0190d3a0-0000-7000-8000-000000000002', customerId: 'c', productId: 'p', quantity },
  ...{ selectedSize: '30', selectedColor: 'Blue', basketPackId: null, packId: null, packs: null, pack: null },
  ...{ createdAt: '', fromStock: quantity, totalPrice: `${quantity * 10}.00`, product },
});
const pack = {
  ...{ name: null, unit: 'series' as const, mixed: false, pieces: 3 },
  ...{ color: 'Blue', replacedById: null },
};
const packLine = (ratio: number): BasketItem => ({
  ...line(ratio * 2),
  ...{ id: `line-${ratio}`, selectedSize: `3${ratio}`, basketPackId: 'b', packId: 'k', packs: 2, pack },
});

function Basket() {
  const { data: lines = [] } = useBasket();
  const loose = lines.filter(({ basketPackId }) => basketPackId === null);
  return (
    <>
      {loose.map(each => (
        <BasketLine key={each.id} line={each} />
      ))}
      {packsIn(lines).map(held => (
        <BasketPackRow key={held.pack.id} held={held} />
      ))}
      <BasketSummary lines={lines} customer={customer} notes="" onPlaced={vi.fn()} />
    </>
  );
}

async function show(lines: readonly BasketItem[]) {
  queryClient.setQueryData(basketKey, lines);
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <Basket />
    </QueryClientProvider>,
  );
}

const sumOnButton = () => screen.getByRole('button', { name: /^Confirm order/ }).textContent;
const type = (name: RegExp, text: string) => {
  const field = screen.getByRole('spinbutton', { name });
  field.focus();
  fireEvent.change(field, { target: { value: text } });
};

beforeEach(() => {
  const user = { id: 'u', username: 'atlas', role: 'shop' as const, customerId: null };
  rememberSession({ user, customer: null });
  useLiveStore.setState({ connection: 'open' });
});
afterEach(() => {
  forgetSession();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('shows on the button what a figure comes to while it is typed, and confirms that sum', async () => {
  const sent = answerCalls({
    'GET /api/basket/c/check': { body: [] },
    'GET /api/basket': { body: [line(150)] },
    [`PUT /api/basket/${line(0).id}`]: { body: line(150) },
    'POST /api/orders': { status: 201, body: { id: 'o' } },
  });
  await show([line(15)]);
  expect(sumOnButton()).toContain('₺175.00');
  type(/^Quantity/, '150');
  expect(sumOnButton()).toContain('₺1,525.00');

  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  const order = sent.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(order?.body))).toMatchObject({
    expectedTotal: '1525.00',
    items: [{ quantity: 150 }],
  });
});

it('follows packs that are typed', async () => {
  answerCalls({ 'GET /api/basket/c/check': { body: [] } });
  await show([packLine(1), packLine(2)]);
  expect(sumOnButton()).toContain('₺85.00');
  type(/^Packs of/, '5');
  expect(sumOnButton()).toContain('₺175.00');
});

it('asks again where the basket comes to something else than the button showed', async () => {
  const sent = answerCalls({
    'GET /api/basket/c/check': { body: [] },
    'GET /api/basket': { body: [line(3)] },
  });
  await show([line(2)]);
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  queryClient.setQueryData(basketKey, [line(3)]);
  await waitFor(() => expect(currentToasts()[0]?.title).toMatch(/^The order now comes to .*55\.00/));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks again where the server comes to another sum, and shows that one', async () => {
  const dearer = { ...line(2), totalPrice: '24.00', product: { ...product, price: '12.00' } };
  const fields = [{ path: 'expectedTotal', code: 'invalid', message: '', current: '49.00' }];
  answerCalls({
    'GET /api/basket/c/check': { body: [] },
    'GET /api/basket': { body: [dearer] },
    'POST /api/orders': { status: 409, body: { code: 'basket_changed', message: '', fields } },
  });
  await show([line(2)]);
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  await waitFor(() => expect(currentToasts()[0]?.title).toMatch(/comes to .*49\.00/));
  expect(sumOnButton()).toContain('₺49.00');
});
