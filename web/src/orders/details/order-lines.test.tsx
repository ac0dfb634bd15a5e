import { cleanup, screen } from '@testing-library/react';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { afterEach, expect, it } from 'vitest';
import { usePortal } from '../../portal/portal-store.ts';
import { renderIn } from '../../testing/render.tsx';
import { OrderLines } from './order-lines.tsx';

const before = usePortal.getState();
afterEach(() => {
  cleanup();
  usePortal.setState(before, true);
});

const item = {
  id: 'i',
  orderId: 'o',
  productId: 'p',
  productName: 'Kot',
  translations: {},
  sku: null,
  quantity: 20,
  unitPrice: '10.00',
  totalPrice: '200.00',
  selectedSize: null,
  selectedColor: null,
  orderPackId: null,
  fromStock: 8,
  toProduce: 12,
  promisedFrom: '2026-11-30',
  promisedUntil: '2026-12-02',
  product: { name: 'Kot', imageUrl: null, category: null },
} satisfies OrderItem;

async function splitOf(status: string, change: Partial<OrderItem> = {}) {
  const order = { orderItems: [{ ...item, ...change }], packs: [], status } as unknown as Order;
  await renderIn('en', <OrderLines order={order} />);
  return screen.getByRole('listitem').querySelector('.order-line-split')?.textContent;
}

it('names the days of pieces to be produced until the order has shipped', async () => {
  expect(await splitOf('in_production')).toBe('8 from stock, 12 to be produced·30 Nov – 2 Dec');
  cleanup();
  expect(await splitOf('shipped')).toBe('8 from stock, 12 to be produced');
  cleanup();
  expect(await splitOf('cancelled')).toBeUndefined();
});

it('names the days alone where the shop does not get to know the stock', async () => {
  usePortal.setState({ stockView: 'words' });
  expect(await splitOf('pending', { fromStock: 1, toProduce: 19 })).toBe('Estimated shipping·30 Nov – 2 Dec');
});
