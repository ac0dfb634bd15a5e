import { Checkbox } from '../form/checkbox.tsx';
import type { TableSelection } from './data-table-props.ts';
import { overall } from './row-range.ts';
import type { TableColumn } from './table-columns.ts';
import { cellClass } from './table-looks.ts';

interface TableHeadProps<Row extends object> {
  columns: readonly TableColumn<Row>[];
  selection: TableSelection<Row> | undefined;
  ids: readonly string[];
  /** False while there is nothing to select. */
  selectable: boolean;
  onSelectAll: (on: boolean) => void;
}

/** The names of the columns, and the box that stands for everything that the filter lets through. */
export function TableHead<Row extends object>({
  columns,
  selection,
  ids,
  selectable,
  onSelectAll,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection !== undefined && (
          <th scope="col" className="select-cell">
            <Checkbox
              label={selection.allLabel}
              disabled={!selectable}
              checked={overall(selection.selected, selection.allIds ?? ids)}
              onChange={onSelectAll}
            />
          </th>
        )}
        {columns.map(({ id, header, looks }) => {
          const Cell = header === '' ? 'td' : 'th';
          return (
            <Cell
              key={id}
              {...(Cell === 'th' ? { scope: 'col' } : {})}
              className={cellClass(looks)}
              style={{ inlineSize: looks.width === 'rest' ? undefined : (looks.width ?? looks.least) }}
              aria-sort={looks.sorted}
            >
              {header}
            </Cell>
          );
        })}
      </tr>
    </thead>
  );
}
