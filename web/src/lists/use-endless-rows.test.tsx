import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import { listCustomers } from '@toptan/contract/customers';
import { type PropsWithChildren, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { useEndlessRows } from './use-endless-rows.ts';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
});

const firstPage = '/api/customers?limit=2';
const secondPage = '/api/customers?limit=2&cursor=abc';
const moreFollows = { link: `<${secondPage}>; rel="next"`, 'x-total-count': '4' };

const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** A list so short that its end is always in sight. */
function ShortList() {
  const { rows, status, error, isLoadMoreError, loadMore } = useEndlessRows(listCustomers, {}, 2);
  useEffect(() => loadMore(), [loadMore]);
  return (
    <p>
      {status}, {rows.length} rows{error && ', one failure'}
      {isLoadMoreError && ', of more'}
    </p>
  );
}

it('what is loaded stays when more cannot be, and one failure is one call', async () => {
  const sent = answerCalls({
    [`GET ${firstPage}`]: { body: [{ id: '1' }, { id: '2' }], headers: moreFollows },
    [`GET ${secondPage}`]: 'offline',
  });
  render(<ShortList />, { wrapper });
  await screen.findByText('ready, 2 rows, one failure, of more');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(sent.map(({ address }) => address)).toEqual([firstPage, secondPage]);
});

it('what is loaded stays when a newer state of it cannot be had, which is no failure to load more', async () => {
  answerCalls({ [`GET ${firstPage}`]: { body: [{ id: '1' }] } });
  render(<ShortList />, { wrapper });
  await screen.findByText('ready, 1 rows');
  answerCalls({ [`GET ${firstPage}`]: 'offline' });
  await client.invalidateQueries();
  await screen.findByText('ready, 1 rows, one failure');
});

it('all of it is loaded on top of a newer state that is on its way', async () => {
  answerCalls({ [`GET ${firstPage}`]: { body: [{ id: '1' }, { id: '2' }], headers: moreFollows } });
  const list = renderHook(() => useEndlessRows(listCustomers, {}, 2), { wrapper }).result;
  await vi.waitFor(() => expect(list.current.rows).toHaveLength(2));
  let answer = (_newer: Answer) => {};
  answerCalls({
    [`GET ${firstPage}`]: new Promise<Answer>(resolve => {
      answer = resolve;
    }),
    [`GET ${secondPage}`]: { body: [{ id: '4' }] },
  });
  await act(async () => {
    void client.invalidateQueries();
    const all = list.current.loadAll();
    answer({ body: [{ id: '2' }, { id: '3' }], headers: moreFollows });
    expect((await all)?.map(({ id }) => id)).toEqual(['2', '3', '4']);
  });
});

it('counts by itself what the server counts no further, once all of it is loaded', async () => {
  const capped = { 'x-total-count': '3', 'x-total-count-capped': 'true' };
  answerCalls({
    [`GET ${firstPage}`]: { body: [{ id: '1' }, { id: '2' }], headers: { ...moreFollows, ...capped } },
    [`GET ${secondPage}`]: { body: [{ id: '3' }, { id: '4' }], headers: capped },
  });
  const list = renderHook(() => useEndlessRows(listCustomers, {}, 2), { wrapper }).result;
  await vi.waitFor(() => expect(list.current).toMatchObject({ total: 3, isCapped: true }));
  act(() => list.current.loadMore());
  await vi.waitFor(() => expect(list.current).toMatchObject({ total: 4, isCapped: false }));
});
