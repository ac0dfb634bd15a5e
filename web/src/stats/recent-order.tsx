import { Link } from '@tanstack/react-router';
import { isUnderWay } from '@toptan/contract/order-statuses';
import type { OrderSummary } from '@toptan/contract/orders';
import { ChevronRight } from 'lucide-react';
import { Money } from '../i18n/money.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useStatusName } from '../i18n/use-status-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { ProgressLine } from '../ui/trade/progress-line.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';

/** Pictures that have space in a row; the rest is a figure. */
const mostPictures = 3;

function Thumbnails({ order: { pictures, products } }: { order: OrderSummary }) {
  // The pictures of an order keep their places, so that a place is a key.
  const shown = pictures.slice(0, mostPictures).map((product, at) => ({ ...product, at }));
  const rest = products - shown.length;
  return (
    <span className="recent-pictures" aria-hidden="true">
      {shown.map(({ at, imageUrl, category }) => (
        <Picture key={at} imageUrl={imageUrl} category={category} sizes="40px" />
      ))}
      {rest > 0 && (
        <bdi
          dir="ltr"
          className="grid place-items-center min-w-8 px-0.5 rounded-1 bg-sunken text-12 text-ink-3"
        >
          +{rest}
        </bdi>
      )}
    </span>
  );
}

/** Number, date, items, total and status of an order, leading to its details. */
export function RecentOrder({ order, isAdmin }: { order: OrderSummary; isAdmin: boolean }) {
  const { t, date } = useWords(['dashboard', 'words']);
  const customerWords = useCustomerWords();
  const statusName = useStatusName();
  const isPhone = useMedia(PHONE);
  const { status, items, pieces } = order;
  return (
    <li>
      <Link to="/orders" search={{ order: order.id }} className="recent-order">
        <bdi className="code recent-number">{order.orderNumber}</bdi>
        {isAdmin ? (
          <span className="own recent-company">
            <bdi>{customerWords(order.customer).shortName}</bdi>
          </span>
        ) : (
          !isPhone && <Thumbnails order={order} />
        )}
        <span className="recent-facts">
          <span className="recent-date">{date(order.createdAt, isPhone ? 'dayMonth' : 'long')}</span>
          <span className="recent-items">
            {t('words:items', { count: items })}
            <span className="recent-pieces">{t('words:pieces', { count: pieces })}</span>
          </span>
        </span>
        <span className="recent-status">
          <OrderStatusBadge status={status} />
          {isUnderWay(status) && !isAdmin && !isPhone && (
            <ProgressLine status={status} label={t('progress', { status: statusName(status) })} />
          )}
        </span>
        <span className="recent-total">
          <Money lira={order.total} />
        </span>
        <ChevronRight className="recent-arrow flip" aria-hidden="true" />
      </Link>
    </li>
  );
}
