import '../layout/card.css';
import './data-table.css';
import './table-title.css';
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { TooltipProvider } from '../button/tooltip.tsx';
import { classNames } from '../class-names.ts';
import { LoadingWords } from '../feedback/skeleton.tsx';
import { isCovered, isTyping } from '../overlay/shortcut-keys.ts';
import { useDocumentKeys } from '../overlay/use-shortcuts.ts';
import { PHONE, useMedia } from '../use-media.ts';
import { DataList } from './data-list.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { withAll } from './row-range.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useTableShortcuts } from './use-table-shortcuts.ts';

/** A grid and not a table: its rows take the focus, and a screen reader then leaves the arrows to them. */
const grid = (selects: boolean) => ({ role: 'grid', ...(selects && { 'aria-multiselectable': true }) });

/**
 * A dense table for staff; a list on phones. It scrolls with the window, and of thousands of rows draws those in sight.
 * Keyboard: see useRowKeys and useTableShortcuts; Escape clears the selection.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, title, tools, columns, rows, rowId, selection, onOpen, status = 'ready' } = props;
  const { density = 'comfortable', openId, scope } = props;
  const { t } = useTranslation(['ui', 'words']);
  const phone = useMedia(PHONE);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = useMemo(() => (status === 'ready' ? rows.map(rowId) : []), [rows, rowId, status]);
  const openById = (id: string) => {
    const row = rows.find(candidate => rowId(candidate) === id);
    if (row !== undefined) onOpen?.(row);
  };
  const selectAll = (on: boolean) => {
    if (on && selection?.onSelectAll) selection.onSelectAll();
    else selection?.onChange(withAll(selection.selected, selection.allIds ?? ids, on));
  };
  const keys = useRowKeys({
    ids,
    selected: selection?.selected,
    onSelect: selection?.onChange,
    onSelectAll: selection && (() => selectAll(true)),
    onOpen: onOpen && openById,
    body,
    scope,
  });
  useTableShortcuts(keys, { selects: selection !== undefined, opens: onOpen !== undefined, first: ids[0] });
  useOpenRow(body, openId, keys.focus);

  const anySelected = selection !== undefined && selection.selected.size > 0;
  const clear = () => selection?.onChange(new Set());
  useDocumentKeys(event => {
    if (!anySelected || event.key !== 'Escape' || event.defaultPrevented) return;
    if (!isCovered() && !isTyping(event.target)) clear();
  });

  const bar = anySelected && (
    <SelectionBar
      words={selection.words}
      sum={selection.sum}
      actions={selection.actions}
      onClear={clear}
      deck={phone}
    />
  );
  const nothing = status === 'failed' ? props.failed : status === 'ready' && rows.length === 0 && props.empty;
  const frame = {
    'aria-label': label,
    'aria-busy': status === 'loading' || (props.behind ?? false),
    'data-behind': props.behind || undefined,
    ...useEngagement(props.onEngage),
  };
  if (phone) {
    return (
      <section {...frame}>
        {tools !== undefined && <div className="data-list-tools">{tools}</div>}
        {props.news && <div className="data-list-news">{props.news}</div>}
        {nothing || (
          <DataList
            {...props}
            ids={ids}
            loading={status === 'loading'}
            hasPictures={columns.some(({ looks }) => looks.kind === 'picture')}
            hasActions={columns.some(({ looks }) => looks.kind === 'actions')}
            onPick={keys.handlers.pick}
            onSelectAll={selectAll}
          />
        )}
        {bar}
        {props.footer}
      </section>
    );
  }

  const skeleton = (count: number) => (
    <TableSkeleton columns={columns} selects={selection !== undefined} rows={count} />
  );
  return (
    <TooltipProvider>
      <section
        {...frame}
        className={classNames('card table-card', density === 'compact' && 'table-card-compact')}
      >
        {bar ||
          ((title !== undefined || tools !== undefined) && (
            <div className="table-title">
              {title !== undefined && <h2>{title}</h2>}
              {props.news}
              {tools}
            </div>
          ))}
        {status === 'loading' && <LoadingWords>{t('words:loading')}</LoadingWords>}
        <div className={classNames('data-table-scroll', props.minWidth === undefined && 'data-table-fits')}>
          <table
            {...grid(selection !== undefined)}
            className={classNames(
              'data-table',
              density === 'compact' && 'data-table-compact',
              title === undefined && tools === undefined && !bar && 'data-table-bare',
            )}
            style={{ '--table-min': props.minWidth }}
            aria-label={label}
            aria-rowcount={status === 'ready' ? (props.rowCount ?? rows.length) + 1 : undefined}
          >
            <TableHead
              columns={columns}
              selection={selection}
              ids={ids}
              selectable={ids.length > 0}
              onSelectAll={selectAll}
            />
            {status === 'loading' && <tbody aria-hidden="true">{skeleton(props.skeletonRows ?? 8)}</tbody>}
            <TableBody
              ref={body}
              rows={rows}
              ids={ids}
              columns={columns}
              density={density}
              firstRow={props.firstRow ?? 1}
              selected={selection?.selected}
              rowLabel={selection?.rowLabel}
              openId={openId}
              opens={onOpen !== undefined}
              isQuiet={props.isQuiet}
              gone={props.gone}
              tabStop={keys.tabStop}
              handlers={keys.handlers}
              onEndNear={props.onEndNear}
            />
            {props.loadingMore && <tbody aria-hidden="true">{skeleton(3)}</tbody>}
          </table>
          {nothing && <div className="grid place-items-center">{nothing}</div>}
        </div>
        {props.footer}
      </section>
    </TooltipProvider>
  );
}

/** Handlers that detect whether the pointer or the focus is inside an element. A finger that touches it only passes. */
function useEngagement(onEngage: ((engaged: boolean) => void) | undefined) {
  const inside = useRef({ pointer: false, focus: false });
  const change = (changed: Partial<typeof inside.current>) => {
    Object.assign(inside.current, changed);
    onEngage?.(inside.current.pointer || inside.current.focus);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => change({ pointer: pointerType !== 'touch' }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      change({ focus: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) }),
  };
}

/**
 * Keeps the row whose details are open in sight while they step through the list, and gives it the focus when they
 * close: the row that opened them may be far away.
 */
function useOpenRow(
  body: RefObject<HTMLElement | null>,
  openId: string | null | undefined,
  focus: (id: string) => void,
): void {
  const last = useRef(openId ?? null);
  useLayoutEffect(() => {
    if (openId) body.current?.querySelector('.data-row-open')?.scrollIntoView({ block: 'nearest' });
  }, [body, openId]);
  useEffect(() => {
    const before = last.current;
    last.current = openId ?? null;
    if (openId || before === null) return;
    // After the sheet has given the focus back to where it was when it opened.
    const timer = setTimeout(() => {
      const row = document.activeElement?.closest<HTMLElement>('[data-row-id]');
      if (row?.dataset['rowId'] !== before) focus(before);
    });
    return () => clearTimeout(timer);
  }, [openId, focus]);
}
