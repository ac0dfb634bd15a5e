import { useTranslation } from 'react-i18next';
import { Pagination } from './pagination.tsx';

interface ListFooterProps {
  list: {
    /** Number of the first row in sight, from 1. */
    first: number;
    /** Rows in sight. */
    rows: readonly unknown[];
    /** Rows on all pages; undefined while they are not counted. */
    total: number | undefined;
    isCapped: boolean;
    page: number;
    pageCount: number;
  };
  /** '12 products': read out in place of the rows in sight whenever it changes, also when there are none. */
  found?: string;
  onPage: (page: number) => void;
}

/** The foot of a staff table: which rows are in sight, and the way to the others. Nothing for an empty list. */
export function ListFooter({
  list: { first, rows, total, isCapped, page, pageCount },
  found,
  onPage,
}: ListFooterProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      {found !== undefined && (
        <p className="sr-only" role="status">
          {total === undefined ? '' : found}
        </p>
      )}
      {total ? (
        <Pagination
          summary={t('shown', { first, last: first + rows.length - 1, total, isCapped })}
          isSilent={found !== undefined}
          page={page}
          pageCount={pageCount}
          onPage={onPage}
        />
      ) : null}
    </>
  );
}
