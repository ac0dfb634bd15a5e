import type { ReactNode } from 'react';

/** The looks of a column in the table. */
export interface ColumnLooks {
  /** Decides the alignment: figures at the end, actions at the end, all else at the start. */
  kind?: 'text' | 'figure' | 'actions' | 'picture';
  /** px without which its content is cut. It is the width too, unless another is given. */
  least: number;
  /** CSS width, where the column grows with the table; columns of the width 'rest' share what the others leave. */
  width?: string;
  /** Widths of the blocks while loading: one, or two for a cell of two lines. */
  skeleton?: readonly [string] | readonly [string, string];
  /** The loading block is as tall as a badge or a button. */
  skeletonShape?: 'line' | 'badge' | 'picture';
  /**
   * Its priority: left out in windows below this width. md 1024 px, lg 1152 px, xl 1280 px, 2xl 1440 px; sooner where text
   * is larger. Columns that are wider than the window together fail `table-widths.test.tsx`.
   */
  from?: 'md' | 'lg' | 'xl' | '2xl';
  /** The rows come in the order of this column. */
  sorted?: 'ascending' | 'descending';
}

/** A column of a DataTable. */
export interface TableColumn<Row> {
  id: string;
  /** Empty where the column has no name. */
  header: string;
  cell: (row: Row) => ReactNode;
  looks: ColumnLooks;
}
