import { screen } from '@testing-library/react';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { StockSplit } from './stock-split.tsx';

const item = (fromStock: number, toProduce: number) =>
  ({ quantity: fromStock + toProduce, fromStock, toProduce }) as OrderItem;

it.each([
  [6, 0, 'from stock'],
  [0, 6, 'to be produced'],
])('explains only where pieces come from: %i and %i', async (fromStock, toProduce, words) => {
  const order = { orderItems: [item(fromStock, toProduce)], status: 'pending' } as unknown as Order;
  await renderIn('en', <StockSplit order={order} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([words]);
});

it('promises nothing of an order that was cancelled', async () => {
  const order = { orderItems: [item(2, 4)], status: 'cancelled' } as unknown as Order;
  await renderIn('en', <StockSplit order={order} />);
  expect(screen.getByText('6 pieces')).toBeTruthy();
  expect(screen.queryByRole('term')).toBeNull();
});
