import type { ReactNode } from 'react';
import type { Density } from './density.tsx';
import type { TableColumn } from './table-columns.ts';

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's checkbox, such as 'Select TPT-26-00012'. */
  rowLabel: (row: Row) => string;
  /** Name of the header's checkbox. */
  allLabel: string;
  /** The rows that the header's checkbox stands for, where these are more than the rows in sight. */
  allIds?: readonly string[];
  /** Selects everything, where not all of it is loaded yet. */
  onSelectAll?: () => void;
  /** '{n} selected' */
  words: ReactNode;
  /** Sums of the selected rows. */
  sum?: ReactNode;
  /** Buttons for the selected rows. */
  actions: ReactNode;
}

export interface DataTableProps<Row extends object> {
  /** Name of the table, read out. */
  label: string;
  /** Heading of the card, and quiet figures after it in a span. Without title and tools there is no title row. */
  title?: ReactNode;
  /** NewRows: the rows that wait. Stands where it moves nothing. */
  news?: ReactNode;
  /** Search and filters at the end of the title row. */
  tools?: ReactNode;
  /** Keep it stable between renders. */
  columns: readonly TableColumn<Row>[];
  /** Keep it stable between renders. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Changes with search and filters: the keyboard begins at the first row again. */
  scope?: string;
  /** Rows of the whole list, also of those that are not loaded or on another page. */
  rowCount?: number | undefined;
  /** Number of the first row in the whole list, from 1. */
  firstRow?: number;
  /** The last loaded rows come into sight: more are wanted. Keep it stable between renders. */
  onEndNear?: () => void;
  /** More rows are on their way behind the last one. */
  loadingMore?: boolean;
  /** The rows are those of the search before; dimmed when the new ones take a while. */
  behind?: boolean;
  /** Rows that others have taken away and that only keep their place. */
  gone?: ReadonlySet<string>;
  /** Somebody is dealing with the rows: the pointer or the focus is among them. */
  onEngage?: (engaged: boolean) => void;
  density?: Density;
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
  /** An item of the list that the table becomes on phones. */
  renderItem: (row: Row) => ReactNode;
  /** The skeleton of such an item, where it looks unlike a ListItem. */
  itemSkeleton?: ReactNode;
  /** Pagination. */
  footer?: ReactNode;
  /** Least width before it scrolls sideways on tablets, such as '960px'. */
  minWidth?: string;
}
