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
        meta: { least: 145, skeleton: ['116px', '72px'] },
      }),
      column.display({
        id: 'customer',
        header: words.customer,
        cell: ({ row }) => (
          <TwoLines first={<bdi>{row.original.customer}</bdi>} second={<bdi>{row.original.email}</bdi>} />
        ),
        meta: { least: 150, width: 'rest', skeleton: ['150px', '140px'] },
      }),
      column.display({
        id: 'date',
        header: words.date,
        cell: ({ row }) => row.original.date,
        meta: { least: 130, skeleton: ['84px'], from: 'lg' },
      }),
      column.display({
        id: 'items',
        header: words.items,
        cell: ({ row }) => (
          <>
            {row.original.items} <span className="quiet">{words.items}</span>
          </>
        ),
        meta: { kind: 'figure', least: 100, skeleton: ['60px'] },
      }),
      column.display({
        id: 'total',
        header: words.total,
        cell: ({ row }) => <bdi className="ltr font-medium">{row.original.total}</bdi>,
        meta: { kind: 'figure', least: 136, skeleton: ['88px'] },
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
        meta: { least: 190, skeleton: ['110px'], skeletonShape: 'badge' },
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
        meta: { least: 194, skeleton: ['148px'], skeletonShape: 'badge', from: 'xl' },
      }),
      column.display({
        id: 'view',
        header: '',
        cell: () => <Button variant="link">{words.view}</Button>,
        meta: { kind: 'actions', least: 80, skeleton: ['32px'] },
      }),
    ],
    [words],
  );
}

/** The columns of a table of goods, with a picture and actions. */
export function useGoodsColumns(words: SpecimenWords) {
  return useMemo(
    () => [
      column.display({
        id: 'picture',
        header: '',
        cell: () => <Picture imageUrl={null} category="CLOTHING" alt="" sizes="24px" ratio="4/5" />,
        meta: { kind: 'picture', least: 46 },
      }),
      column.display({
        id: 'product',
        header: words.order,
        cell: ({ row }) => <span className="font-medium">{row.original.customer}</span>,
        meta: { least: 150, width: 'rest' },
      }),
      column.display({
        id: 'sku',
        header: 'SKU',
        cell: ({ row }) => <span className="code quiet">{row.original.number.slice(0, 7)}</span>,
        meta: { least: 120 },
      }),
      column.display({
        id: 'price',
        header: words.price,
        cell: ({ row }) => <bdi className="ltr font-medium">{row.original.total}</bdi>,
        meta: { kind: 'figure', least: 140 },
      }),
      column.display({
        id: 'stock',
        header: words.stock,
        cell: ({ row }) => <StockGauge pieces={row.original.items} />,
        meta: { kind: 'figure', least: 100 },
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
        meta: { kind: 'actions', least: 110 },
      }),
    ],
    [words],
  );
}
