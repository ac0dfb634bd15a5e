import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { QuickOrder } from './quick-order.tsx';

it('shows no figures of an empty basket', async () => {
  const root = createRootRoute();
  const catalog = createRoute({
    getParentRoute: () => root,
    path: '/catalog',
    component: () => <QuickOrder lines={[]} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([catalog]),
    history: createMemoryHistory({ initialEntries: ['/catalog'] }),
  });
  await renderIn('en', <RouterProvider router={router as never} />);
  const link = await screen.findByRole('link', { name: 'Quick order' });
  expect(link.dataset['small']).toBe('true');
});
