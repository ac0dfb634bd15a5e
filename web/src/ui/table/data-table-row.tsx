import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../form/checkbox.tsx';
import type { TableColumn } from './table-columns.ts';
import { cellClass } from './table-looks.ts';
import type { RowHandlers } from './use-row-keys.ts';

interface DataTableRowProps<Data extends object> {
  id: string;
  row: Data;
  columns: readonly TableColumn<Data>[];
  /** Place among the drawn rows' list, from 0. */
  index: number;
  /** Number in the whole list, from 1; the head of the table is one more. */
  position: number;
  selected: boolean;
  /** Name of the row's checkbox; undefined where rows cannot be selected. */
  selectLabel: string | undefined;
  open: boolean;
  opens: boolean;
  quiet: boolean;
  /** No longer in the list. It stays in its place so that nothing moves. */
  gone: boolean;
  tabStop: boolean;
  handlers: RowHandlers;
}

const controls = 'a, button, input, label, select, [role="combobox"], [role="menuitem"]';

/** Puts the controls of one row only into the tab order: through those of thousands Tab would come to no end. */
function useControlsInTabOrder(isTabStop: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll('a[href], button') ?? []) {
      if (isTabStop) control.removeAttribute('tabindex');
      else control.setAttribute('tabindex', '-1');
    }
  });
  return row;
}

function DrawnRow<Data extends object>({
  id,
  row,
  columns,
  index,
  position,
  selected,
  selectLabel,
  open,
  opens,
  quiet,
  gone,
  tabStop,
  handlers,
}: DataTableRowProps<Data>) {
  const element = useControlsInTabOrder(tabStop);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // A menu of a cell is drawn elsewhere, yet its clicks arrive here as if it lay inside.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    if (event.target.closest(controls) !== null || getSelection()?.isCollapsed === false) return;
    if (event.shiftKey && selectLabel !== undefined) handlers.pick(id, true);
    else handlers.open(id);
  };
  return (
    <tr
      ref={element}
      data-row-id={id}
      data-index={index}
      tabIndex={tabStop ? 0 : -1}
      aria-rowindex={position + 1}
      aria-selected={selectLabel === undefined ? undefined : selected}
      inert={gone}
      className={classNames(
        'data-row',
        selected && 'data-row-on',
        open && 'data-row-open',
        quiet && 'data-row-quiet',
        gone && 'data-row-gone',
        opens && 'data-row-opens',
      )}
      onClick={onClick}
      onFocus={() => handlers.onFocusRow(id)}
      onKeyDown={handlers.onKeyDown}
    >
      {selectLabel !== undefined && (
        <td className={classNames('select-cell', selected && 'data-row-mark')}>
          <Checkbox
            label={selectLabel}
            tabIndex={-1}
            checked={selected}
            onChange={() => {}}
            onClick={event => handlers.pick(id, event.shiftKey)}
          />
        </td>
      )}
      {columns.map(column => (
        <td key={column.id} className={cellClass(column.looks)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A row; drawn again only when something of its own changes, so that moving through a long table stays quick. */
export const DataTableRow = memo(DrawnRow) as typeof DrawnRow;
