import { FlexRender, type Row } from '@tanstack/react-table';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import type { features } from './table-columns.ts';
import { cellClass } from './table-looks.ts';

interface DataTableRowProps<Data extends object> {
  row: Row<typeof features, Data>;
  selected: boolean;
  /** Name of the row's checkbox; undefined where rows cannot be selected. */
  selectLabel: string | undefined;
  open: boolean;
  quiet: boolean;
  tabStop: boolean;
  onPick: (range: boolean) => void;
  onOpen: (() => void) | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const controls = 'a, button, input, label, select, [role="combobox"], [role="menuitem"]';

export function DataTableRow<Data extends object>({
  row,
  selected,
  selectLabel,
  open,
  quiet,
  tabStop,
  onPick,
  onOpen,
  onFocus,
  onKeyDown,
}: DataTableRowProps<Data>) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest(controls) !== null) return;
    if (!event.currentTarget.contains(event.target) || getSelection()?.isCollapsed === false) return;
    if (event.shiftKey && selectLabel !== undefined) onPick(true);
    else onOpen?.();
  };
  return (
    <tr
      data-row-id={row.id}
      tabIndex={tabStop ? 0 : -1}
      className={classNames(
        'data-row',
        selected && 'data-row-on',
        open && 'data-row-open',
        quiet && 'data-row-quiet',
        onOpen !== undefined && 'data-row-opens',
      )}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {selectLabel !== undefined && (
        <td className={classNames('select-cell', selected && 'data-row-mark')}>
          <Checkbox
            label={selectLabel}
            tabIndex={-1}
            checked={selected}
            onChange={() => {}}
            onClick={event => onPick(event.shiftKey)}
          />
        </td>
      )}
      {row.getAllCells().map(cell => (
        <td key={cell.id} className={cellClass(cell.column.columnDef.meta)}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}
