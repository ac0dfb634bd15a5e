import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import {
  basketLine,
  basketOf,
  buyer,
  buyerSession,
  changedTo,
  readBasket,
  seriesPack,
} from '../testing/basket.ts';
import { renderIn } from '../testing/render.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { useBasketQuote } from './api.ts';
import { BasketLine } from './basket-line.tsx';
import { BasketPackRow } from './basket-pack.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { CurrentBasket } from './current-basket.tsx';
import { packsIn } from './packs-api.ts';
import { basketKey } from './shown-basket.ts';

const line = (quantity: number): BasketItem =>
  basketLine({ quantity, fromStock: quantity, totalPrice: `${quantity * 10}.00` });
const packLine = (ratio: number): BasketItem => ({
  ...line(ratio * 2),
  id: `line-${ratio}`,
  selectedSize: `3${ratio}`,
  basketPackId: 'b',
  packId: 'k',
  packs: 2,
  pack: seriesPack,
});

function Basket() {
  const { data: basket } = useBasketQuote();
  if (!basket) return null;
  const { lines } = basket;
  const loose = lines.filter(({ basketPackId }) => basketPackId === null);
  return (
    <>
      {loose.map(each => (
        <BasketLine key={each.id} line={each} />
      ))}
      {packsIn(lines).map(held => (
        <BasketPackRow key={held.pack.id} basketPack={held} />
      ))}
      <BasketSummary basket={basket} buyer={buyer} notes="" onPlaced={vi.fn()} />
    </>
  );
}

