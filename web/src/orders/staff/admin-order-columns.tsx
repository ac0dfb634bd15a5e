import './order-asks.css';
import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '@toptan/contract/orders';
import { GitMerge } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { overlayState } from '../../lists/use-overlay.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Density } from '../../ui/table/density.tsx';
import { TwoLines } from '../../ui/table/table-cells.tsx';
import type { TableColumn } from '../../ui/table/table-columns.ts';
import { shortId } from '../details/order-details.tsx';
import { ManufacturerCell } from '../manufacturer-cell.tsx';
import { OrderStatusCell } from './order-status-cell.tsx';

/** The number of changes that the shop asks for, which leads to the decision. */
function AskedFor({ order: { id, request } }: { order: OrderSummary }) {
  const { t } = useTranslation('adminOrders');
  return (
    <Link to="/admin/orders/$orderId/request" params={{ orderId: id }} className="order-asks from-md">
      {t('asks', { count: request?.rows ?? 0 })}
    </Link>
  );
}

/** The order that has the goods of a joined one, with a sign in place of words, which the column would cut. */
function JoinedInto({ number }: { number: string }) {
  const { t } = useTranslation('adminOrders');
  const words = t('orderJoined', { number });
  return (
    <span className="from-md order-joined" title={words}>
      <GitMerge aria-hidden="true" />
      <span className="sr-only">{words}</span>
      <span className="code" aria-hidden="true">
        {number}
      </span>
    </span>
  );
}

/** The columns of the orders' table. In compact rows the second lines stand beside the first. */
export function useAdminOrderColumns(density: Density): TableColumn<OrderSummary>[] {
  const { t, date } = useWords(['adminOrders', 'orders', 'words', 'fields']);
  const customerWords = useCustomerWords();
  const isCompact = density === 'compact';
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('fields:orderNumber'),
        cell: order => (
          <TwoLines
            strong
            first={<span className="code">{order.orderNumber}</span>}
            second={
              <>
                {order.request ? (
                  <AskedFor order={order} />
                ) : order.joinedInto ? (
                  <JoinedInto number={order.joinedInto.orderNumber} />
                ) : order.version > 1 ? (
                  <span className="from-md">{t('orders:version', { version: order.version })}</span>
                ) : (
                  <span className="code from-md">{shortId(order.id)}</span>
                )}
                <span className="below-md">{date(order.createdAt, 'medium')}</span>
              </>
            }
          />
        ),
        looks: {
          least: 132,
          width: isCompact
            ? 'clamp(8.25rem, calc(100cqi - 61.5rem), 12.75rem)'
            : 'clamp(8.25rem, 10.5cqi, 9rem)',
          skeleton: ['112px', '72px'],
        },
      },
      {
        id: 'customer',
        header: t('fields:customer'),
        cell: order => (
          <TwoLines
            strong
            first={
              <span className="own">
                <bdi>{customerWords(order.customer).company}</bdi>
              </span>
            }
            second={
              <span className="own">
                <bdi>{customerWords(order.customer).email}</bdi>
              </span>
            }
          />
        ),
        looks: { least: 142, width: 'rest', skeleton: ['160px', '190px'] },
      },
      {
        id: 'date',
        header: t('fields:placedAt'),
        cell: order => date(order.createdAt, 'medium'),
        looks: {
          least: 112,
          width: 'clamp(7rem, 9.3cqi, 8rem)',
          skeleton: ['84px'],
          from: 'lg',
          sorted: 'descending',
        },
      },
      {
        id: 'items',
        header: t('fields:lines'),
        cell: order => (
          <TwoLines
            strong={false}
            first={t('words:items', { count: order.items })}
            second={t('words:pieces', { count: order.pieces })}
          />
        ),
        looks: {
          kind: 'figure',
          least: 104,
          width: isCompact ? 'clamp(6.5rem, calc(75cqi - 50.25rem), 10.25rem)' : '6.5rem',
          skeleton: ['56px', '64px'],
          from: 'md',
        },
      },
      {
        id: 'total',
        header: t('fields:total'),
        cell: order => (
          <TwoLines
            strong={false}
            first={<Money lira={order.total} className="font-semibold" />}
            second={
              <>
                <span className="below-lg from-md">{date(order.createdAt, 'medium')}</span>
                <span className="below-md">{t('words:items', { count: order.items })}</span>
              </>
            }
          />
        ),
        looks: { kind: 'figure', least: 124, width: '7.75rem', skeleton: ['88px'] },
      },
      {
        id: 'status',
        header: t('fields:status'),
        cell: order => <OrderStatusCell order={order} />,
        looks: {
          least: 176,
          width: 'clamp(11rem, 13.6cqi, 12rem)',
          skeleton: ['104px'],
          skeletonShape: 'badge',
        },
      },
      {
        id: 'manufacturer',
        header: t('fields:manufacturer'),
        cell: order => <ManufacturerCell order={order} />,
        looks: {
          least: 160,
          width: isCompact
            ? 'clamp(10rem, calc(26cqi - 9.25rem), 14rem)'
            : 'clamp(10rem, calc(26cqi - 6.75rem), 16.5rem)',
          skeleton: ['140px'],
          skeletonShape: 'badge',
          from: 'md',
        },
      },
      {
        id: 'actions',
        header: t('actions'),
        cell: order => (
          <Button variant="link" asChild>
            <Link
              from="/admin/orders"
              to="/admin/orders"
              search={previous => ({ ...previous, order: order.id })}
              state={overlayState}
              resetScroll={false}
              aria-label={t('viewOrder', { number: order.orderNumber })}
            >
              {t('view')}
            </Link>
          </Button>
        ),
        looks: {
          kind: 'actions',
          least: 76,
          width: 'clamp(4.75rem, 6.4cqi, 5.5rem)',
          skeleton: ['36px'],
        },
      },
    ],
    [t, date, customerWords, isCompact],
  );
}
