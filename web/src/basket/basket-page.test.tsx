import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { currentToasts, toast } from '../ui/feedback/toast-store.ts';
import { BasketPage } from './basket-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['leads here', false, { to: '/basket' }],
  ['undoes something', true, {}],
])('finds a toast that %s: does it stay? %s', async (_, stays, leading) => {
  answerCalls({});
  toast({ title: 'Added', action: { label: 'View', onSelect: vi.fn(), ...leading } });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/basket',
    component: () => <BasketPage Desk={() => null} />,
  });
  const history = createMemoryHistory({ initialEntries: ['/basket'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await renderIn('en', <RouterProvider router={router as never} />);
  await screen.findByRole('heading', { level: 1 });
  expect(currentToasts().some(({ open }) => open)).toBe(stays);
});
