import './shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, useRouterState, useSearch } from '@tanstack/react-router';
import { Activity, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { startLive } from '../api/live.ts';
import { queryClient } from '../api/query-client.ts';
import { startServiceWorker } from '../api/service-worker.ts';
import { type Refused, startSending } from '../basket/send-waiting.ts';
import { useRememberedColors } from '../catalog/colors-api.ts';
import { PricesHidden, useHidesPrices } from '../i18n/hidden-prices.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useStatusQuestion } from '../orders/status-question-store.ts';
import { browserStorage, useForgetting } from '../portal/browser-storage.ts';
import { deviceOwner } from '../portal/device-owner.ts';
import { DraftId } from '../session/draft-id.ts';
import { useIsAdmin, useSessionStore } from '../session/session-store.ts';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Header } from './header.tsx';
import { loadAhead } from './load-ahead.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useCurrentPortal } from './use-current-portal.ts';

const ForbiddenPage = lazyPart(async () => (await import('./forbidden-page.tsx')).ForbiddenPage);
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage);
const OrderBanner = lazyPart(
  async () => (await import('./order-banner.tsx')).OrderBanner,
  [],
  () => <div className="h-12 max-md:h-14 bg-accent" />,
);
const StatusQuestionDialog = lazyPart(
  async () => (await import('../orders/status-question.tsx')).StatusQuestionDialog,
);

/** Tables that use the whole width of the window. */
const widePages = new Set<string>([
  '/admin/customers',
  '/admin/manufacturers',
  '/admin/reports',
  '/admin/terms',
  '/admin/imports',
  '/admin/catalog',
  '/admin/collections',
  '/admin/links',
  '/admin/sizes',
  '/admin/orders',
  '/admin/audit',
  '/admin/settings',
]);

/**
 * The frame of everything behind the login. While nobody is signed in it waits for its user: out of sight, its effects undone, so
 * that it hears no keys and makes no calls, and with all typed texts.
 */
export function Shell({ userId }: { userId: string }) {
  const isAuthenticated = useSessionStore(session => session.isAuthenticated);
  return (
    <Activity mode={isAuthenticated ? 'visible' : 'hidden'}>
      <Frame userId={userId} />
    </Activity>
  );
}

/** Header, page and navigation, and the stream of live events. */
function Frame({ userId }: { userId: string }) {
  const { t } = useTranslation('shell');
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId });
  const draftId = useSearch({ strict: false, select: search => search.for });
  const hidesPrices = useHidesPrices(state => state.hidesPrices);
  const isAdmin = useIsAdmin();
  const mustSetUp = useSessionStore(({ user }) => user?.mustSetUpSecondFactor);
  const asksAboutStatus = useStatusQuestion(({ question }) => question !== null);

  useEffect(() => startLive(queryClient), []);
  useEffect(() => void startServiceWorker(), []);
  useEffect(() => {
    if (browserStorage.getItem(deviceOwner) === userId)
      void import('../notices/device.ts').then(({ renewDevice }) => renewDevice());
  }, [userId]);
  useEffect(loadAhead, []);
  useRememberedColors();
  useSendWaiting(userId);
  useSavedPlace();
  useCurrentPortal();
  useForgettingNotice();

  return (
    <QueryClientProvider client={queryClient}>
      <DraftId value={draftId}>
        <PricesHidden value={hidesPrices && draftId !== undefined}>
          <a className="skip-link" href="#main">
            {t('skip')}
          </a>
          <Header />
          {draftId && <OrderBanner key={draftId} />}
          <OfflineNotice />
          <NewVersionNotice />
          <main
            id="main"
            tabIndex={-1}
            className={classNames('page', widePages.has(route ?? '') && 'px-(--gutter)')}
          >
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
          {asksAboutStatus && <StatusQuestionDialog />}
        </PricesHidden>
      </DraftId>
    </QueryClientProvider>
  );
}

/** Says once in this window that the browser stores nothing. */
function useForgettingNotice(): void {
  const { t } = useTranslation('shell');
  const isDue = useForgetting(({ isForgetting, isSaid }) => isForgetting && !isSaid);
  useEffect(() => {
    if (!isDue) return;
    useForgetting.setState({ isSaid: true });
    toast({ title: t('forgetting.title'), description: t('forgetting.text') });
  }, [isDue, t]);
}

/** Puts focus and scroll back to where they were when the page comes into sight again. */
function useSavedPlace(): void {
  const saved = useRef<{ focused: Element | null; top: number }>(null);
  useLayoutEffect(
    () => () => {
      saved.current = { focused: document.activeElement, top: window.scrollY };
    },
    [],
  );
  // The place is restored after the effects of the page, whose heading or form takes the focus as if it had just been opened.
  useEffect(() => {
    if (!saved.current) return;
    const { focused, top } = saved.current;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    window.scrollTo({ top, behavior: 'instant' });
  }, []);
}

/** Sends the changes that this account made without a connection as soon as there is one, and shows the refused ones. */
function useSendWaiting(userId: string): void {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const notify = useEffectEvent((refused: Refused[]) => {
    const reasons = refused.map(({ product, error }) =>
      t('waitingChanges.reason', { product, reason: errorText(error) }),
    );
    toast({
      variant: 'destructive',
      title: t('waitingChanges.refused', { count: refused.length }),
      description: reasons.join('\n'),
    });
  });
  useEffect(() => startSending(userId, refused => notify(refused)), [userId]);
}
