import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { RowChoice } from './row-choice.tsx';

const shop = (id: string, companyName: string) => ({ id, companyName });

function CustomerFilter() {
  const [id, setId] = useState('');
  return (
    <>
      <RowChoice
        kind="customer"
        label="Customer"
        value={id}
        name={null}
        none="All customers"
        onChange={setId}
      />
      <output>{id}</output>
    </>
  );
}

it('takes the first customer that is found by Enter, also before they have come', async () => {
  answerCalls({
    'GET /api/customers?limit=50': { body: [shop('b', 'Barış'), shop('a', 'Atlas')] },
    'GET /api/customers?limit=50&q=Atl': { body: [shop('a', 'Atlas')] },
  });
  await renderIn('en', <CustomerFilter />, queryClient);
  await userEvent.click(screen.getByRole('combobox', { name: 'Customer' }));
  await screen.findByRole('option', { name: 'All customers' });
  await userEvent.keyboard('Atl{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('a'));
  expect(screen.queryByRole('option')).toBeNull();
});
