import './staff-list.css';
import type { UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { RowOf } from '../api/call.ts';
import type { ApiQueryKey } from '../api/queries.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { type Question, QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import { useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import type { DataTableProps } from '../ui/table/data-table-props.ts';
import { DensityChoice, useDensity } from '../ui/table/density.tsx';
import type { ListItemProps } from '../ui/table/list-item.tsx';
import { editAndDeleteColumn } from '../ui/table/staff-columns.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { PHONE, TABLET, useMedia } from '../ui/use-media.ts';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';
import { ListedForm } from './listed-form.tsx';
import { NoRows } from './no-rows.tsx';
import { PagedTable } from './paged-table.tsx';
import type { StaffWords } from './staff-words.ts';
import type { ListEndpoint } from './use-endless-rows.ts';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import { type Navigate, overlayState } from './use-overlay.ts';
import { type PagedRows, usePagedRows } from './use-paged-rows.ts';

type Search = { q?: string | undefined; page?: number | undefined; edit?: string | undefined };

/** Never none. */
export type Some<Row> = readonly [Row, ...Row[]];

/**
 * A staff list as its address says: its rows, and the question before some of them are deleted.
 * @param query search and filters as the server takes them
 */
export function useStaffList<E extends ListEndpoint, S extends Search>(
  endpoint: E,
  query: Record<string, unknown>,
  search: S,
  navigate: Navigate<S>,
) {
  const address = useListAddress(navigate);
  const list = usePagedRows(endpoint, query, search.page ?? 1);
  const { ask, question } = useQuestion<Some<RowOf<E>>>();
  return { search, address, list, askToDelete: ask, question };
}

interface StaffListProps<Row extends { id: string }>
  extends Pick<DataTableProps<Row>, 'selection' | 'isQuiet'> {
  words: StaffWords;
  /** The search of `useStaffList`. */
  search: Search;
  address: ListAddress<Search>;
  list: PagedRows<Row>;
  askToDelete: (rows: Some<Row>) => void;
  question: Question<Some<Row>> | undefined;
  /** The line under the title, where it says more than how many rows there are; null while it is on its way. */
  summary?: ReactNode;
  /** The list as a file, with its filters. */
  exported?: ExportMenuProps;
  /** Filters beside the search; above the table where the head has no space for them. */
  filter?: ReactNode;
  /** Heading and filters of the table's own title row. */
  tableTitle?: ReactNode;
  tableTools?: ReactNode;
  /** The name of the row. Keep it stable between renders, as the columns. */
  nameOf: (row: Row) => string;
  /** Columns of the row itself; the buttons that edit and delete it follow. */
  columns: readonly TableColumn<Row>[];
  /** A further button of a row, before the one that edits it. */
  rowAction?: (row: Row, size: 'sm' | 'md') => ReactNode;
  /** A ListItem with the given title, which opens the row, and the given actions. */
  renderItem: (row: Row, item: Required<Pick<ListItemProps, 'title' | 'actions'>>) => ReactNode;
  /** The question before rows are deleted: a DeletionDialog. */
  deletion: (rows: Some<Row>, dialog: Pick<Question<unknown>, 'open' | 'onOpenChange'>) => ReactNode;
  /** Requests a row that the list does not hold: a link to a form, a reload. */
  rowQuery: (id: string) => UseQueryOptions<Row | null, Error, Row | null, ApiQueryKey>;
  /** The form over the list, open as long as the address names its row; null is a new one. */
  form: (row: Row | null, leave: { onClose: () => void; onSaved: () => void }) => ReactNode;
}

function RowLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, edit: id })}
      state={overlayState}
      resetScroll={false}
    >
      <TypedName>{name}</TypedName>
    </Link>
  );
}

