import './shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAnswers } from '../api/known-answers.ts';
import { startLive } from '../api/live.ts';
import { queryClient } from '../api/query-client.ts';
import { startServiceWorker } from '../api/service-worker.ts';
import { useIsAdmin, useSessionStore } from '../auth/session-store.ts';
import { classNames } from '../ui/class-names.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Header } from './header.tsx';
import { loadAhead } from './load-ahead.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useSendWaiting } from './use-send-waiting.ts';

const ForbiddenPage = lazy(async () => ({ default: (await import('./forbidden-page.tsx')).ForbiddenPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** Tables that use the whole width of the window. */
const widePages = new Set<string>([
  '/admin/customers',
  '/admin/manufacturers',
  '/admin/catalog',
  '/admin/orders',
  '/admin/audit',
]);

/** The frame of everything behind the login, and its stream of live events. Lives as long as one user's session. */
export function Shell({ userId }: { userId: string }) {
  const { t } = useTranslation('shell');
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId });
  const isAdmin = useIsAdmin();
  const mustSetUp = useSessionStore(({ user }) => user?.mustSetUpSecondFactor);

  useEffect(() => startLive(queryClient), []);
  useEffect(() => void startServiceWorker(), []);
  useEffect(loadAhead, []);
  useSendWaiting(userId);
  useEffect(
    () => () => {
      // What one user saw is not there for the next.
      if (useSessionStore.getState().user?.id === userId) return;
      queryClient.clear();
      forgetAnswers();
    },
    [userId],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Header />
      <OfflineNotice />
      <NewVersionNotice />
      <main id="main" tabIndex={-1} className={classNames('page', widePages.has(route ?? '') && 'page-wide')}>
        <Suspense>
          {route === '/register' || route === '/forgot-password' ? (
            <NotFoundPage />
          ) : route?.startsWith('/admin/') && !isAdmin ? (
            <ForbiddenPage />
          ) : mustSetUp && route !== '/account' ? (
            <Navigate to="/account" replace />
          ) : (
            <Outlet />
          )}
        </Suspense>
      </main>
      <BottomNavigation />
    </QueryClientProvider>
  );
}
