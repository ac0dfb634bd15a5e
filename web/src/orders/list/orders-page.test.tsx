import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { rememberSession } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { OrdersPage } from './orders-page.tsx';
import { readOrdersSearch } from './orders-search.ts';

afterEach(() => {
  queryClient.clear();
});

it('counts the orders of each status, within the month and the search of the address', async () => {
  const counts = [
    { month: '2026-10', status: 'pending', orders: 4 },
    { month: '2026-09', status: 'in_production', orders: 2 },
    { month: '2026-09', status: 'delivered', orders: 3 },
  ];
  const sent = answerCalls({ 'GET /api/orders/counts?q=coat': { body: counts } });
  const address = '/orders?q=coat&month=2026-09';
  const { router } = await renderAt(
    { '/orders': () => <OrdersPage Again={() => null} /> },
    { address, readSearch: readOrdersSearch },
  );
  await screen.findByRole('link', { name: 'Completed 3' });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, 4)).toEqual(['All5', 'Pending0', 'Confirmed2', 'In Production2']);
  const list = '/api/orders?view=summary&limit=20&q=coat&placedFrom=2026-09-01&placedUntil=2026-09-30';
  expect(sent.map(({ address }) => address)).toContain(list);
  await userEvent.click(screen.getByRole('button', { name: /^Month/ }));
  await userEvent.click(await screen.findByText('October 2026 (4)'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'coat', month: '2026-10' }));
});

it('shows what an order lacks, and a status that it does not know, in the row of that order', async () => {
  rememberSession({ user: { id: 'u', username: 'selin', role: 'admin', customerId: null }, customer: null });
  const row = (id: string, fields: object) => ({
    id,
    orderNumber: `TPT-26-${id}`,
    status: 'pending',
    total: '35.00',
    createdAt: '2026-11-20T10:00:00Z',
    version: 1,
    items: 1,
    pieces: 3,
    products: 1,
    pictures: [],
    customer: { customerShortName: 'Atlas', companyName: 'Atlas Giyim', email: '' },
    ...fields,
  });
  const rows = [row('1', { customer: null, status: 'ready' }), row('2', { status: 'packed' }), row('3', {})];
  answerCalls({ 'GET /api/orders?view=summary&limit=20': { body: rows } });
  const pages = { '/orders': () => <OrdersPage Again={() => null} /> };
  await renderAt(pages, { readSearch: readOrdersSearch });
  for (const [number, text] of [
    ['TPT-26-1', /Unknown.*Ready/],
    ['TPT-26-2', /Atlas.*packed/],
    ['TPT-26-3', /Atlas.*Pending/],
  ] as const) {
    const shown = (await screen.findByRole('link', { name: number })).closest('li');
    // The select of the status is code of its own.
    await waitFor(() => expect(shown?.textContent).toMatch(text), { timeout: 5000 });
  }
});
