import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoginPage } from '../auth/login-page.tsx';
import { enterWith, useSessionCheck } from '../auth/session-check.ts';
import { useSessionStore } from '../session/session-store.ts';
import { CheckFailedNotice } from './check-failed-notice.tsx';
import { Shell } from './shell-on-demand.tsx';
import { useOpenedNotices } from './use-opened-notices.ts';

// A beginning session waits until the frame can be drawn.
enterWith(() => Shell.preload?.());

const isOpenToAll = (route: string | undefined) => route === '/register' || route === '/forgot-password';

/** Pages behind a link, the same for everybody who has it. */
const isWithoutSession = (route: string | undefined) => route === '/set-password' || route === '/prepared';

/** Pages without the frame that anybody sees; a shop that is signed in is led on from there. */
const isPublic = (route: string | undefined) => route === '/s/$token' || route?.startsWith('/showcase');

/** Decides by the session whether an address shows its page or the login. */
export function Root() {
  const status = useSessionCheck(check => check.status);
  const userId = useSessionStore(({ user }) => user?.id);
  const isAuthenticated = useSessionStore(session => session.isAuthenticated);
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId });
  useOpenedNotices();

  // index.html shows Loading... meanwhile.
  if (status === 'running' && !isWithoutSession(route)) return null;
  if (isWithoutSession(route) || isPublic(route))
    return (
      <>
        <CheckFailedNotice />
        <Outlet />
      </>
    );
  if (isAuthenticated && route === '/login') return <Navigate to="/" replace />;
  return (
    <>
      {userId !== undefined && (
        <Suspense>
          <Shell key={userId} userId={userId} />
        </Suspense>
      )}
      {!isAuthenticated && (
        <>
          <CheckFailedNotice />
          <Suspense>{isOpenToAll(route) ? <Outlet /> : <LoginPage />}</Suspense>
        </>
      )}
    </>
  );
}
