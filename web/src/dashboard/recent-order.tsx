import { Link } from '@tanstack/react-router';
import { isUnderWay, type Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useStatusName } from '../i18n/use-status-name.ts';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { Picture } from '../ui/picture.tsx';
import { ProgressLine } from '../ui/progress-line.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';

/** Pictures that have room in a row; the rest is a figure. */
const mostPictures = 3;

type Goods = { productId: string; imageUrl: string | null; category: string | null };

/** What an order is made of, each product once. */
function goodsOf(order: Order): Goods[] {
  const byProduct = new Map(order.orderItems.map(({ productId, product }) => [productId, product]));
  return [...byProduct].map(([productId, { imageUrl, category }]) => ({ productId, imageUrl, category }));
}

function Thumbnails({ goods }: { goods: Goods[] }) {
  const rest = goods.length - mostPictures;
  return (
    <span className="recent-pictures" aria-hidden="true">
      {goods.slice(0, mostPictures).map(({ productId, imageUrl, category }) => (
        <Picture key={productId} imageUrl={imageUrl} category={category} alt="" sizes="40px" />
      ))}
      {rest > 0 && (
        <bdi dir="ltr" className="recent-pictures-rest">
          +{rest}
        </bdi>
      )}
    </span>
  );
}

/** Number, date, items, total and status of an order, leading to its details. */
export function RecentOrder({ order, isAdmin }: { order: Order; isAdmin: boolean }) {
  const { t } = useTranslation(['dashboard', 'words']);
  const { date } = useFormat();
  const customerWords = useCustomerWords();
  const statusName = useStatusName();
  const isPhone = useMedia(PHONE);
  const { status, orderItems } = order;
  const pieces = piecesOf(orderItems);
  return (
    <li>
      <Link to="/orders" search={{ order: order.id }} className="recent-order">
        <bdi className="code recent-number">{order.orderNumber}</bdi>
        {isAdmin ? (
          <span className="own recent-company">
            <bdi>{customerWords(order.customer).shortName}</bdi>
          </span>
        ) : (
          !isPhone && <Thumbnails goods={goodsOf(order)} />
        )}
        <span className="recent-facts">
          <span className="recent-date">{date(order.createdAt, isPhone ? 'dayMonth' : 'long')}</span>
          <span className="recent-items">
            {t('words:items', { count: orderItems.length })}
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
