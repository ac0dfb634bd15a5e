import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../ui/form/button.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { Select } from '../ui/form/select.tsx';
import { AssignedMark, RowActions, TwoLines } from '../ui/table/table-cells.tsx';
import { tableColumns } from '../ui/table/table-columns.ts';
import { Picture } from '../ui/trade/picture.tsx';
import { StatusSelect } from '../ui/trade/status-select.tsx';
import { StockGauge } from '../ui/trade/stock-gauge.tsx';
import type { SpecimenOrder } from './orders.ts';
import type { SpecimenWords } from './words.ts';

const column = tableColumns<SpecimenOrder>();
const statuses = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const;

/** The columns of a table of orders. */
export function useOrderColumns(words: SpecimenWords) {
  return useMemo(
    () => [
      column.display({
        id: 'order',
        header: words.order,
        cell: ({ row }) => (
          <TwoLines
            first={<span className="code">{row.original.number}</span>}
            second={<span className="code">{row.original.id}…</span>}
          />
        ),
        meta: { width: '145px', skeleton: ['116px', '72px'] },
      }),
      column.display({
        id: 'customer',
        header: words.customer,
        cell: ({ row }) => (
          <TwoLines first={<bdi>{row.original.customer}</bdi>} second={<bdi>{row.original.email}</bdi>} />
        ),
        meta: { skeleton: ['150px', '140px'] },
      }),
      column.display({
        id: 'date',
        header: words.date,
        cell: ({ row }) => row.original.date,
        meta: { width: '130px', skeleton: ['84px'], from: 'lg' },
      }),
      column.display({
        id: 'items',
        header: words.items,
        cell: ({ row }) => (
          <>
            {row.original.items} <span className="quiet">{words.items}</span>
          </>
        ),
        meta: { kind: 'figure', width: '100px', skeleton: ['60px'] },
      }),
      column.display({
        id: 'total',
        header: words.total,
        cell: ({ row }) => <bdi className="ltr font-medium">{row.original.total}</bdi>,
        meta: { kind: 'figure', width: '136px', skeleton: ['88px'] },
      }),
      column.display({
        id: 'status',
        header: words.status,
        cell: ({ row }) => (
          <StatusSelect
            label={words.status}
            value={row.original.status}
            onChange={() => {}}
            options={statuses.map(value => ({ value, label: words[value] }))}
          />
        ),
        meta: { width: '190px', skeleton: ['110px'], skeletonShape: 'badge' },
      }),
      column.display({
        id: 'manufacturer',
        header: words.manufacturer,
        cell: ({ row }) =>
          row.original.manufacturer === null ? (
            <Select
              look="slot"
              label={words.assign}
              placeholder={words.assign}
              value={undefined}
              onChange={() => {}}
              options={[{ value: 'a', label: 'Merter Tekstil' }]}
            />
          ) : (
            <AssignedMark label={words.assigned} name={row.original.manufacturer} />
          ),
        meta: { width: '194px', skeleton: ['148px'], skeletonShape: 'badge', from: 'xl' },
      }),
      column.display({
        id: 'view',
        header: '',
        cell: () => <Button variant="link">{words.view}</Button>,
        meta: { kind: 'actions', width: '80px', skeleton: ['32px'] },
      }),
    ],
    [words],
  );
}

/** The columns of a table of goods, with a picture and actions. */
export function useProductColumns(words: SpecimenWords) {
  return useMemo(
    () => [
      column.display({
        id: 'picture',
        header: '',
        cell: () => <Picture imageUrl={null} category="CLOTHING" alt="" sizes="24px" ratio="4/5" />,
        meta: { kind: 'picture', width: '46px' },
      }),
      column.display({
        id: 'product',
        header: words.order,
        cell: ({ row }) => <span className="font-medium">{row.original.customer}</span>,
        meta: {},
      }),
      column.display({
        id: 'sku',
        header: 'SKU',
        cell: ({ row }) => <span className="code quiet">{row.original.number.slice(0, 7)}</span>,
        meta: { width: '120px' },
      }),
      column.display({
        id: 'price',
        header: words.price,
        cell: ({ row }) => <bdi className="ltr font-medium">{row.original.total}</bdi>,
        meta: { kind: 'figure', width: '140px' },
      }),
      column.display({
        id: 'stock',
        header: words.stock,
        cell: ({ row }) => <StockGauge pieces={row.original.items} />,
        meta: { kind: 'figure', width: '100px' },
      }),
      column.display({
        id: 'actions',
        header: '',
        cell: () => (
          <RowActions>
            <IconButton size="sm" label={words.save}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={words.remove} tone="danger">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </RowActions>
        ),
        meta: { kind: 'actions', width: '110px' },
      }),
    ],
    [words],
  );
}
