import './change-page.css';
import { Link } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useOrder } from '../orders/read-api.ts';
import { leftList } from '../orders/staff/left-list-api.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingWords, Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { BackLink, PageHeader } from '../ui/layout/page-header.tsx';
import { SummaryRowsSkeleton } from '../ui/layout/summary-rows.tsx';

/** Leads back to the list that was left. */
export function BackToOrders() {
  const { t } = useTranslation('changes');
  const isAdmin = useIsAdmin();
  return (
    <BackLink>
      <Link to={isAdmin ? '/admin/orders' : '/orders'} search={isAdmin ? leftList() : {}}>
        {t('back')}
      </Link>
    </BackLink>
  );
}

const sums = [
  ['32%', '96px'],
  ['24%', '96px'],
] as const;

/** An order on its way: its products, and their sums beside them. */
const OrderSkeleton = () => (
  <div className="change" aria-hidden="true">
    <div>
      {['first', 'second', 'third'].map(product => (
        <div key={product} className="change-card max-md:border-0 max-md:bg-transparent">
          <div className="change-head grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 py-3 px-4 max-md:px-0">
            <span className="picture" style={{ '--picture-ratio': '4/5' }} />
            <div>
              <TextSkeleton width="160px" />
              <TextSkeleton width="96px" />
            </div>
            <Skeleton shape="text" width="84px" />
          </div>
          <div className="change-figures max-md:px-0">
            <Skeleton shape="box" height="132px" className="max-md:max-h-14" />
          </div>
        </div>
      ))}
    </div>
    <div className="change-side max-md:hidden">
      <header>
        <Skeleton shape="text" width="50%" />
      </header>
      <div className="change-foot">
        <SummaryRowsSkeleton rows={sums} />
        <Skeleton shape="box" height="52px" />
      </div>
    </div>
  </div>
);

interface LoadedOrderProps {
  orderId: string;
  /** The title of the page until the order is there. */
  title: string;
  children: (order: Order) => ReactNode;
}

/** A page about one order, once that is loaded. */
export function LoadedOrder({ orderId, title, children }: LoadedOrderProps) {
  const { t } = useTranslation(['orders', 'words']);
  const query = useOrder(orderId);
  const isAdmin = useIsAdmin();
  if (query.data) return children(query.data);
  return (
    <div>
      <PageHeader
        title={title}
        subtitle={query.isPending && <Skeleton shape="text" width="196px" />}
        back={<BackToOrders />}
      />
      {query.isPending && (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <OrderSkeleton />
        </>
      )}
      {hasCode(query.error, 'not_found') ? (
        <EmptyState
          title={t('gone')}
          text={t('goneHint')}
          action={
            <Button asChild>
              <Link to={isAdmin ? '/admin/orders' : '/orders'}>{t('backToOrders')}</Link>
            </Button>
          }
        />
      ) : (
        query.isError && <LoadError title={t('detailsFailed')} query={query} />
      )}
    </div>
  );
}
