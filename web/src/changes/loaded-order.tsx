import { Link } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useOrder } from '../orders/read-api.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';

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
    <>
      <PageHeader title={title} />
      {query.isPending && (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <Skeleton shape="box" height="180px" />
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
    </>
  );
}
