import { Link } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { TwoLines } from '../ui/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table-columns.ts';
import { ManufacturerCell } from './manufacturer-cell.tsx';
import { shortId } from './order-details.tsx';
import { OrderStatusSelect } from './order-status-select.tsx';
import { piecesOf } from './stock-split.tsx';

const column = tableColumns<Order>();

/** The columns of the specification, section 2. */
export function useAdminOrderColumns(): TableColumn<Order>[] {
  const { t } = useTranslation(['adminOrders', 'words']);
  const { date } = useFormat();
  return useMemo(
    () => [
      column.display({
        id: 'order',
        header: t('order'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong
            first={<span className="code">{original.orderNumber}</span>}
            second={<span className="code">{shortId(original.id)}</span>}
          />
        ),
        meta: { width: '144px', skeleton: ['112px', '72px'] },
      }),
      column.display({
        id: 'customer',
        header: t('customer'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong
            first={
              <span className="own">
                <bdi>{original.customer.companyName || t('unknown')}</bdi>
              </span>
            }
            second={<bdi>{original.customer.email || t('noEmail')}</bdi>}
          />
        ),
        meta: { skeleton: ['160px', '190px'] },
      }),
      column.display({
        id: 'date',
        header: t('date'),
        cell: ({ row: { original } }) => date(original.createdAt, 'medium'),
        meta: { width: '124px', skeleton: ['92px'] },
      }),
      column.display({
        id: 'items',
        header: t('items'),
        cell: ({ row: { original } }) => (
          <TwoLines
            first={t('words:items', { count: original.orderItems.length })}
            second={t('words:pieces', { count: piecesOf(original.orderItems) })}
          />
        ),
        meta: { kind: 'figure', width: '104px', skeleton: ['56px', '64px'] },
      }),
      column.display({
        id: 'total',
        header: t('total'),
        cell: ({ row: { original } }) => <Money lira={original.total} className="font-semibold" />,
        meta: { kind: 'figure', width: '128px', skeleton: ['88px'] },
      }),
      column.display({
        id: 'status',
        header: t('status'),
        cell: ({ row: { original } }) => <OrderStatusSelect order={original} />,
        meta: { width: '168px', skeleton: ['104px'], skeletonShape: 'badge' },
      }),
      column.display({
        id: 'manufacturer',
        header: t('manufacturer'),
        cell: ({ row: { original } }) => <ManufacturerCell order={original} />,
        meta: { width: '200px', skeleton: ['140px'] },
      }),
      column.display({
        id: 'actions',
        header: t('actions'),
        cell: ({ row: { original } }) => (
          <Button variant="link" asChild>
            <Link
              from="/admin/orders"
              to="/admin/orders"
              search={previous => ({ ...previous, order: original.id })}
              resetScroll={false}
              aria-label={t('viewOrder', { number: original.orderNumber })}
            >
              {t('view')}
            </Link>
          </Button>
        ),
        meta: { kind: 'deeds', width: '88px', skeleton: ['36px'] },
      }),
    ],
    [t, date],
  );
}
