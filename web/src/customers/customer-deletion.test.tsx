import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@toptan/contract/customers';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { CustomerDeletion } from './admin-customers-page.tsx';

const customer = { id: 'c', customerId: 'MUS-1', companyName: 'Mavi Deniz', isActive: true } as Customer;

it('offers to deactivate a customer that has ordered, in the place of the question', async () => {
  const sent = answerCalls({
    'DELETE /api/customers/c': { status: 409, body: { code: 'customer_has_orders', message: 'Orders' } },
    'PUT /api/customers/c': { body: { ...customer, isActive: false } },
  });
  const onOpenChange = vi.fn();
  await renderIn('en', <CustomerDeletion customer={customer} open onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Failed to delete customer' });
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Deactivate/ }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toBe('{"isActive":false}'));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

it('closes once a customer without orders is deleted', async () => {
  answerCalls({ 'DELETE /api/customers/c': { status: 204 } });
  const onOpenChange = vi.fn();
  await renderIn('en', <CustomerDeletion customer={customer} open onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
});
