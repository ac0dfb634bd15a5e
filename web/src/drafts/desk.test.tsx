import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { draft, staffSession } from '../testing/drafts.ts';
import { renderAt } from '../testing/render-at.tsx';
import { Desk } from './desk.tsx';

const order = {
  id: 'o',
  orderNumber: 'TPT-26-00461',
  customerId: 'late',
  status: 'pending',
  total: '1.00',
  createdAt: '2026-11-20T10:00:00Z',
  customer: { customerShortName: 'Akdeniz', companyName: 'Akdeniz', email: '' },
};
const shop = { id: 'atlas', customerId: 'MUS-1', customerShortName: 'Atlas', ownerFullName: null };

beforeEach(() => rememberSession(staffSession));

async function show(answers: Record<string, Answer | Promise<Answer>>) {
  answerCalls({
    'GET /api/drafts?limit=30': { body: [draft, { ...draft, id: 'empty', items: 0, pieces: 0 }] },
    'GET /api/orders?view=summary&limit=40': { body: [order, { ...order, id: 'older' }] },
    ...answers,
  });
  const nothing = () => null;
  const { router } = await renderAt({ '/': Desk, '/basket': nothing, '/admin/order-for': nothing });
  await screen.findByText('TPT-26-00461');
  return router;
}

it('leads to what is under way, and to the shops that ordered last, each once', async () => {
  await show({});
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Lale Moda', '/basket?for=d'],
    ['Akdeniz', '/admin/order-for?customer=late'],
  ]);
  screen.getByText(/12 pieces, changed .* by you/);
});

it('opens with Enter the first shop that is found, once the answer to the typed text has come', async () => {
  let come = (_: Answer) => {};
  const answer = new Promise<Answer>(resolve => {
    come = resolve;
  });
  const router = await show({ 'GET /api/customers?q=atlas&active=true&limit=8': answer });
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'atlas' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByText('Akdeniz')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  come({ body: [shop] });
  await waitFor(() => expect(router.state.location.href).toBe('/admin/order-for?customer=atlas'));
});
