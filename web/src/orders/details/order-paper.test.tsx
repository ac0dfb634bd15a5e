import { screen } from '@testing-library/react';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { OrderPaper } from './order-paper.tsx';

const line = (selectedColor: string, selectedSize: string | null, quantity: number): OrderItem => ({
  ...{ id: `${selectedColor} ${selectedSize}`, orderId: 'o', productId: 'p', productName: 'Kot' },
  ...{ translations: {}, sku: null, quantity, unitPrice: '10.00', totalPrice: `${10 * quantity}.00` },
  ...{ selectedSize, selectedColor, fromStock: quantity, toProduce: 0, orderPackId: 'k' },
  product: { name: 'Kot', imageUrl: null, category: null },
});
const order = (...orderItems: OrderItem[]): Order => ({
  ...{ id: 'o', orderNumber: 'TPT-26-00001', customerId: 'c', status: 'pending', notes: null, orderItems },
  ...{ subtotal: '10.00', processingFee: '25.00', total: '35.00', manufacturerId: null, manufacturer: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z', statusHistory: [] },
  customer: { customerShortName: 'Atlas', companyName: 'Atlas Giyim', email: '', phone: null, address: null },
  packs: [
    {
      id: 'k',
      packId: 'k',
      name: null,
      unit: 'series',
      mixed: true,
      pieces: 6,
      color: null,
      packs: 2,
    },
  ],
});
const packOnPaper = () => {
  const [, row] = screen.getAllByRole('row', { hidden: true });
  const words = [...(row?.querySelectorAll('td:nth-child(4) > p') ?? [])];
  return words.map(({ textContent }) => textContent);
};

it('names each color of a mixed pack where its sizes stand', async () => {
  await renderIn(
    'en',
    <OrderPaper order={order(line('Black', '30', 4), line('Black', '31', 2), line('White', '30', 6))} />,
  );
  expect(packOnPaper()).toEqual(['Black 302311', 'White 303', '2 packs']);
});

it('says how many pieces a pack without sizes has of each color', async () => {
  await renderIn('tr', <OrderPaper order={order(line('Black', null, 4), line('White', null, 8))} />);
  expect(packOnPaper()).toEqual(['Siyah 2', 'Beyaz 4', '2 seri']);
});

it('leaves out what is clear where a pack has one color', async () => {
  await renderIn('en', <OrderPaper order={order(line('Black', '30', 4), line('Black', '31', 8))} />);
  expect(packOnPaper()).toEqual(['2 packs']);
});

it('has the rows of the PDF: sizes of a product in one color at one price stand together', async () => {
  const loose = (color: string, size: string, quantity: number, price = '10.00') => ({
    ...line(color, size, quantity),
    ...{ orderPackId: null, unitPrice: price },
  });
  const lines = [loose('Black', '30', 1), loose('White', '30', 5), loose('Black', '31', 2)];
  await renderIn('en', <OrderPaper order={order(...lines, loose('Black', '32', 4, '9.00'))} />);
  const [, ...rows] = screen.getAllByRole('row', { hidden: true });
  const cells = (place: number) => rows.map(row => row.querySelectorAll('td')[place]?.textContent);
  expect(cells(2)).toEqual(['Black', 'White', 'Black']);
  expect(cells(3)).toEqual(['301312', '305', '324']);
  expect(cells(4)).toEqual(['3', '5', '4']);
});
