import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { FailedPage } from './failed-page.tsx';

it.each([
  "Cannot read properties of null (reading 'customerShortName')",
  'Failed to fetch dynamically imported module: https://shop.example/assets/orders-page-x.js',
])('offers to load a page that broke again, without the words of the browser (%s)', async message => {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const log of logged) log.mockImplementation(() => {});
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => {
        throw new Error(message);
      },
    }),
    history: createMemoryHistory(),
    defaultErrorComponent: FailedPage,
  });
  await renderIn('en', <RouterProvider router={router} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(document.body.textContent).not.toContain(message);
  for (const log of logged) log.mockRestore();
});
