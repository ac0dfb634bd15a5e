import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { listAuditEvents } from '@toptan/contract/audit';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { usePagedRows } from './use-paged-rows.ts';

const rows = 1_230;
const perRequest = 200;

const client = new QueryClient();
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('leads to the rows beyond those that the server counts', async () => {
  const answers: Record<string, Answer> = {};
  for (let from = 0; from < rows; from += perRequest) {
    const length = Math.min(perRequest, rows - from);
    const next = `/api/audit?limit=${perRequest}&cursor=${from + length}`;
    answers[`GET /api/audit?limit=${perRequest}${from ? `&cursor=${from}` : ''}`] = {
      body: Array.from({ length }, (_, at) => ({ id: String(from + at) })),
      headers: {
        'x-total-count': '1000',
        'x-total-count-capped': 'true',
        ...(from + length < rows && { link: `<${next}>; rel="next"` }),
      },
    };
  }
  answerCalls(answers);
  const { result, rerender } = renderHook(({ page }) => usePagedRows(listAuditEvents, {}, page), {
    wrapper,
    initialProps: { page: 1 },
  });
  await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'ready', pageCount: 21 }));
  rerender({ page: 21 });
  await vi.waitFor(() => expect(result.current.rows[0]?.id).toBe('1000'));
  expect(result.current).toMatchObject({ pageCount: 25, total: 1_200, isCapped: true });
  rerender({ page: 25 });
  await vi.waitFor(() => expect(result.current).toMatchObject({ total: rows, isCapped: false }));
});
