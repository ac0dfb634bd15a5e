import type { Header } from '@tanstack/react-table';
import { FlexRender } from '@tanstack/react-table';
import { Checkbox } from '../form/checkbox.tsx';
import type { TableSelection } from './data-table-props.ts';
import { overall } from './row-range.ts';
import type { features } from './table-columns.ts';
import { cellClass } from './table-looks.ts';

interface TableHeadProps<Row extends object> {
  headers: readonly Header<typeof features, Row>[];
  selection: TableSelection<Row> | undefined;
  ids: readonly string[];
  /** False while there is nothing to select. */
  selectable: boolean;
  onSelectAll: (on: boolean) => void;
}

/** The names of the columns, and the box that stands for everything that the filter lets through. */
export function TableHead<Row extends object>({
  headers,
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
        {headers.map(header => {
          const looks = header.column.columnDef.meta;
          const Cell = header.column.columnDef.header === '' ? 'td' : 'th';
          return (
            <Cell
              key={header.id}
              {...(Cell === 'th' ? { scope: 'col' } : {})}
              className={cellClass(looks)}
              style={{ inlineSize: looks?.width }}
              aria-sort={looks?.sorted}
            >
              <FlexRender header={header} />
            </Cell>
          );
        })}
      </tr>
    </thead>
  );
}
