import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@toptan/contract/customers';
import { listOrders } from '@toptan/contract/orders';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { CustomerForm } from './customer-form.tsx';

afterEach(() => {
  queryClient.clear();
});

it('reads the orders that show the address of a customer again once it is another one', async () => {
  const names = { customerShortName: 'Mavi', customerFullName: 'Mavi', userName: 'mavi' };
  const customer = { ...names, id: 'c', customerId: 'MUS-1', email: 'a@b.example' } as Customer;
  answerCalls({
    'GET /api/groups': { body: [] },
    'PUT /api/customers/c': { body: { ...customer, email: 'yeni@b.example' } },
  });
  const orders = queryKey(listOrders, { query: { limit: 50 } });
  queryClient.setQueryData(orders, []);
  const onSaved = vi.fn();
  const form = () => <CustomerForm customer={customer} onClose={vi.fn()} onSaved={onSaved} />;
  await renderAt(form, { client: queryClient });
  await userEvent.type(await screen.findByLabelText(/^Email/), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(queryClient.getQueryState(orders)?.isInvalidated).toBe(true);
});
