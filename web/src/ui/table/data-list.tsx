import './data-list.css';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import type { TableSelection } from './data-table-props.ts';
import { ListItem } from './list-item.tsx';
import { RowBoundary } from './row-boundary.tsx';
import { overall } from './row-range.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface DataListProps<Row extends object> {
  rows: readonly Row[];
  ids: readonly string[];
  renderItem: (row: Row) => ReactNode;
  itemSkeleton?: ReactNode;
  selection?: TableSelection<Row>;
  isQuiet?: (row: Row) => boolean;
  gone?: ReadonlySet<string>;
  rowCount?: number | undefined;
  firstRow?: number;
  onEndNear?: () => void;
  loadingMore?: boolean;
  loading: boolean;
  /** The items begin with a picture. */
  hasPictures: boolean;
  /** They end in a line of actions. */
  hasActions: boolean;
  onPick: (id: string, range: boolean) => void;
  onSelectAll: (on: boolean) => void;
}

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth'];

/** px of a list item before it is measured. */
const itemHeight = 130;

type Shape = { selects: boolean; pictures: boolean; actions: boolean; own: ReactNode };

function Placeholders({ count, selects, pictures, actions, own }: Shape & { count: number }) {
  const line = <Skeleton shape="text" width="72%" />;
  return placeholders.slice(0, count).map(id => (
    <li key={id} className={selects ? 'data-item-selects' : undefined}>
      {selects && (
        <span className="relative z-1 grid place-items-center size-11 -mt-2">
          <Skeleton shape="box" />
        </span>
      )}
      {own ?? (
        <ListItem
          picture={pictures && <Skeleton shape="picture" width="64px" height="80px" />}
          title={<Skeleton shape="text" width="7rem" />}
          end={<Skeleton shape="text" width="4rem" />}
          {...(actions && {
            foot: <Skeleton shape="text" width="10rem" />,
            actions: <Skeleton shape="box" className="me-3" />,
          })}
        >
          {line}
          {!actions && line}
        </ListItem>
      )}
    </li>
  ));
}

/** The rows of a table on a phone: the mark at the start side, the actions underneath. */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { rows, ids, renderItem, selection, isQuiet, gone, firstRow = 1, loading } = props;
  const shape = {
    selects: selection !== undefined,
    pictures: props.hasPictures,
    actions: props.hasActions,
    own: props.itemSkeleton,
  };
  const list = useRef<HTMLUListElement>(null);
  const { slices, after, measure } = useVirtualRows({
    ids,
    rowHeight: itemHeight,
    uneven: true,
    pinned: [],
    body: list,
    onEndNear: props.onEndNear,
  });
  const head = selection !== undefined && (
    <div className="data-list-head">
      <Checkbox
        disabled={loading}
        checked={overall(selection.selected, selection.allIds ?? ids)}
        onChange={props.onSelectAll}
      >
        {selection.allLabel}
      </Checkbox>
    </div>
  );
  if (loading) {
    return (
      <>
        {head}
        <ul className="data-list">
          <Placeholders count={5} {...shape} />
        </ul>
      </>
    );
  }
  return (
    <>
      {head}
      <ul ref={list} className="data-list" style={{ paddingBlock: `${slices[0]?.gap ?? 0}px ${after}px` }}>
        {slices.map(({ index }) => {
          const row = rows[index];
          const id = ids[index];
          if (row === undefined || id === undefined) return null;
          const on = selection?.selected.has(id) ?? false;
          return (
            <li
              key={id}
              ref={measure}
              data-index={index}
              aria-setsize={props.rowCount}
              aria-posinset={props.rowCount === undefined ? undefined : firstRow + index}
              inert={gone?.has(id)}
              className={classNames(
                selection !== undefined && 'data-item-selects',
                on && 'data-item-on',
                isQuiet?.(row) && 'data-item-quiet',
                gone?.has(id) && 'data-item-gone',
              )}
            >
              {selection !== undefined && (
                <span className="relative z-1 grid place-items-center size-11 -mt-2">
                  <Checkbox
                    label={selection.rowLabel(row)}
                    checked={on}
                    onChange={() => props.onPick(id, false)}
                  />
                </span>
              )}
              <div className="min-w-0">
                <RowBoundary row={row}>{renderItem(row)}</RowBoundary>
              </div>
            </li>
          );
        })}
        {props.loadingMore && <Placeholders count={3} {...shape} />}
      </ul>
    </>
  );
}
