import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderSummary } from '@toptan/contract/orders';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answers.ts';
import { renderIn } from '../../testing/render.tsx';
import { OrderBatchDialog } from './order-batch.tsx';

const order = (id: string, status: OrderSummary['status']): OrderSummary => ({
  id,
  orderNumber: `TPT-26-0000${id}`,
  customerId: 'c',
  status,
  manufacturerId: null,
  placedBy: null,
  preparedBy: null,
  overrideReason: null,
  manufacturer: null,
  customer: { customerShortName: 'Atlas', companyName: `Butik ${id}`, email: '' },
  items: 1,
  pieces: 2,
  products: 1,
  pictures: [],
  total: '35.00',
  createdAt: '2026-11-20T10:00:00Z',
  version: 2,
  changedAt: '2026-11-21T10:00:00Z',
  may: null,
  request: null,
  joinedInto: null,
});
const orders = [order('1', 'pending'), order('2', 'confirmed'), order('3', 'pending')];
const done = (orderId: string) => ({ orderId, state: 'done' });
const call = 'POST /api/orders/batch/status';

it('sends the statuses that were shown, says how many changed and closes', async () => {
  const sent = answerCalls({ [call]: { body: orders.map(({ id }) => done(id)) } });
  const onClose = vi.fn();
  await renderIn('en', <OrderBatchDialog choice="in_production" orders={orders} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('3 orders changed')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    status: 'in_production',
    orders: orders.map(({ id, status }) => ({ orderId: id, expectedStatus: status, expectedVersion: 2 })),
  });
});

it.each([
  ['en', 'Change', '3 orders stayed as they were', 'Shipped', 'version 3', 'Deleted'],
  ['tr', 'Değiştir', '3 sipariş olduğu gibi kaldı', 'Kargoda', '3. sürüm', 'Silindi'],
] as const)(
  'names in %s the orders that stayed as they were, with what they are by now',
  async (language, change, title, status, version, gone) => {
    const conflict = {
      code: 'status_changed',
      message: '',
      fields: [{ path: 'expectedStatus', code: 'changed', message: '', current: 'shipped' }],
    };
    const changed = {
      code: 'order_changed',
      message: '',
      fields: [{ path: 'expectedVersion', code: 'changed', message: '', current: '3' }],
    };
    answerCalls({
      [call]: {
        body: [
          { orderId: '1', state: 'refused', error: conflict },
          { orderId: '2', state: 'refused', error: changed },
          { orderId: '3', state: 'refused', error: { code: 'not_found', message: '' } },
        ],
      },
    });
    const onClose = vi.fn();
    await renderIn(language, <OrderBatchDialog choice="confirmed" orders={orders} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: change }));
    const left = within(await screen.findByRole('alertdialog', { name: title }));
    const rows = left.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(version);
    expect(rows[0]).toContain('TPT-26-00001');
    expect(rows[0]).toContain(status);
    expect(rows[2]).toContain('TPT-26-00003');
    expect(rows[2]).toContain(gone);
    expect(onClose).not.toHaveBeenCalled();
  },
);