/** A staff page: a list to search, its table, and the form of one row over it. The address keeps all of its state. */
export function StaffList<Row extends { id: string }>({
  words,
  search,
  address,
  list,
  askToDelete,
  question,
  summary,
  exported,
  filter,
  tableTitle,
  tableTools,
  nameOf,
  columns,
  rowAction,
  renderItem,
  deletion,
  rowQuery,
  form,
  ...table
}: StaffListProps<Row>) {
  const { t } = useTranslation(words);
  const { page: _page, edit, ...filters } = search;
  const { q } = filters;
  const isFiltered = Object.values(filters).some(value => value !== undefined);
  const none = Object.fromEntries(Object.keys(filters).map(name => [name, undefined]));
  const isPhone = useMedia(PHONE);
  const isTablet = useMedia(TABLET);
  const [density, setDensity] = useDensity();
  useShortcuts([{ keys: ['N'], label: t('add'), group: 'page', run: () => address.edit('new') }]);
  const add = (
    <Button variant="primary" onClick={() => address.edit('new')} aria-label={t('add')}>
      <Plus aria-hidden="true" />
      {!isPhone && t('add')}
    </Button>
  );
  const rowCount = list.total !== undefined && (
    <Trans t={t} i18nKey="summary" count={list.total} components={{ b: <b /> }} />
  );
  const all = useMemo(
    () => [
      ...columns,
      editAndDeleteColumn<Row>({
        editLabel: row => t('editOf', { name: nameOf(row) }),
        onEdit: ({ id }) => address.edit(id),
        deleteLabel: row => t('deleteOf', { name: nameOf(row) }),
        onDelete: row => askToDelete([row]),
        further: rowAction && (row => rowAction(row, 'sm')),
      }),
    ],
    [columns, t, nameOf, address, askToDelete, rowAction],
  );
  const itemOf = (row: Row) => ({
    title: <RowLink id={row.id} name={nameOf(row)} />,
    actions: (
      <>
        {rowAction?.(row, 'md')}
        <IconButton
          label={t('deleteOf', { name: nameOf(row) })}
          tooltip={false}
          onClick={() => askToDelete([row])}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </>
    ),
  });
  const leave = {
    onClose: () => address.close({ isSaved: false }),
    onSaved: () => address.close({ isSaved: true }),
  };
  const looks = (
    <>
      {exported && <ExportMenu {...exported} />}
      <DensityChoice value={density} onChange={setDensity} />
      <ShortcutHelp />
    </>
  );
  const tools = isTablet && filter !== undefined ? filter : tableTools;
  // The table's own row takes the tools that the head of a tablet has no space for.
  const isSplit = isTablet && tools !== undefined;

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={(summary === undefined ? rowCount : summary) || '\u00a0'}
        tools={
          <>
            <SearchBox
              value={q ?? ''}
              onSearch={text => address.change({ q: text || undefined })}
              label={t('search')}
              // Narrower where text is large.
              className={
                filter === undefined ? 'lg:min-w-[calc(480px-10rem)]' : 'lg:min-w-[calc(440px-10rem)]'
              }
            />
            {!isTablet && filter}
            {!isSplit && looks}
            {add}
          </>
        }
      />
      <PagedTable
        list={list}
        {...table}
        label={t('title')}
        {...(tableTitle !== undefined && { title: tableTitle })}
        {...(tools !== undefined && {
          tools: (
            <div className="staff-list-tools">
              {tools}
              {isSplit && looks}
            </div>
          ),
        })}
        columns={all}
        renderItem={row => renderItem(row, itemOf(row))}
        scope={JSON.stringify(filters)}
        density={density}
        minWidth="700px"
        onOpen={row => address.edit(row.id)}
        openId={edit === 'new' ? null : (edit ?? null)}
        empty={
          <NoRows
            words={words}
            q={q}
            isFiltered={isFiltered}
            onClear={() => address.change(none)}
            onAdd={() => address.edit('new')}
          />
        }
        failed={t('failed')}
        found={t('count', { count: list.total ?? 0 })}
        onPage={address.turnTo}
      />
      {edit === 'new' && <Fragment key="new">{form(null, leave)}</Fragment>}
      {edit && edit !== 'new' && (
        <ListedForm
          key={edit}
          title={t('editTitle')}
          query={rowQuery(edit)}
          listed={list.loaded.find(({ id }) => id === edit)}
          onClose={leave.onClose}
        >
          {row => form(row, leave)}
        </ListedForm>
      )}
      <QuestionDialog question={question}>{deletion}</QuestionDialog>
    </>
  );
}
