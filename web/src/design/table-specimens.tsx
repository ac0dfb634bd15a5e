import { ListFilter, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Button } from '../ui/form/button.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Select } from '../ui/form/select.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { ListFooter } from '../ui/table/list-footer.tsx';
import { NewRows } from '../ui/table/new-rows.tsx';
import { type SpecimenOrder, specimenOrders } from './orders.ts';
import { Specimen } from './specimen.tsx';
import { useOrderColumns, useProductColumns } from './table-specimen-columns.tsx';
import type { SpecimenWords } from './words.ts';

const rowId = (order: SpecimenOrder) => order.id;
const gone: ReadonlySet<string> = new Set(['e7730bc4']);

export function TableSpecimens({ words }: { words: SpecimenWords }) {
  const columns = useOrderColumns(words);
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
    failed: <ErrorState inline level={3} title={words.failed} text={words.failedText} onRetry={() => {}} />,
  };
  const selection = {
    selected,
    onChange: setSelected,
    rowLabel: (order: SpecimenOrder) => order.number,
    allLabel: words.allOrders,
    words: words.selected,
    sum: <bdi className="ltr">408 · ₺175,300.50</bdi>,
    actions: (
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
                list={{
                  first: (page - 1) * 25 + 1,
                  rows: specimenOrders,
                  total: 412,
                  isCapped: false,
                  page,
                  pageCount: 17,
                }}
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
