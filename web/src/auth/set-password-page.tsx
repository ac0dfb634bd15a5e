import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { checkPasswordLink } from '@toptan/contract/new-password';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { queryClient } from '../api/query-client.ts';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { PublicLayout } from '../ui/layout/public-layout.tsx';
import { LinkExpired } from './link-expired.tsx';
import { LinkUnchecked } from './link-unchecked.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SetPasswordSkeleton } from './set-password-skeleton.tsx';

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
      <title>{`${t(isGone ? 'setPassword.expiredTitle' : 'setPassword.title')} · Toptan`}</title>
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
