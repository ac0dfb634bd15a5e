import { screen } from '@testing-library/react';
import type { Order } from '@toptan/contract/orders';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { OrderProgress } from './order-progress.tsx';

it('leaves no date behind of a status that was set back', async () => {
  const statusHistory = ['pending', 'confirmed', 'delivered', 'confirmed'].map((status, day) => ({
    status,
    at: `2026-11-${20 + day}T10:00:00Z`,
  }));
  await renderIn('en', <OrderProgress order={{ status: 'confirmed', statusHistory } as Order} />);
  const step = (name: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name))?.textContent;
  expect(step('Confirmed')).toBe('Confirmed23 Nov');
  expect(step('Delivered')).toBe('Delivered');
});