async function show(lines: readonly BasketItem[]) {
  queryClient.setQueryData(basketKey(), basketOf(lines));
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
  rememberSession(buyerSession());
  useLiveStore.setState({ connection: 'open' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

it('shows on the button what a figure comes to while it is typed, and confirms that sum', async () => {
  const sent = answerCalls({
    [readBasket]: { body: basketOf([line(150)]) },
    [`PUT /api/basket/${line(0).id}?quote=true`]: changedTo([line(150)]),
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

describe('a size that is typed into an empty cell of a run', () => {
  const size = (selectedSize: string, quantity: number) => ({
    ...line(quantity),
    id: `line-${selectedSize}`,
    selectedSize,
  });
  const held = [size('32', 2), size('30', 3)];
  const runs = [{ productId: 'p', color: 'Blue', sizes: ['30', '31', '32'] }];
  const after = { ...basketOf([...held, size('31', 15)]), runs };

  async function showRun(onPlaced = vi.fn()) {
    queryClient.setQueryData(basketKey(), { ...basketOf(held), runs });
    await renderIn(
      'en',
      <QueryClientProvider client={queryClient}>
        <CurrentBasket buyer={buyer} onPlaced={onPlaced} />
      </QueryClientProvider>,
    );
    const cells = screen.getAllByRole<HTMLInputElement>('spinbutton');
    expect(cells.map(({ value }) => value)).toEqual(['3', '', '2']);
    expect(sumOnButton()).toContain('₺75.00');
  }

  it('counts on the button at once, and is ordered for that sum', async () => {
    const sent = answerCalls({
      [readBasket]: { body: after },
      'POST /api/basket/batch?quote=true': { body: { answer: { applied: true, results: [] }, quote: after } },
      'POST /api/orders': { status: 201, body: { id: 'o' } },
    });
    const onPlaced = vi.fn();
    await showRun(onPlaced);
    type(/31$/, '15');
    expect(sumOnButton()).toContain('₺225.00');
    screen.getByText('20 pieces', { selector: '.run-pieces' });

    fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
    await waitFor(() => expect(sent.some(({ address }) => address === '/api/orders')).toBe(true));
    const posts = sent.filter(({ method }) => method === 'POST');
    const [added, order] = posts.map(({ body }) => JSON.parse(String(body)));
    expect(added.rows).toMatchObject([{ size: '31', color: 'Blue', quantity: 15, mode: 'set' }]);
    expect(order).toMatchObject({
      expectedTotal: '225.00',
      items: [{}, {}, { id: 'line-31', quantity: 15 }],
    });

    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    // The page of the placed order says it.
    expect(currentToasts().some(({ open }) => open)).toBe(false);
  });

  it('takes no change while the order is being placed, and takes them again when it is refused', async () => {
    let answer: (answer: Answer) => void = () => {};
    const placed = new Promise<Answer>(resolve => {
      answer = resolve;
    });
    const sent = answerCalls({
      [readBasket]: { body: { ...basketOf(held), runs } },
      'POST /api/orders': placed,
    });
    await showRun(vi.fn());
    const isClosed = () => document.querySelector('[inert] input') !== null;
    fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
    await waitFor(() => expect(sent.some(({ address }) => address === '/api/orders')).toBe(true));
    await waitFor(() => expect(isClosed()).toBe(true));
    answer({ status: 409, body: { code: 'basket_changed', message: '' } });
    await waitFor(() => expect(isClosed()).toBe(false));
  });

  it('places nothing where the server refuses it, and shows the sum without it', async () => {
    const sent = answerCalls({
      [readBasket]: { body: { ...basketOf(held), runs } },
      'POST /api/basket/batch?quote=true': { status: 409, body: { code: 'customer_inactive', message: '' } },
    });
    await showRun();
    type(/31$/, '15');
    fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
    await waitFor(() => expect(sumOnButton()).toContain('₺75.00'));
    expect(sent.some(({ address }) => address === '/api/orders')).toBe(false);
  });

  it('can be changed before the server has answered, and keeps the last figure', async () => {
    let answer = (_: Answer) => {};
    const first = new Promise<Answer>(resolve => {
      answer = resolve;
    });
    const sent = answerCalls({ 'POST /api/basket/batch?quote=true': first });
    await showRun();
    type(/31$/, '15');
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: /31$/ }), { key: 'Enter' });
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    type(/31$/, '16');
    answer({ body: { answer: { applied: true, results: [] }, quote: after } });
    await waitFor(() =>
      expect(queryClient.getQueryData(basketKey())).toMatchObject({ lines: [{}, {}, { id: 'line-31' }] }),
    );
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /31$/ }).value).toBe('16');
    expect(sumOnButton()).toContain('₺235.00');
  });
});

it('follows packs that are typed', async () => {
  answerCalls({});
  await show([packLine(1), packLine(2)]);
  expect(sumOnButton()).toContain('₺85.00');
  type(/^Packs of/, '5');
  expect(sumOnButton()).toContain('₺175.00');
});

it('asks again where the basket comes to something else than the button showed', async () => {
  const sent = answerCalls({ [readBasket]: { body: basketOf([line(3)]) } });
  await show([line(2)]);
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  queryClient.setQueryData(basketKey(), basketOf([line(3)]));
  await waitFor(() => expect(currentToasts()[0]?.title).toMatch(/^The order now comes to .*55\.00/));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks again where the server comes to another sum, and shows that one', async () => {
  const dearer = { ...line(2), totalPrice: '24.00', product: { ...line(2).product, price: '12.00' } };
  const fields = [{ path: 'expectedTotal', code: 'invalid', message: '', current: '49.00' }];
  answerCalls({
    [readBasket]: { body: basketOf([dearer]) },
    'POST /api/orders': { status: 409, body: { code: 'basket_changed', message: '', fields } },
  });
  await show([line(2)]);
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  await waitFor(() => expect(currentToasts()[0]?.title).toMatch(/comes to .*49\.00/));
  expect(sumOnButton()).toContain('₺49.00');
});

it('shows the present fee when the order comes to something else', async () => {
  const fields = [{ path: 'expectedTotal', code: 'invalid', message: '', current: '50.00' }];
  answerCalls({
    [readBasket]: { body: { ...basketOf([line(2)]), processingFee: '30.00', total: '50.00' } },
    'POST /api/orders': { status: 409, body: { code: 'basket_changed', message: '', fields } },
  });
  await show([line(2)]);
  expect(sumOnButton()).toContain('₺45.00');
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  await waitFor(() => expect(sumOnButton()).toContain('₺50.00'));
  screen.getByText('₺30.00');
});

it('takes every sum from the answer, also one that the browser cannot add up', async () => {
  const taxed = { ...basketOf([line(2)]), total: '54.00' };
  const sent = answerCalls({
    [readBasket]: { body: taxed },
    'POST /api/orders': { status: 201, body: { id: 'o' } },
  });
  await show([line(2)]);
  queryClient.setQueryData(basketKey(), taxed);
  await waitFor(() => expect(sumOnButton()).toContain('₺54.00'));
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  const order = sent.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(order?.body))).toMatchObject({ expectedTotal: '54.00' });
});

