import './order-list.css';
import { Link } from '@tanstack/react-router';
import { groupBy } from '@toptan/contract/group-by';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../i18n/format-dates.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { useIsAdmin } from '../../session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RowBoundary } from '../../ui/table/row-boundary.tsx';
import { type OrdersShown, useOrders } from '../read-api.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { OrderRow } from './order-row.tsx';

export function NoOrders({ isFiltered, isSearched = false }: { isFiltered: boolean; isSearched?: boolean }) {
  const { t } = useTranslation('orders');
  const isAdmin = useIsAdmin();
  const isNarrowed = isFiltered || isSearched;
  if (isAdmin && !isNarrowed)
    return <EmptyState art="papers" title={t('empty')} text={t('emptyHintStaff')} />;
  return (
    <EmptyState
      art="papers"
      title={isSearched ? t('emptySearched') : isFiltered ? t('emptyFiltered') : t('empty')}
      text={isNarrowed ? undefined : t('emptyHint')}
      action={
        <Button variant="primary" asChild>
          {isNarrowed ? (
            <Link to="/orders">{t('showAll')}</Link>
          ) : (
            <Link to="/catalog">{t('toCatalog')}</Link>
          )}
        </Button>
      }
    />
  );
}

const inListItem = (sentence: ReactNode) => <li>{sentence}</li>;

/** The orders, newest first, with months as headings and a progress line for each order under way. */
export function OrderList({ shown }: { shown: OrdersShown }) {
  const { t, month } = useWords(['orders', 'words']);
  const { query, orders } = useOrders(shown);
  if (query.isPending) return <OrderListSkeleton />;
  if (query.isLoadingError) return <LoadError title={t('failed')} query={query} />;
  if (orders.length === 0)
    return (
      <NoOrders
        isFiltered={shown.status !== undefined}
        isSearched={shown.q !== undefined || shown.month !== undefined}
      />
    );
  const months = [...groupBy(orders, order => monthOf(order.createdAt))];
  // The last month may have more orders that are not loaded.
  const isWhole = (at: number) => at < months.length - 1 || !query.hasNextPage;
  return (
    <div>
      {months.map(([key, inMonth], at) => (
        <section key={key} aria-label={month(key)}>
          <div className="order-list-month">
            <h2>{month(key)}</h2>
            {isWhole(at) && <span>{t('words:orders', { count: inMonth.length })}</span>}
          </div>
          <ul>
            {inMonth.map(order => (
              <RowBoundary key={order.id} row={order} frame={inListItem}>
                <OrderRow order={order} />
              </RowBoundary>
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <div className="grid justify-items-center gap-3 py-6 text-center text-ink-2">
          {query.isFetchNextPageError && (
            // The key lets the error be read out again each time.
            <p key={query.errorUpdatedAt} role="alert">
              {t('moreFailed')}
            </p>
          )}
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
