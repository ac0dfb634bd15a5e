import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@toptan/contract/endpoint';
import { loseSession, useSessionStore } from '../session/session-store.ts';
import { hasCode } from './api-error.ts';
import { clearAnswers } from './known-answers.ts';
import { queryKey } from './queries.ts';

/**
 * Queries are never stale, without retries, and refetch nothing by themselves; live.ts names the changes. `networkMode: always`: a
 * call without a network fails at once instead of waiting in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: error => {
      if (hasCode(error, 'not_signed_in')) loseSession();
    },
  }),
});

// Data that one user saw is not there for the next. A user who comes back after a loss may have missed something.
useSessionStore.subscribe(({ user, isAuthenticated }, before) => {
  if (user?.id !== before.user?.id) {
    queryClient.clear();
    clearAnswers();
  } else if (isAuthenticated && !before.isAuthenticated) void queryClient.invalidateQueries();
});

/** Refetches the data on the screen of these collections and marks the rest: `await refresh(listBasket, listOrders, getStats)`. */
export async function refresh(...collections: Endpoint[]): Promise<void> {
  await Promise.all(
    collections.map(endpoint => queryClient.invalidateQueries({ queryKey: queryKey(endpoint) })),
  );
}