describe('a line of which stock has fewer', () => {
  const shortage = { grain: 'cell' as const, code: 'stock_short' as const, above: null };
  const short = { ...line(6), fromStock: 4, problems: [{ ...shortage, limit: 4, pieces: 6, below: 4 }] };

  it('says what is left, offers it, and promises nothing to be produced', async () => {
    const sent = answerCalls({ [`PUT /api/basket/${short.id}?quote=true`]: changedTo([line(4)]) });
    await show([short]);
    expect(screen.getByText('4 left').closest('[data-short]')).not.toBeNull();
    expect(screen.queryByText(/to be produced/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Make it 4' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toBe('{"quantity":4}'));
  });

  it('gives no figure where the shop knows none', async () => {
    answerCalls({});
    await show([{ ...short, problems: [{ ...shortage, limit: 1, pieces: 6, below: null }] }]);
    screen.getByText('Fewer are left');
    expect(screen.queryByRole('button', { name: /^Make it/ })).toBeNull();
  });

  it('counts packs where it is part of some', async () => {
    const pack = packLine(2);
    answerCalls({});
    await show([{ ...pack, problems: [{ ...shortage, limit: 3, pieces: 4, below: 3 }] }, packLine(1)]);
    screen.getByText('1 pack left');
    screen.getByRole('button', { name: 'Make it 1' });
  });

  it.each([
    ['stock_short', { code: 'too_big', limit: 4, below: 4 }, '4 left', ['Make it 4']],
    [
      'rules_unmet',
      { code: 'not_a_multiple', limit: 4, below: 4, above: 8 },
      'Multiples of 4',
      ['Make it 4', 'Make it 8'],
    ],
    [
      'sold_in_packs',
      { code: 'not_offered', below: 5, above: 10 },
      /^This product is sold in packs/,
      ['Make it 5', 'Make it 10'],
    ],
  ])(
    'is marked where the order is refused as %s, and the message names it',
    async (code, problem, words, repairs) => {
      const fields = [{ path: 'items.0.quantity', message: '', ...problem }];
      answerCalls({
        [readBasket]: { body: basketOf([line(6)]) },
        'POST /api/orders': { status: 409, body: { code, message: '', fields } },
      });
      Element.prototype.scrollIntoView = vi.fn();
      await show([line(6)]);
      fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
      await screen.findByText(words);
      const offered = screen.getAllByRole('button', { name: /^Make it/ });
      expect(offered.map(button => button.getAttribute('aria-label'))).toEqual(repairs);
      await waitFor(() => expect(document.activeElement).toBe(offered[0]));
      expect(currentToasts()[0]?.description).toMatch(/^Kot, .*Blue.*30: /);
    },
  );
});

describe('a figure beyond what a line takes', () => {
  it.each([
    ['pieces', [line(2)], /^Quantity/, '4000', 'At most 999', '999'],
    ['packs', [packLine(1), packLine(2)], /^Packs of/, '999', 'At most 499', '499'],
    ['pieces below the least', [line(2)], /^Quantity/, '0', 'At least 1', '1'],
  ])(
    'stays as it was typed, of %s, until somebody takes the nearest',
    async (_, lines, name, text, words, nearest) => {
      const sent = answerCalls({});
      await show(lines);
      type(name, text);
      const field = screen.getByRole<HTMLInputElement>('spinbutton', { name });
      fireEvent.blur(field);
      screen.getByText(words);
      expect(field.value).toBe(text);
      fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);

      fireEvent.click(screen.getByRole('button', { name: `Make it ${nearest}` }));
      expect(field.value).toBe(nearest);
      expect(screen.queryByText(words)).toBeNull();
      await waitFor(() => expect(sent.some(({ method }) => method !== 'GET')).toBe(true));
    },
  );
});

it('gives the focus of a line that is removed to the line beside it', async () => {
  const lines = ['Blue', 'Black'].map(color => basketLine({ id: color, selectedColor: color }));
  answerCalls({ 'DELETE /api/basket/Blue?quote=true': changedTo(lines.slice(1)) });
  queryClient.setQueryData(basketKey(), basketOf(lines));
  const client = (
    <QueryClientProvider client={queryClient}>
      <CurrentBasket buyer={buyer} onPlaced={vi.fn()} />
    </QueryClientProvider>
  );
  await renderAt(() => client);
  const remove = await screen.findByRole('button', { name: /^Remove.*Blue/ });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Remove.*Black/ })),
  );
});
