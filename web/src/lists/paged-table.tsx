import { useErrorText } from '../api/form.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { DataTableProps } from '../ui/table/data-table-props.ts';
import { ListFooter } from '../ui/table/list-footer.tsx';
import type { PagedRows } from './use-paged-rows.ts';

interface PagedTableProps<Row extends { id: string }>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'rowId' | 'rowCount' | 'firstRow' | 'behind' | 'status' | 'failed' | 'footer'
  > {
  list: PagedRows<Row>;
  /** '12 products', read out when a search or filter has changed the list. */
  found: string;
  /** Title over the reason when the rows cannot be loaded. */
  failed: string;
  onPage: (page: number) => void;
}

const rowId = ({ id }: { id: string }) => id;

/** The table of a list that is read page by page. */
export function PagedTable<Row extends { id: string }>({
  list,
  found,
  failed,
  onPage,
  ...table
}: PagedTableProps<Row>) {
  const errorText = useErrorText();
  return (
    <DataTable
      {...table}
      rows={list.rows}
      rowId={rowId}
      rowCount={list.total}
      firstRow={list.first}
      behind={list.isBehind}
      status={list.status}
      failed={
        <ErrorState
          inline
          title={failed}
          text={errorText(list.error)}
          onRetry={list.retry}
          retrying={list.isRetrying}
        />
      }
      footer={<ListFooter list={list} found={found} onPage={onPage} />}
    />
  );
}
