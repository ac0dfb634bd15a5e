import './order-placed.css';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { OrderLines, OrderLinesSkeleton } from '../orders/details/order-lines.tsx';
import { OrderTotals } from '../orders/details/order-totals.tsx';
import { StockSplit, StockSplitSkeleton } from '../orders/details/stock-split.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { useOrder } from '../orders/read-api.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { SummaryRowsSkeleton } from '../ui/layout/summary-rows.tsx';
import { Thread } from '../ui/layout/thread.tsx';

/** The offer is loaded for shops that have another pending order and may join it. */
const JoinOffer = lazyPart(
  async () => (await import('../orders/joining/join-offer.tsx')).JoinOffer,
  ['changes'],
);

/** The screen after confirming: the order number, the next steps, and links. */
export function OrderPlaced({ orderId }: { orderId: string }) {
  const { t, date, list } = useWords(['basket', 'orders']);
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const summaryId = useId();
  const show = (id: string) => void navigate({ to: '/orders', search: { order: id } });
  const query = useOrder(orderId);
  const { data: order, error } = query;
  const isGone = hasCode(error, 'not_found');
  if (query.isLoadingError && !isGone)
    return (
      <>
        <PageHeader title={t('title')} />
        <LoadError title={t('orders:detailsFailed')} query={query} />
      </>
    );
  if (isGone || order === null)
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          art="papers"
          title={t('orderGone')}
          action={
            <Button asChild>
              <Link to="/orders">{t('toOrders')}</Link>
            </Button>
          }
        />
      </>
    );
  return (
    <div className="order-placed">
      <Announcement>{t('created')}</Announcement>
      <div>
        <div className="order-placed-head max-md:flex max-md:items-start max-md:gap-3.5">
          <BrandMark
            sign="check"
            className="w-12 h-14 mb-3 text-accent-text max-md:w-10 max-md:h-[47px] max-md:m-0"
          />
          {isAdmin ? (
            <PlacedForShop order={order} />
          ) : (
            <PageHeader title={t('placed')} subtitle={t('placedHint')} />
          )}
        </div>
        {order ? (
          <div className="order-placed-number">
            <div>
              <p className="quiet">{t('orderNumber')}</p>
              <p className="code text-20 leading-[1.75rem] font-medium whitespace-nowrap max-md:text-18">
                {order.orderNumber}
              </p>
            </div>
            <div className="order-placed-when">
              <p className="quiet">
                {list([date(order.createdAt, 'medium'), date(order.createdAt, 'time')])}
              </p>
              <OrderStatusBadge status={order.status} />
            </div>
          </div>
        ) : (
          <OrderNumberSkeleton />
        )}
        {order?.status !== 'cancelled' && !isAdmin && (
          <>
            <h2 className="mt-8 mb-3">{t('next')}</h2>
            <Thread
              steps={[
                { title: t('nextCheck'), text: t('nextCheckHint') },
                { title: t('nextProduce'), text: t('nextProduceHint') },
                { title: t('nextShip'), text: t('nextShipHint') },
              ]}
            />
          </>
        )}
        <div className="order-placed-actions flex flex-wrap gap-3 mt-7 max-md:mt-5">
          {isAdmin ? (
            <WaysOn orderId={orderId} order={order} />
          ) : (
            <>
              <Button variant="primary" size="lg" asChild>
                <Link to="/orders" search={{ order: orderId }}>
                  {t('viewOrder')}
                </Link>
              </Button>
              <Button size="lg" asChild>
                <Link to="/catalog">{t('backToCatalog')}</Link>
              </Button>
            </>
          )}
        </div>
        {/* The offer comes last: it arrives after the buttons, which would move under a finger. */}
        {order && order.joins.length > 0 && !isAdmin && (
          <div className="mt-6">
            <JoinOffer order={order} onJoined={show} />
          </div>
        )}
      </div>
      {order ? (
        <section
          className="order-placed-slip bg-surface border border-line rounded-3"
          aria-labelledby={summaryId}
        >
          <h2 id={summaryId} className="sr-only">
            {t('summary')}
          </h2>
          <StockSplit order={order} />
          <OrderLines order={order} />
          <OrderTotals order={order} />
        </section>
      ) : (
        <OrderSlipSkeleton />
      )}
    </div>
  );
}

const sums = [
  ['72px', '72px'],
  ['104px', '72px'],
  ['56px', '72px'],
] as const;

/** The skeleton of number, date and status of the order. */
function OrderNumberSkeleton() {
  return (
    <div className="order-placed-number" aria-hidden="true">
      <div>
        <TextSkeleton width="96px" />
        <TextSkeleton
          className="text-20 leading-[1.75rem] font-medium whitespace-nowrap max-md:text-18"
          width="148px"
        />
      </div>
      <div className="order-placed-when">
        <TextSkeleton width="128px" />
        <Skeleton shape="badge" width="104px" />
      </div>
    </div>
  );
}

/** The skeleton of the ordered goods. */
function OrderSlipSkeleton() {
  return (
    <div className="order-placed-slip bg-surface border border-line rounded-3" aria-hidden="true">
      <StockSplitSkeleton />
      <OrderLinesSkeleton />
      <SummaryRowsSkeleton rows={sums} />
    </div>
  );
}

/** The head of an order that staff have just placed for a shop. */
function PlacedForShop({ order }: { order: Order | undefined }) {
  const { t } = useTranslation('desk');
  const customerWords = useCustomerWords();
  const title = order ? t('placedFor', { name: customerWords(order.customer).shortName }) : t('placed');
  return <PageHeader title={title} subtitle={t('placedForHint')} />;
}

/** The ways on: the order, a further one for the same shop, and the drafts. */
function WaysOn({ orderId, order }: { orderId: string; order: Order | undefined }) {
  const { t } = useTranslation(['desk', 'basket']);
  const customerWords = useCustomerWords();
  return (
    <>
      <Button variant="primary" size="lg" asChild>
        <Link to="/admin/orders" search={{ order: orderId }}>
          {t('basket:viewOrder')}
        </Link>
      </Button>
      {order && (
        <Button size="lg" asChild>
          <Link to="/admin/order-for" search={{ customer: order.customerId }}>
            {t('orderForShop', { name: customerWords(order.customer).shortName })}
          </Link>
        </Button>
      )}
      <Button size="lg" asChild>
        <Link to="/basket">{t('toDrafts')}</Link>
      </Button>
    </>
  );
}
