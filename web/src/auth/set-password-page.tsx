import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { checkPasswordLink } from '@toptan/contract/new-password';
import { KeyRound, Mail, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { queryClient } from '../api/query-client.ts';
import { Button } from '../ui/button/button.tsx';
import { InfoList } from '../ui/feedback/callout.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { DocumentTitle } from '../ui/layout/document-title.tsx';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { PublicLayout } from '../ui/layout/public-layout.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SetPasswordSkeleton } from './set-password-skeleton.tsx';

/** The one-time link was used, has expired, or was never issued. The page makes no difference. */
function LinkExpired() {
  const { t } = useTranslation('auth');
  return (
    <>
      <BrandMark sign="notice" className="mt-7 mb-3.5 h-14 w-12 text-ink-3" />
      <h1>{t('setPassword.expiredTitle')}</h1>
      <p className="public-lead">{t('setPassword.expiredText')}</p>
      <InfoList
        className="mt-5"
        items={[
          { id: 'known', icon: <KeyRound aria-hidden="true" />, text: t('setPassword.expiredKnown') },
          { id: 'unknown', icon: <Mail aria-hidden="true" />, text: t('setPassword.expiredUnknown') },
        ]}
      />
      <Button variant="primary" size="lg" wide asChild>
        <Link to="/login">{t('setPassword.backToLogin')}</Link>
      </Button>
    </>
  );
}

/** A one-time link whose check failed, so that it may or may not be valid. */
function LinkUnchecked({
  reason,
  onRetry,
  isRetrying,
}: {
  reason: string;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const { t } = useTranslation(['auth', 'ui']);
  return (
    <div role="alert">
      <BrandMark sign="notice" className="mt-7 mb-3.5 h-14 w-12 text-ink-3" />
      <h1>{t('setPassword.unreachableTitle')}</h1>
      <p className="public-lead">{reason}</p>
      <Button variant="primary" size="lg" wide busy={isRetrying} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('ui:tryAgain')}
      </Button>
    </div>
  );
}

/**
 * The page behind the one-time link, `/set-password#<token>`. The token stands in the hash, which no server and no log
 * gets to see.
 */
export function SetPasswordPage() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const token = useRouterState({ select: ({ location }) => location.hash });
  const link = useQuery(
    {
      queryKey: ['password-link', token],
      queryFn: ({ signal }) => call(checkPasswordLink, { body: { token } }, { signal }),
      enabled: token !== '',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  );
  const isGone =
    token === '' || (link.error instanceof ApiError && link.error.status < 500 && link.error.status > 0);

  return (
    <PublicLayout scene="login" languageMenu={<LanguageMenu />}>
      <DocumentTitle>{t(isGone ? 'setPassword.expiredTitle' : 'setPassword.title')}</DocumentTitle>
      {isGone ? (
        <LinkExpired />
      ) : link.data ? (
        <SetPasswordForm token={token} owner={link.data} />
      ) : link.error ? (
        <LinkUnchecked
          reason={errorText(link.error)}
          onRetry={() => void link.refetch()}
          isRetrying={link.isFetching}
        />
      ) : (
        <SetPasswordSkeleton />
      )}
    </PublicLayout>
  );
}
