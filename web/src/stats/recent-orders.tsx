import './recent-orders.css';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuide } from '../guide/api.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useRecentOrders } from '../orders/read-api.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { RowBoundary } from '../ui/table/row-boundary.tsx';
import { RecentOrder } from './recent-order.tsx';
import { RecentSkeleton } from './recent-skeleton.tsx';

const shown = 5;

export function RecentOrders() {
  const { t } = useTranslation(['dashboard', 'words']);
  return (
    <Card
      flat
      title={t('recent')}
      end={
        <Button variant="link" asChild>
          <Link to="/orders">
            {t('words:viewAll')}
            <ArrowRight className="flip max-md:hidden" aria-hidden="true" />
          </Link>
        </Button>
      }
    >
      <RecentList />
    </Card>
  );
}

/** The wholesaler of a portal without orders is led to the guide, where it is open. */
function NoOrdersOfShops() {
  const { t } = useTranslation(['dashboard', 'guide']);
  const isGuideOpen = useGuide().data?.isOpen;
  return (
    <EmptyState
      art="papers"
      level={3}
      title={t('empty')}
      text={t('emptyStaff')}
      {...(isGuideOpen && {
        action: (
          <Button asChild>
            <Link to="/admin/start">{t('guide:goOn')}</Link>
          </Button>
        ),
      })}
    />
  );
}

const inListItem = (sentence: ReactNode) => <li>{sentence}</li>;

function RecentList() {
  const { t } = useTranslation('dashboard');
  const isAdmin = useIsAdmin();
  const { data: orders, error, isLoadingError, refetch, isFetching } = useRecentOrders(shown);
  if (isLoadingError) {
    return (
      <LoadError inline quiet level={3} title={t('recentFailed')} query={{ error, refetch, isFetching }} />
    );
  }
  if (!orders) return <RecentSkeleton rows={shown} isAdmin={isAdmin} />;
  if (orders.length === 0 && isAdmin) return <NoOrdersOfShops />;
  if (orders.length === 0) {
    return (
      <EmptyState
        art="papers"
        level={3}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button variant="primary" asChild>
            <Link to="/catalog">{t('toCatalog')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="recent-list" data-staff={isAdmin || undefined}>
      {orders.map(order => (
        <RowBoundary key={order.id} row={order} frame={inListItem}>
          <RecentOrder order={order} isAdmin={isAdmin} />
        </RowBoundary>
      ))}
    </ul>
  );
}
