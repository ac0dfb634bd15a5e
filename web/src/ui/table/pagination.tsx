import './pagination.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';

interface PaginationProps {
  /** Words such as '1-25 of 412 customers'. */
  summary: ReactNode;
  /** The number of rows is read out elsewhere. */
  isSilent?: boolean;
  /** The number of the page, from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** First, last, the current page and its neighbours; null stands for a gap. */
export function pagesInSight(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 2) wanted.add(3);
  if (page >= pageCount - 1) wanted.add(pageCount - 2);
  const pages = [...wanted].filter(number => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

/** The foot of a long list. */
export function Pagination({ summary, isSilent, page, pageCount, onPage }: PaginationProps) {
  const { t } = useTranslation('ui');
  const gaps = ['gap-start', 'gap-end'];
  return (
    <nav className="pagination" aria-label={t('pages')}>
      <span role={isSilent ? undefined : 'status'}>{summary}</span>
      {pageCount > 1 && (
        <div className="pagination-pages flex items-center gap-1 ms-auto text-ink-2">
          <BareIconButton
            size="sm"
            label={t('previousPage')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft className="flip" aria-hidden="true" />
          </BareIconButton>
          {pagesInSight(page, pageCount).map(number =>
            number === null ? (
              <span key={gaps.shift()} className="page-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                className="page-number"
                aria-label={t('pageNumber', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
          <BareIconButton
            size="sm"
            label={t('nextPage')}
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight className="flip" aria-hidden="true" />
          </BareIconButton>
        </div>
      )}
    </nav>
  );
}
