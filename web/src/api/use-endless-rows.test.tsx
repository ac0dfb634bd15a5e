import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { listCustomers } from '@toptan/contract/customers';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { useEndlessRows } from './use-endless-rows.ts';

afterEach(() => vi.unstubAllGlobals());

const firstPage = '/api/customers?limit=2';
const secondPage = '/api/customers?limit=2&cursor=abc';

/** A list so short that its end is always in sight. */
function ShortList() {
  const { rows, status, error, loadMore } = useEndlessRows(listCustomers, {}, 2);
  useEffect(() => loadMore(), [loadMore]);
  return (
    <p>
      {status}, {rows.length} rows{error && ', more failed'}
    </p>
  );
}

it('what is loaded stays when more cannot be, and one failure is one call', async () => {
  const sent = answerCalls({
    [`GET ${firstPage}`]: {
      body: [{ id: '1' }, { id: '2' }],
      headers: { link: `<${secondPage}>; rel="next"`, 'x-total-count': '4' },
    },
    [`GET ${secondPage}`]: 'offline',
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <ShortList />
    </QueryClientProvider>,
  );
  await screen.findByText('ready, 2 rows, more failed');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(sent.map(({ address }) => address)).toEqual([firstPage, secondPage]);
});

it('what is loaded stays when a newer state of it cannot be had', async () => {
  answerCalls({ [`GET ${firstPage}`]: { body: [{ id: '1' }] } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <ShortList />
    </QueryClientProvider>,
  );
  await screen.findByText('ready, 1 rows');
  answerCalls({ [`GET ${firstPage}`]: 'offline' });
  await client.invalidateQueries();
  await screen.findByText('ready, 1 rows, more failed');
});
