import { Link, useRouterState } from '@tanstack/react-router';
import { LayoutGrid, Shirt } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { BareRail } from './bare-rail.tsx';
import { MessagePage } from './message-page.tsx';

/** For every path that no route has (specification, section 2). */
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
      deeds={
        <>
          <Button variant="primary" size="md" asChild>
            <Link to="/">
              <LayoutGrid aria-hidden="true" />
              {t('notFound.toDashboard')}
            </Link>
          </Button>
          <Button size="md" asChild>
            <Link to="/catalog">
              <Shirt aria-hidden="true" />
              {t('notFound.toCatalog')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
