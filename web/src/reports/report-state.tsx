import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../lists/load-error.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';

/** A report, while it is on its way, and where it fails. The shown answer stays until other filters have theirs. */
export function Report<Answer, Key extends QueryKey>({
  query,
  children,
}: {
  query: UseQueryOptions<Answer | null, Error, Answer | null, Key>;
  children: (answer: Answer) => ReactNode;
}) {
  const { t } = useTranslation(['reports', 'words']);
  const { data, error, isError, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData as never,
  });
  if (isError)
    return (
      <Card>
        <LoadError inline title={t('failed')} query={{ error, refetch, isFetching }} />
      </Card>
    );
  if (!data)
    return (
      <div aria-busy="true">
        <LoadingWords>{t('words:loading')}</LoadingWords>
        <Card>
          <div className="grid gap-4 p-5">
            <Skeleton width="180px" />
            <Skeleton shape="box" height="190px" />
            {[72, 64, 81, 58].map(width => (
              <Skeleton key={width} shape="text" width={`${width}%`} />
            ))}
          </div>
        </Card>
      </div>
    );
  return (
    <div className="report-answer" data-behind={isPlaceholderData || undefined}>
      {children(data)}
    </div>
  );
}

/** The words of an empty report. */
export function NothingFound({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Card>
      <EmptyState inline title={title} {...(text !== undefined && { text })} action={action} />
    </Card>
  );
}
