import { Link, useLocation } from '@tanstack/react-router';
import { isUnderWay } from '@toptan/contract/order-statuses';
import type { OrderSummary } from '@toptan/contract/orders';
import { ChevronRight } from 'lucide-react';
import { Trans } from 'react-i18next';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { Money } from '../../i18n/money.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useStatusName } from '../../i18n/use-status-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { overlayState } from '../../lists/use-overlay.ts';
import { useProductWords } from '../../session/product-words.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { ProgressLine } from '../../ui/trade/progress-line.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';

/** The select is loaded for staff only. */
const OrderStatusSelect = lazyPart(
  async () => (await import('../order-status-select.tsx')).OrderStatusSelect,
  [],
  () => <StatusSelectSkeleton />,
);

/** Its words are loaded for shops that ask for changes only. */
const RequestTag = lazyPart(
  async () => (await import('../requests/request-tag.tsx')).RequestTag,
  ['changes'],
  () => <Skeleton shape="badge" width="9rem" />,
);

const JoinedTag = lazyPart(
  async () => (await import('../joining/joined-tag.tsx')).JoinedTag,
  ['changes'],
  () => <Skeleton width="9rem" />,
);

/** The ordered goods at a glance: pictures and names of the first products, as far as there is space; the others are counted. */
function OrderedGoods({ order: { pictures, products } }: { order: OrderSummary }) {
  // The pictures of an order keep their places, so that a place is a key.
  const goods = pictures.map((product, at) => ({ ...product, at }));
  const wordsOf = useProductWords();
  const rest = products - goods.length;
  return (
    <span className="order-row-goods" aria-hidden="true">
      <span className="order-row-pictures">
        {goods.map(({ at, imageUrl, category }) => (
          <Picture key={at} imageUrl={imageUrl} category={category} ratio="5/6" sizes="40px" />
        ))}
        {rest > 0 && (
          <bdi
            dir="ltr"
            className="grid max-md:hidden place-items-center w-8 rounded-1 bg-sunken text-12 text-ink-3"
          >
            +{rest}
          </bdi>
        )}
      </span>
      <span className="order-row-names">
        {goods.map(({ at, ...product }) => (
          <span key={at}>
            <bdi>{wordsOf(product).name}</bdi>
            {at < goods.length - 1 && '\u00a0· '}
          </span>
        ))}
      </span>
    </span>
  );
}

export function StatusSelectSkeleton() {
  return <Skeleton shape="badge" width="7.5rem" height="1.875rem" className="max-md:h-11" />;
}

/** Whether rows name their shops: in the list of all orders, for staff. The orders of one shop stand below its name. */
export function useNamesShops(): boolean {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/orders' });
  return useIsAdmin() && isHere;
}

/** Number, goods, date, items and pieces, status and total of an order. The whole row leads to the details beside the list. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t, date } = useWords(['orders', 'words']);
  const customerWords = useCustomerWords();
  const statusName = useStatusName();
  const isAdmin = useIsAdmin();
  const namesShops = useNamesShops();
  const { status } = order;
  const byStaff = order.placedBy ?? order.preparedBy;
  // The link in the basket's history leads to another page.
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/orders' });
  return (
    <li className="order-row">
      <Link
        to="/orders"
        search={previous => ({ ...(isHere && previous), order: order.id })}
        {...(isHere && { state: overlayState })}
        resetScroll={false}
        className="code order-row-number order-row-link"
      >
        {order.orderNumber}
      </Link>
      {namesShops && (
        <span className="own order-row-company">
          <bdi>{customerWords(order.customer).shortName}</bdi>
        </span>
      )}
      <OrderedGoods order={order} />
      <span className="order-row-facts">
        <span className="order-row-date">{date(order.createdAt, 'dayMonth')}</span>
        <span className="order-row-counts">
          <span className="order-row-items">{t('words:items', { count: order.items })}</span>{' '}
          <span className="order-row-pieces">{t('words:pieces', { count: order.pieces })}</span>
          {order.version > 1 && (
            <>
              {' '}
              <span className="order-row-version">{t('version', { version: order.version })}</span>
            </>
          )}
        </span>
        {order.request && !isAdmin && (
          <span className="order-row-by">
            <RequestTag />
          </span>
        )}
        {order.joinedInto && (
          <span className="order-row-by">
            <JoinedTag into={order.joinedInto} />
          </span>
        )}
        {byStaff && !isAdmin && (
          <span className="order-row-by">
            <Trans
              t={t}
              i18nKey={order.placedBy ? 'placedForYou' : 'preparedForYou'}
              values={{ name: byStaff.name }}
              components={{ bdi: <bdi /> }}
            />
          </span>
        )}
      </span>
      <span className="order-row-status">
        {isAdmin ? <OrderStatusSelect order={order} /> : <OrderStatusBadge status={status} />}
      </span>
      <span className="order-row-total">
        <Money lira={order.total} />
      </span>
      <ChevronRight className="flip order-row-arrow" aria-hidden="true" />
      {isUnderWay(status) && (
        <span className="order-row-progress">
          <ProgressLine status={status} label={t('progress', { status: statusName(status) })} />
        </span>
      )}
    </li>
  );
}
