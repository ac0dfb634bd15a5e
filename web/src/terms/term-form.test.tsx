import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Term } from '@toptan/contract/terms';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { TermForm } from './term-form.tsx';

afterEach(() => queryClient.clear());

const term = {
  ...{ id: 't', kind: 'quantity', customerId: null, customerName: null, groupId: null, groupName: null },
  ...{ productId: null, productName: null, grain: 'cell', min: 12, max: null, multiple: null },
} as Term;

it('sends the fields of a rule that were changed, and leaves the others to whoever changes them meanwhile', async () => {
  const sent = answerCalls({ 'PUT /api/terms/t': { body: term } });
  await startI18n('en');
  const user = userEvent.setup();
  const onSaved = vi.fn();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <TermForm term={term} onClose={vi.fn()} onSaved={onSaved} />,
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await user.type(await screen.findByLabelText('At most'), '٦٠');
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const put = sent.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body))).toEqual({ max: 60 });
});
