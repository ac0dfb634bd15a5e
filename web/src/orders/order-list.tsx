import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listOrders, type Order, type OrderFilter } from '@toptan/contract/orders';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { listQuery } from '../api/queries.ts';
import { useIsAdmin } from '../auth/session-store.ts';
import { groupBy } from '../group-by.ts';
import { Money } from '../i18n/money.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { LoadingWords, Skeleton } from '../ui/skeleton.tsx';
import './order-list.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { piecesOf } from './stock-split.tsx';

/** Orders that one request brings. */
const pageSize = 40;

/** Pictures of an order that have room in its row. */
const picturesShown = 4;

const skeletonRows = [0, 1, 2, 3, 4, 5];

/** The line while it matters: an order that is under way. */
const isUnderWay = ({ status }: Order) => status !== 'delivered' && status !== 'cancelled';

/** One line of each product, as many as have room. */
function pictured({ orderItems }: Order) {
  return [...new Map(orderItems.map(item => [item.productId, item])).values()].slice(0, picturesShown);
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'words']);
  const { date } = useFormat();
  const isAdmin = useIsAdmin();
  const statusWord = t(`words:orderStatus.${order.status}`);
  return (
    <li className="order-row">
      <Link to="/orders" search={previous => ({ ...previous, order: order.id })} className="order-row-link">
        <span className="code order-row-number">{order.orderNumber}</span>
        <span className="order-row-facts">
          {isAdmin && (
            <span className="own order-row-company">
              <bdi>{order.customer.companyName}</bdi>
            </span>
          )}
          <span>
            {date(order.createdAt, 'dayMonth')} · {t('words:pieces', { count: piecesOf(order.orderItems) })}
          </span>
        </span>
        <span className="order-row-pictures" aria-hidden="true">
          {pictured(order).map(({ productId, product }) => (
            <Picture
              key={productId}
              imageUrl={product.imageUrl}
              category={product.category}
              alt=""
              ratio="5/6"
              sizes="40px"
            />
          ))}
        </span>
        <span className="order-row-status">
          <OrderStatusBadge status={order.status} />
        </span>
        <span className="order-row-total">
          <Money lira={order.total} />
        </span>
        <ChevronRight className="flip order-row-arrow" aria-hidden="true" />
        {isUnderWay(order) && (
          <span className="order-row-progress">
            <ProgressLine status={order.status} label={t('progress', { status: statusWord })} />
          </span>
        )}
      </Link>
    </li>
  );
}

function OrderListSkeleton() {
  const { t } = useTranslation('words');
  return (
    <div>
      <LoadingWords>{t('loading')}</LoadingWords>
      {skeletonRows.map(row => (
        <div key={row} className="order-row-skeleton" aria-hidden="true">
          <Skeleton width="124px" />
          <Skeleton shape="badge" />
          <Skeleton width="96px" />
        </div>
      ))}
    </div>
  );
}

export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      art="papers"
      title={t('empty')}
      text={isFiltered ? t('emptyFiltered') : t('emptyHint')}
      action={
        <Button variant="primary" asChild>
          <Link to="/catalog">{t('toCatalog')}</Link>
        </Button>
      }
    />
  );
}

/** Where is my order: newest first, months as headings, a progress line while an order is under way. */
export function OrderList({ filter }: { filter: OrderFilter | undefined }) {
  const { t } = useTranslation(['orders', 'words']);
  const { month } = useFormat();
  const say = useErrorText();
  const orders = useInfiniteQuery(
    listQuery(listOrders, { query: { limit: pageSize, ...(filter && { status: filter }) } }),
  );
  if (orders.isPending) return <OrderListSkeleton />;
  if (orders.isError)
    return <ErrorState title={t('failed')} text={say(orders.error)} onRetry={() => void orders.refetch()} />;
  const rows = orders.data.pages.flatMap(page => page.rows);
  if (rows.length === 0) return <NoOrders isFiltered={filter !== undefined} />;
  const months = groupBy(rows, order => order.createdAt.slice(0, 7));
  return (
    <div className="order-list">
      {[...months].map(([key, inMonth]) => (
        <section key={key} aria-label={month(key)}>
          <h2 className="order-list-month">{month(key)}</h2>
          <ul>
            {inMonth.map(order => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
      {orders.hasNextPage && (
        <div className="order-list-more">
          <Button busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
