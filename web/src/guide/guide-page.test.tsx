import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Guide } from '@toptan/contract/guide';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { GuidePage } from './guide-page.tsx';
import { readGuideSearch } from './guide-search.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('skips the step that is open and says nothing of the others', async () => {
  const guide: Guide = {
    isOpen: true,
    progress: {
      ...{ done: ['company'], skipped: ['customers'], isClosed: false, name: 'Yıldız', hasLogo: false },
      ...{ products: 0, customers: 0, invited: 0, signedIn: 0 },
    },
  };
  const sent = answerCalls({ 'GET /api/guide': { body: guide }, 'PUT /api/guide': { body: guide } });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/admin/start',
    validateSearch: readGuideSearch,
    component: GuidePage,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/admin/start'] }),
  });
  await renderIn('en', <RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Skip this step' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  const put = sent.find(({ method }) => method === 'PUT');
  expect(JSON.parse(String(put?.body))).toEqual({ skip: 'products' });
});
