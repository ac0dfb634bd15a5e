import { ListFilter, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { NewRows } from '../ui/new-rows.tsx';
import { Picture } from '../ui/picture.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { ShortcutHelp } from '../ui/shortcut-help.tsx';
import { StatusSelect } from '../ui/status-select.tsx';
import { StockGauge } from '../ui/stock-gauge.tsx';
import { AssignedMark, RowDeeds, TwoLines } from '../ui/table-cells.tsx';
import { tableColumns } from '../ui/table-columns.ts';
import { type SpecimenOrder, specimenOrders } from './orders.ts';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const column = tableColumns<SpecimenOrder>();
const statuses = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const;

function useColumns(words: SpecimenWords) {
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
        meta: { kind: 'deeds', width: '80px', skeleton: ['32px'] },
      }),
    ],
    [words],
  );
}

function useProductColumns(words: SpecimenWords) {
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
        id: 'deeds',
        header: '',
        cell: () => (
          <RowDeeds>
            <IconButton size="sm" label={words.save}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={words.remove} tone="danger">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </RowDeeds>
        ),
        meta: { kind: 'deeds', width: '110px' },
      }),
    ],
    [words],
  );
}

const rowId = (order: SpecimenOrder) => order.id;
const gone: ReadonlySet<string> = new Set(['e7730bc4']);

export function TableSpecimens({ words }: { words: SpecimenWords }) {
  const columns = useColumns(words);
  const productColumns = useProductColumns(words);
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    new Set(['c04be912', '5d81f2aa', 'e7730bc4']),
  );
  const [page, setPage] = useState(1);
  const shared = {
    label: words.allOrders,
    title: words.allOrders,
    columns,
    rowId,
    renderItem: (order: SpecimenOrder) => (
      <div className="flex justify-between gap-2">
        <span className="code font-medium">{order.number}</span>
        <bdi className="ltr font-semibold">{order.total}</bdi>
      </div>
    ),
    empty: (
      <EmptyState
        inline
        level={3}
        title={words.nothing}
        text={words.nothingText}
        action={<Button>{words.clearFilters}</Button>}
      />
    ),
    failed: (
      <ErrorState
        inline
        level={3}
        title={words.failed}
        text={words.failedText}
        detail="502: Bad Gateway"
        onRetry={() => {}}
      />
    ),
  };
  const selection = {
    selected,
    onChange: setSelected,
    rowLabel: (order: SpecimenOrder) => order.number,
    allLabel: words.allOrders,
    words: words.selected,
    sum: <bdi className="ltr">408 · ₺175,300.50</bdi>,
    deeds: (
      <Button variant="danger">
        <Trash2 aria-hidden="true" />
        {words.remove}
      </Button>
    ),
  };
  const none = { ...selection, selected: new Set<string>() };
  const tools = (
    <>
      <SearchBox label={words.search} value="" onSearch={() => {}} hotkey={false} className="max-w-72" />
      <ShortcutHelp />
      <Select
        look="button"
        label={words.status}
        leading={<ListFilter aria-hidden="true" />}
        value="all"
        onChange={() => {}}
        options={[{ value: 'all', label: words.allStatus }]}
      />
    </>
  );
  return (
    <>
      <Specimen name="Table with a selection" grid={false}>
        <div className="w-full">
          <DataTable
            {...shared}
            rows={specimenOrders}
            selection={selection}
            onOpen={() => {}}
            isQuiet={order => order.items === 0}
            footer={
              <ListFooter
                list={{ first: (page - 1) * 25 + 1, rows: specimenOrders, total: 412, page, pageCount: 17 }}
                onPage={setPage}
              />
            }
          />
        </div>
      </Specimen>
      <Specimen name="Compact table">
        <div className="w-full">
          <DataTable
            {...shared}
            columns={productColumns}
            density="compact"
            rows={specimenOrders}
            gone={gone}
            news={<NewRows words="3" onShow={() => {}} />}
            selection={none}
            tools={tools}
          />
        </div>
      </Specimen>
      <Specimen name="Loading table">
        <div className="w-full">
          <DataTable {...shared} rows={[]} selection={none} tools={tools} status="loading" skeletonRows={3} />
        </div>
      </Specimen>
      <Specimen name="Empty table">
        <div className="w-full">
          <DataTable {...shared} rows={[]} selection={none} />
        </div>
      </Specimen>
      <Specimen name="Failed table">
        <div className="w-full">
          <DataTable {...shared} rows={[]} status="failed" />
        </div>
      </Specimen>
    </>
  );
}
