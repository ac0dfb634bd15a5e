import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketLine, basketOf, buyer, buyerSession, readBasket } from '../testing/basket.ts';
import { renderIn } from '../testing/render.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { type RuleLimit, useBasketQuote } from './api.ts';
import { ChangedPrice } from './basket-group.tsx';
import { BasketRun } from './basket-run.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { LineProblems } from './line-problems.tsx';
import { OrderLimits } from './order-limits.tsx';
import { basketKey, shownLines } from './shown-basket.ts';
import { leadToProblem } from './use-confirm.ts';

const rule = { grain: 'cell' as const, below: null, above: null };
const line = basketLine({
  quantity: 8,
  fromStock: 8,
  totalPrice: '80.00',
  problems: [{ ...rule, code: 'too_small', limit: 12, pieces: 8, above: 12 }],
});

const { problems: _, ...withoutProblems } = line;

const limit: RuleLimit = {
  code: 'too_small',
  unit: 'lira',
  limit: '15000.00',
  current: '11800.00',
  missing: '3200.00',
  isFirstOrder: false,
  label: null,
  productIds: [],
};

afterEach(() => {
  queryClient.clear();
});

describe('a line that does not keep a rule', () => {
  it('says what is missing and offers the quantity that repairs it', async () => {
    const onRepair = vi.fn();
    await renderIn('en', <LineProblems line={line} shown={8} onRepair={onRepair} />);
    screen.getByText('At least 12: 4 short');
    fireEvent.click(screen.getByRole('button', { name: 'Make it 12' }));
    expect(onRepair).toHaveBeenCalledWith(12);
  });

  it('follows what is typed, and is silent once it looks repaired', async () => {
    const { rerender } = await renderIn('tr', <LineProblems line={line} shown={11} onRepair={vi.fn()} />);
    screen.getByText('En az 12 adet: 1 eksik');
    rerender(<LineProblems line={line} shown={12} onRepair={vi.fn()} />);
    expect(screen.queryByText(/En az/)).toBeNull();
  });

  it('offers the multiples on both sides, and names what is counted together', async () => {
    const problems: BasketItem['problems'] = [
      { ...rule, code: 'not_a_multiple', limit: 6, pieces: 8, below: 6, above: 12 },
      { ...rule, grain: 'color', code: 'too_big', limit: 20, pieces: 26, below: 2 },
    ];
    await renderIn('en', <LineProblems line={{ ...line, problems }} shown={8} onRepair={vi.fn()} />);
    screen.getByText('Multiples of 6');
    screen.getByText('Blue in all sizes. At most 20: 6 too many');
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['6', '12', 'Make it 2']);
  });

  it('names the size that a repair changes, where all sizes are counted together', async () => {
    const problems: BasketItem['problems'] = [
      { ...rule, grain: 'color', code: 'too_small', limit: 12, pieces: 11, above: 9 },
    ];
    await renderIn(
      'tr',
      <LineProblems line={{ ...line, problems }} shown={8} isOneOfSizes onRepair={vi.fn()} />,
    );
    expect(screen.getByRole('button').textContent).toBe('30: 9 yap');
  });
});

it('shows the old price beside the new one until its user has seen it for its shop, and again after another change', async () => {
  rememberSession(buyerSession());
  const lines = [{ ...line, priceBefore: '9.00' }];
  const { rerender } = await renderIn('en', <ChangedPrice product={line.product} lines={lines} />);
  expect(screen.getByText('The price has changed:', { exact: false }).textContent).toMatch(/9\.00.*10\.00/);
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }));
  expect(screen.queryByText(/price has changed/)).toBeNull();
  rerender(<ChangedPrice product={{ ...line.product, price: '11.00' }} lines={lines} />);
  screen.getByText(/11\.00/);

  const ofAnother = lines.map(each => ({ ...each, customerId: '0190d3a0-0000-7000-8000-0000000000bb' }));
  rerender(<ChangedPrice product={line.product} lines={ofAnother} />);
  screen.getByText(/price has changed/);
  rerender(<ChangedPrice product={line.product} lines={lines} />);
  expect(screen.queryByText(/price has changed/)).toBeNull();
  act(() => rememberSession(buyerSession('another')));
  screen.getByText(/price has changed/);
});

