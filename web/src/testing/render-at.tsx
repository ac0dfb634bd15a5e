import type { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Language } from '@toptan/contract/languages';
import type { FunctionComponent } from 'react';
import { renderIn } from './render.tsx';

interface Place {
  /** By default the first path. */
  address?: string;
  readSearch?: (search: Record<string, unknown>) => object;
  language?: Language;
  client?: QueryClient;
}

/** Renders pages by their paths in a router of their own; one component stands at every address. */
export async function renderAt(
  pages: FunctionComponent | Record<string, FunctionComponent>,
  { address, readSearch, language = 'en', client }: Place = {},
) {
  const isOne = typeof pages === 'function';
  const root = createRootRoute(isOne ? { component: pages } : {});
  const places = Object.entries(isOne ? {} : pages);
  const routes = places.map(([path, component]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component,
      ...(readSearch && { validateSearch: readSearch }),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address ?? places[0]?.[0] ?? '/'] }),
    defaultNotFoundComponent: () => null,
  });
  const rendered = await renderIn(language, <RouterProvider router={router as never} />, client);
  return { ...rendered, router };
}
