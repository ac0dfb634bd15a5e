import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { answerCalls } from '../../testing/answers.ts';
import { renderIn } from '../../testing/render.tsx';
import { AdminOrdersPage } from './admin-orders-page.tsx';
import { readAdminOrdersSearch } from './admin-orders-search.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('exports the orders of the filters that the list has, and no others', async () => {
  const list =
    'GET /api/orders?view=summary&q=Efes&status=confirmed&exact=true&placedFrom=2026-11-01&manufacturer=none&limit=100';
  answerCalls({ [list]: { body: [] } });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/admin/orders',
    validateSearch: readAdminOrdersSearch,
    component: () => <AdminOrdersPage Again={() => null} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({
      initialEntries: ['/admin/orders?status=confirmed&q=Efes&from=2026-11-01&manufacturer=none'],
    }),
  });
  await renderIn('en', <RouterProvider router={router} />);
  await userEvent.click(await screen.findByLabelText('Export', undefined, { timeout: 5000 }));
  const [, query] = document.querySelector('a[download]')?.getAttribute('href')?.split('?') ?? [];
  const sent = new URLSearchParams(query);
  expect(['q', 'status', 'exact', 'placedFrom', 'manufacturer'].map(name => sent.get(name))).toEqual([
    ...['Efes', 'confirmed', 'true', '2026-11-01', 'none'],
  ]);
}, 15_000);