/** A basket with a higher sum when the button is pressed. */
function Growing() {
  const [isReached, setReached] = useState(false);
  const reached = { ...limit, current: '15000.00', missing: '0' };
  return (
    <>
      <button type="button" onClick={() => setReached(true)}>
        more
      </button>
      <OrderLimits limits={[isReached ? reached : limit]} />
    </>
  );
}

describe('the order minimum', () => {
  it('stands as what is missing, then as reached', async () => {
    await renderIn('en', <Growing />);
    screen.getByText('₺3,200.00 short', { normalizer: text => text.replace(/[\u2066-\u2069]/g, '') });
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    screen.getByText('reached');
  });

  it('is not shown where it was reached before', async () => {
    await renderIn('en', <OrderLimits limits={[{ ...limit, missing: '0' }]} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

it('leads the confirm button to the first repair, and sends nothing', async () => {
  const sent = answerCalls({});
  queryClient.setQueryData(basketKey(), basketOf([line], [limit]));
  Element.prototype.scrollIntoView = vi.fn();
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <LineProblems line={line} shown={8} onRepair={vi.fn()} />
      <BasketSummary basket={basketOf([line], [limit])} buyer={buyer} notes="" onPlaced={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findByText('2 things to fix before it can be placed; the button leads to the first.');
  const confirm = screen.getByRole('button', { name: /Confirm order/ });
  expect(confirm).toHaveProperty('disabled', false);
  fireEvent.click(confirm);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make it 12' })),
  );
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('offers to remove a size that is sold out, and leads the confirm button there', async () => {
  // The answer never comes.
  answerCalls({ 'POST /api/basket/batch?quote=true': new Promise<never>(() => {}) });
  rememberSession(buyerSession());
  const soldOut = { ...rule, code: 'stock_short' as const, limit: 0, pieces: 4 };
  const other = basketLine({ selectedSize: '30' });
  const gone = basketLine({ id: 'gone', selectedSize: '31', quantity: 4, problems: [soldOut] });
  queryClient.setQueryData(basketKey(), basketOf([other, gone]));
  Element.prototype.scrollIntoView = vi.fn();
  await renderAt(
    () => (
      <ul>
        <BasketRun lines={[other, gone]} />
      </ul>
    ),
    { client: queryClient },
  );
  const remove = await screen.findByRole('button', { name: 'Remove 31' });
  leadToProblem();
  expect(document.activeElement).toBe(remove);
  fireEvent.click(remove);
  await waitFor(() => expect(shownLines()).toEqual([other]));
});

it('names what is missing where only goods are, and leads to the catalog', async () => {
  const limits = [limit, { ...limit, unit: 'pieces' as const, missing: '8' }];
  answerCalls({});
  Element.prototype.scrollIntoView = vi.fn();
  const right = basketOf([withoutProblems], limits);
  queryClient.setQueryData(basketKey(), right);
  await renderAt(() => <BasketSummary basket={right} buyer={buyer} notes="" onPlaced={vi.fn()} />, {
    client: queryClient,
  });
  await screen.findByText(/3,200\.00.*, 8 pieces more before it can be placed\./);
  fireEvent.click(screen.getByRole('button', { name: /Confirm order/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to the catalog' })),
  );
});

function Summary({ onPlaced }: { onPlaced: () => void }) {
  const { data: basket } = useBasketQuote();
  return basket && <BasketSummary basket={basket} buyer={buyer} notes="" onPlaced={onPlaced} />;
}

it('lets the server judge while the answer to a repair has not been read', async () => {
  const judged = { ...line, quantity: 12, fromStock: 12, totalPrice: '120.00' };
  const answers: Parameters<typeof answerCalls>[0] = {
    'POST /api/orders': { status: 201, body: { id: 'o' } },
  };
  answerCalls(answers);
  rememberSession(buyerSession());
  queryClient.setQueryData(basketKey(), basketOf([judged]));
  const onPlaced = vi.fn();
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <Summary onPlaced={onPlaced} />
    </QueryClientProvider>,
  );
  await screen.findByText('1 thing to fix before it can be placed; the button leads to it.');
  // The answer never comes.
  answers[readBasket] = new Promise<never>(() => {});
  void queryClient.invalidateQueries({ queryKey: basketKey() });
  fireEvent.click(screen.getByRole('button', { name: /Confirm order/ }));
  await waitFor(() => expect(onPlaced).toHaveBeenCalled());
});
