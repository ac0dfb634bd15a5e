import './card.css';
import './data-table.css';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { DataList } from './data-list.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { overall, withAll } from './row-range.ts';
import { SelectionBar } from './selection-bar.tsx';
import { LoadingWords } from './skeleton.tsx';
import { features, type TableColumn } from './table-columns.ts';
import { cellClass } from './table-looks.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { PHONE, useMedia } from './use-media.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's checkbox, such as 'Select TPT-26-00012'. */
  rowLabel: (row: Row) => string;
  /** Name of the header's checkbox. */
  allLabel: string;
  /** What the header's checkbox stands for, where that is more than the rows in sight. */
  allIds?: readonly string[];
  /** Selects everything, where not all of it is loaded yet. */
  onSelectAll?: () => void;
  /** '{n} selected' */
  words: ReactNode;
  /** Sums of what is selected. */
  sum?: ReactNode;
  /** Buttons for what is selected. */
  deeds: ReactNode;
}

export interface DataTableProps<Row extends object> {
  /** Name of the table, read out. */
  label: string;
  /** Heading of the card, and quiet figures after it in a span. Without title and tools there is no title row. */
  title?: ReactNode;
  /** Search and filters at the end of the title row. */
  tools?: ReactNode;
  /** Keep it stable between renders. */
  columns: readonly TableColumn<Row>[];
  /** Keep it stable between renders. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  density?: 'comfortable' | 'compact';
  selection?: TableSelection<Row>;
  /** A click on a row, or Enter. */
  onOpen?: (row: Row) => void;
  /** The row whose details are open. */
  openId?: string | null;
  /** Rows that step back, such as inactive ones. */
  isQuiet?: (row: Row) => boolean;
  status?: 'ready' | 'loading' | 'failed';
  /** EmptyState with `inline`, shown when there are no rows. */
  empty: ReactNode;
  /** ErrorState with `inline`. */
  failed?: ReactNode;
  skeletonRows?: number;
  /** On phones the table becomes a list of these. */
  renderItem: (row: Row) => ReactNode;
  /** Pagination. */
  footer?: ReactNode;
  /** Least width before it scrolls sideways on tablets, such as '960px'. */
  minWidth?: string;
}

/** A dense table for staff; a list on phones. Keyboard: see useRowKeys; Escape clears the selection. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, title, tools, columns, rows, rowId, selection, onOpen, status = 'ready' } = props;
  const { t } = useTranslation('ui');
  const phone = useMedia(PHONE);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection?.selected ?? [])].map(id => [id, true as const])),
    [selection?.selected],
  );
  const table = useTable({ features, columns, data: rows, getRowId: rowId, state: { rowSelection } });
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const openById = (id: string) => {
    const row = rows.find(candidate => rowId(candidate) === id);
    if (row !== undefined) onOpen?.(row);
  };
  const keys = useRowKeys({
    ids,
    selected: selection?.selected,
    onSelect: selection?.onChange,
    onOpen: onOpen === undefined ? undefined : openById,
  });

  const anySelected = selection !== undefined && selection.selected.size > 0;
  const clear = () => selection?.onChange(new Set());
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'))
      return;
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type="checkbox"]), textarea'))
      return;
    clear();
  });
  useEffect(() => {
    if (!anySelected) return;
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [anySelected]);

  const bar = anySelected && (
    <SelectionBar
      words={selection.words}
      sum={selection.sum}
      deeds={selection.deeds}
      onClear={clear}
      deck={phone}
    />
  );
  const nothing = status === 'failed' ? props.failed : status === 'ready' && rows.length === 0 && props.empty;
  if (phone) {
    return (
      <section aria-label={label} aria-busy={status === 'loading'}>
        {tools !== undefined && <div className="flex flex-wrap gap-2 pb-3">{tools}</div>}
        {nothing || <DataList {...props} loading={status === 'loading'} onPick={keys.handlers.pick} />}
        {bar}
        {props.footer}
      </section>
    );
  }

  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const tableRows = status === 'ready' ? table.getRowModel().rows : [];
  return (
    <section className="card" aria-label={label} aria-busy={status === 'loading'}>
      {bar ||
        ((title !== undefined || tools !== undefined) && (
          <div className="table-title">
            {title !== undefined && <h2>{title}</h2>}
            {tools}
          </div>
        ))}
      {status === 'loading' && <LoadingWords>{t('loading')}</LoadingWords>}
      <div className="data-table-scroll">
        <table
          className={classNames(
            'data-table',
            props.density === 'compact' && 'data-table-compact',
            title === undefined && tools === undefined && 'data-table-bare',
          )}
          style={{ '--table-min': props.minWidth }}
          aria-label={label}
        >
          <thead>
            <tr>
              {selection !== undefined && (
                <th scope="col" className="select-cell">
                  <Checkbox
                    label={selection.allLabel}
                    disabled={ids.length === 0 || status !== 'ready'}
                    checked={overall(selection.selected, selection.allIds ?? ids)}
                    onChange={on => {
                      if (on && selection.onSelectAll) selection.onSelectAll();
                      else selection.onChange(withAll(selection.selected, selection.allIds ?? ids, on));
                    }}
                  />
                </th>
              )}
              {headers.map(header => {
                const looks = header.column.columnDef.meta;
                const Cell = header.column.columnDef.header === '' ? 'td' : 'th';
                return (
                  <Cell
                    key={header.id}
                    {...(Cell === 'th' ? { scope: 'col' } : {})}
                    className={cellClass(looks)}
                    style={{ inlineSize: looks?.width }}
                  >
                    <table.FlexRender header={header} />
                  </Cell>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {status === 'loading' && (
              <TableSkeleton
                columns={headers.map(header => ({ id: header.id, looks: header.column.columnDef.meta }))}
                selects={selection !== undefined}
                rows={props.skeletonRows ?? 8}
              />
            )}
            {nothing && (
              <tr>
                <td colSpan={headers.length + (selection === undefined ? 0 : 1)}>{nothing}</td>
              </tr>
            )}
            {tableRows.map(row => (
              <DataTableRow
                key={row.id}
                row={row}
                columns={columns}
                selected={row.getIsSelected()}
                selectLabel={selection?.rowLabel(row.original)}
                open={row.id === props.openId}
                opens={onOpen !== undefined}
                quiet={props.isQuiet?.(row.original) ?? false}
                tabStop={row.id === keys.tabStop}
                handlers={keys.handlers}
              />
            ))}
          </tbody>
        </table>
      </div>
      {props.footer}
    </section>
  );
}
