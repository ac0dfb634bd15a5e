import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { answerCalls } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { AdminOrdersPage } from './admin-orders-page.tsx';
import { readAdminOrdersSearch } from './admin-orders-search.ts';

afterEach(() => {
  queryClient.clear();
});

it('exports the orders of the filters that the list has, and no others', async () => {
  const list =
    'GET /api/orders?view=summary&q=Efes&status=confirmed&exact=true&placedFrom=2026-11-01&manufacturer=none&limit=100';
  answerCalls({ [list]: { body: [] } });
  const address = '/admin/orders?status=confirmed&q=Efes&from=2026-11-01&manufacturer=none';
  const pages = { '/admin/orders': () => <AdminOrdersPage Again={() => null} /> };
  await renderAt(pages, { address, readSearch: readAdminOrdersSearch });
  await userEvent.click(await screen.findByLabelText('Export', undefined, { timeout: 5000 }));
  const [, query] = document.querySelector('a[download]')?.getAttribute('href')?.split('?') ?? [];
  const sent = new URLSearchParams(query);
  expect(['q', 'status', 'exact', 'placedFrom', 'manufacturer'].map(name => sent.get(name))).toEqual([
    ...['Efes', 'confirmed', 'true', '2026-11-01', 'none'],
  ]);
});
