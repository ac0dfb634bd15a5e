import { useRouterState } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { BareRail } from './bare-rail.tsx';
import { MessagePage } from './message-page.tsx';
import { WaysBack } from './ways-back.tsx';

/** The page of every path without a route. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <MessagePage
      art={<BareRail sign="404" />}
      title={t('notFound.title')}
      text={
        <Trans
          t={t}
          i18nKey="notFound.hint"
          values={{ path }}
          components={{ path: <bdi className="code text-ink wrap-anywhere" /> }}
        />
      }
      actions={<WaysBack />}
    />
  );
}
