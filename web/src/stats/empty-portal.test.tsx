import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSessionStore } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { MonthlyOrders } from './monthly-orders.tsx';
import { RecentOrders } from './recent-orders.tsx';

const staff = { id: 'u', username: 'selin', role: 'admin' as const, customerId: null };

it('leads the wholesaler of an empty portal to the guide, not to the catalogue, and draws no zeros', async () => {
  useSessionStore.setState({ user: staff });
  answerCalls({
    'GET /api/orders?view=summary&limit=5': { body: [] },
    'GET /api/guide': { body: { isOpen: true, address: 'https://toptan.example', progress: null } },
    'GET /api/stats/months': { body: [{ month: '2026-11', orders: 0 }] },
  });
  await renderAt(() => (
    <>
      <RecentOrders />
      <MonthlyOrders />
    </>
  ));
  expect(await screen.findByText('Orders of your shops appear here.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Go on setting up' });
  expect(link.getAttribute('href')).toBe('/admin/start');
  expect(screen.queryByRole('link', { name: 'Go to catalog' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /month/i })).toBeNull());
});
