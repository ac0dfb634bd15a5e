import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import type { Maker } from '@toptan/contract/promise';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { queryClient } from '../api/query-client.ts';
import { usePortal } from '../portal/portal-store.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketLine, basketOf, buyer, buyerSession, readBasket } from '../testing/basket.ts';
import { renderIn } from '../testing/render.tsx';
import { currentToasts } from '../ui/feedback/toast-store.ts';
import { useBasketQuote } from './api.ts';
import { BasketSummary } from './basket-summary.tsx';
import { basketKey } from './shown-basket.ts';

const lineOf = (name: string, given: Partial<BasketItem>): BasketItem =>
  basketLine({
    id: `line-${name}`,
    productId: name,
    ...given,
    product: { id: name, name, ...given.product },
  });

const soon = { promisedFrom: '2026-11-30', promisedUntil: '2026-12-02' };
const later = { promisedFrom: '2026-12-01', promisedUntil: '2026-12-05' };
const chino = (given: Partial<BasketItem> = {}) => lineOf('Chino', { fromStock: 8, ...soon, ...given });

function Basket() {
  const { data: basket } = useBasketQuote();
  return basket && <BasketSummary basket={basket} buyer={buyer} notes="" onPlaced={placed} />;
}

const placed = vi.fn();

async function show(lines: readonly BasketItem[], makers?: readonly Maker[]) {
  queryClient.setQueryData(basketKey(), { ...basketOf(lines), ...(makers && { makers }) });
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <Basket />
    </QueryClientProvider>,
  );
}

const promiseLine = () => document.querySelector('.basket-promise > summary')?.textContent;
const pressConfirm = () => fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));

const before = usePortal.getState();
beforeEach(() => {
  rememberSession(buyerSession());
  useLiveStore.setState({ connection: 'open' });
});
afterEach(() => {
  cleanup();
  usePortal.setState(before, true);
  queryClient.clear();
  placed.mockClear();
});

describe('the promise of a basket', () => {
  it('names pieces from stock, those to be produced with their days, and those without, and their products', async () => {
    answerCalls({});
    await show([
      chino(),
      chino({ id: 'second', selectedSize: '31', fromStock: 12 }),
      lineOf('Coat', later),
      lineOf('Bag', { quantity: 5 }),
    ]);
    expect(promiseLine()).toBe('Estimated shipping: 20 now · 16 from 30 Nov to 5 Dec · 5 to be produced');
    const part = (title: string) => {
      const section = screen.getByText(title, { selector: 'h3' }).closest('section');
      if (!section) throw new Error(title);
      const items = within(section).getAllByRole('listitem');
      return [section.querySelector('h3')?.textContent, ...items.map(item => item.textContent)];
    };
    expect(part('20 from stock')).toEqual(['20 from stockas soon as possible', 'Chino20']);
    expect(part('16 to be produced')).toEqual(['16 to be produced30 Nov – 5 Dec', 'Chino4', 'Coat12']);
    expect(part('5 to be produced')).toEqual(['5 to be producedday not known', 'Bag5']);
  });

  it('tells staff what each manufacturer makes and when, and goods without one', async () => {
    answerCalls({});
    await show(
      [chino(), lineOf('Coat', later), lineOf('Bag', { fromStock: 12 })],
      [
        { id: 'k', companyName: 'Kaya', productIds: ['Chino'] },
        { id: 'o', companyName: 'Ova', productIds: ['Coat'] },
      ],
    );
    const heading = await screen.findByText('By manufacturer');
    const section = heading.closest('section');
    expect(
      [...(section?.querySelectorAll('dl > div') ?? [])].map(item =>
        [...item.children].map(e => e.textContent),
      ),
    ).toEqual([
      ['Kaya', '8 now', '4 from 30 Nov to 2 Dec'],
      ['Ova', '12 from 1 Dec to 5 Dec'],
      ['No manufacturer', '12 now'],
    ]);
  });

  it('leaves out what cannot be ordered, and what stock lacks of goods that are not produced', async () => {
    answerCalls({});
    const shortage = {
      code: 'stock_short',
      grain: 'cell',
      limit: 4,
      pieces: 12,
      above: null,
      below: 4,
    } as const;
    await show([
      lineOf('Coat', { ...later, product: { ...chino().product, isAvailable: false } }),
      lineOf('Rest', { fromStock: 4, problems: [shortage] }),
      chino({ ...soon, promisedFrom: soon.promisedUntil }),
    ]);
    expect(promiseLine()).toBe('Estimated shipping: 12 now · 4 on 2 Dec');
  });

  it.each([
    ['words', 1],
    ['capped', 11],
  ] as const)(
    'counts nothing where the shop sees the stock as %s, and names the days alone',
    async (stockView, fromStock) => {
      usePortal.setState({ stockView });
      answerCalls({});
      await show([chino({ fromStock })]);
      expect(document.querySelector('.basket-promise')?.textContent).toBe(
        'What stock does not cover: 30 Nov – 2 Dec',
      );
    },
  );

  it('is not there for an empty basket', async () => {
    answerCalls({});
    await show([]);
    expect(document.querySelector('.basket-promise')).toBeNull();
  });
});

it('is sent with the order; a worse one is shown beside it, and one more tap confirms that', async () => {
  const fields = [
    { path: 'expectedPromise.fromStock', code: 'invalid', message: '', current: '3' },
    { path: 'expectedPromise.until', code: 'invalid', message: '', current: '2026-12-05' },
  ];
  const answers = {
    [readBasket]: { body: basketOf([chino({ fromStock: 3, ...later })]) },
    'POST /api/orders': { status: 409, body: { code: 'basket_changed', message: '', fields } } as {
      status: number;
      body: unknown;
    },
  };
  const sent = answerCalls(answers);
  const orders = () =>
    sent.filter(({ address }) => address === '/api/orders').map(({ body }) => JSON.parse(String(body)));
  await show([chino()]);
  pressConfirm();
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Shipping is no longer as shown',
      description:
        'Before: 8 from stock\u00a0· the rest by 2 Dec\nNow: 3 from stock\u00a0· the rest by 5 Dec\nPlease confirm again.',
    }),
  );
  expect(promiseLine()).toBe('Estimated shipping: 3 now · 9 from 1 Dec to 5 Dec');
  expect(placed).not.toHaveBeenCalled();

  answers['POST /api/orders'] = { status: 201, body: { id: 'o' } };
  pressConfirm();
  await waitFor(() => expect(placed).toHaveBeenCalled());
  expect(orders().map(({ expectedPromise }) => expectedPromise)).toEqual([
    { fromStock: 8, until: '2026-12-02' },
    { fromStock: 3, until: '2026-12-05' },
  ]);
});
