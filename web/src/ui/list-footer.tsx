import { useTranslation } from 'react-i18next';
import { Pagination } from './pagination.tsx';

export interface ListFooterProps {
  /** Number of the first row in sight, from 1. */
  first: number;
  /** Rows in sight. */
  shown: number;
  /** Rows on all pages. */
  total: number;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** The foot of a staff table: which rows are in sight, and the way to the others. */
export function ListFooter({ first, shown, total, page, pageCount, onPage }: ListFooterProps) {
  const { t } = useTranslation('ui');
  return (
    <Pagination
      summary={t('shown', { first, last: first + shown - 1, total })}
      page={page}
      pageCount={pageCount}
      onPage={onPage}
    />
  );
}
