import './staff-list.css';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useErrorText } from '../api/form.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Button } from '../ui/form/button.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PHONE, TABLET, useMedia } from '../ui/layout/use-media.ts';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { DataTableProps } from '../ui/table/data-table-props.ts';
import { DensityChoice, useDensity } from '../ui/table/density.tsx';
import { ListFooter } from '../ui/table/list-footer.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { PagedRows } from './use-paged-rows.ts';

/** What the form of a row begins with, and how it is left. */
export interface OpenForm<Row> {
  /** undefined: a new one. */
  id: string | undefined;
  /** The row, where the list holds it. */
  listed: Row | undefined;
  onClose: () => void;
  onSaved: () => void;
}

type Search = { q?: string | undefined; page?: number | undefined; edit?: string | undefined };

export interface StaffListProps<Row extends { id: string }>
  extends Pick<DataTableProps<Row>, 'columns' | 'selection' | 'isQuiet' | 'renderItem'> {
  words: {
    title: string;
    search: string;
    add: string;
    /** '12 products', read out when a search or filter has changed the list. */
    found: string;
    empty: string;
    /** Why nothing is there, or what to do about it. */
    emptyText: string;
    clear: string;
    failed: string;
  };
  /** The line under the title; nothing while its figures are on their way. */
  summary: ReactNode;
  search: Search;
  address: ListAddress<Search>;
  list: PagedRows<Row>;
  /** Beside the search; above the table where the head has no space for it. */
  filter?: ReactNode;
  /** Heading and filters of the table's own title row. */
  tableTitle?: ReactNode;
  tableTools?: ReactNode;
  /** Takes search and filters away; undefined while there are none. */
  onClear: (() => void) | undefined;
  /** The form over the list, open as long as the address names its row. */
  form: (open: OpenForm<Row>) => ReactNode;
}

const rowId = ({ id }: { id: string }) => id;

/** A staff page: a list to search, its table, and the form of one row over it. The address keeps all of its state. */
export function StaffList<Row extends { id: string }>({
  words,
  summary,
  search,
  address,
  list,
  filter,
  tableTitle,
  tableTools,
  onClear,
  form,
  ...table
}: StaffListProps<Row>) {
  const { q, edit } = search;
  const errorText = useErrorText();
  const isPhone = useMedia(PHONE);
  const isTablet = useMedia(TABLET);
  const [density, setDensity] = useDensity();
  useShortcuts([{ keys: ['N'], label: words.add, group: 'page', run: () => address.edit('new') }]);
  const add = (
    <Button variant="primary" onClick={() => address.edit('new')} aria-label={words.add}>
      <Plus aria-hidden="true" />
      {!isPhone && words.add}
    </Button>
  );
  const { page: _page, edit: _edit, ...filters } = search;
  const scope = JSON.stringify(filters);
  const looks = (
    <>
      <DensityChoice value={density} onChange={setDensity} />
      <ShortcutHelp />
    </>
  );
  const tools = isTablet && filter !== undefined ? filter : tableTools;
  // The table's own row takes what the head of a tablet has no space for.
  const isSplit = isTablet && tools !== undefined;

  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={summary || '\u00a0'}
        tools={
          <>
            <SearchBox
              value={q ?? ''}
              onSearch={text => address.change({ q: text || undefined })}
              label={words.search}
              className={filter === undefined ? 'lg:min-w-80' : 'lg:min-w-70'}
            />
            {!isTablet && filter}
            {!isSplit && looks}
            {add}
          </>
        }
      />
      <DataTable
        {...table}
        label={words.title}
        {...(tableTitle !== undefined && { title: tableTitle })}
        {...(tools !== undefined && {
          tools: (
            <div className="staff-list-tools">
              {tools}
              {isSplit && looks}
            </div>
          ),
        })}
        rows={list.rows}
        rowId={rowId}
        rowCount={list.total}
        firstRow={list.first}
        scope={scope}
        behind={list.isBehind}
        density={density}
        minWidth="700px"
        onOpen={row => address.edit(row.id)}
        openId={edit === 'new' ? null : (edit ?? null)}
        status={list.status}
        empty={
          <EmptyState
            inline
            title={words.empty}
            text={words.emptyText}
            action={
              onClear ? (
                <Button onClick={onClear}>{words.clear}</Button>
              ) : (
                <Button variant="primary" onClick={() => address.edit('new')}>
                  {words.add}
                </Button>
              )
            }
          />
        }
        failed={
          <ErrorState
            inline
            title={words.failed}
            text={errorText(list.error)}
            onRetry={list.retry}
            retrying={list.isRetrying}
          />
        }
        footer={<ListFooter list={list} found={words.found} onPage={address.turnTo} />}
      />
      {edit && (
        <Fragment key={edit}>
          {form({
            id: edit === 'new' ? undefined : edit,
            listed: list.loaded.find(({ id }) => id === edit),
            onClose: () => address.close({ isSaved: false }),
            onSaved: () => address.close({ isSaved: true }),
          })}
        </Fragment>
      )}
    </>
  );
}
