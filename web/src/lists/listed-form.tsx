import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import type { ApiQueryKey } from '../api/queries.ts';
import { Button } from '../ui/button/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

/**
 * A form once its row is known: from the list where it stands there, otherwise requested (a link, a reload). Until then
 * its place is held; a row that does not exist any more is said so.
 */
export function ListedForm<Row>({
  title,
  query,
  listed,
  onClose,
  children,
}: {
  title: string;
  query: UseQueryOptions<Row | null, Error, Row | null, ApiQueryKey>;
  listed: Row | undefined;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}) {
  const { data, error, refetch } = useQuery({ ...query, enabled: listed === undefined });
  const row = useLastKnown(listed ?? data ?? null);
  if (row) return children(row);
  return <FormWaiting title={title} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}

/** The value, or the last one there was: a form stays open while its row leaves the list behind it. */
function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

function FormWaiting({
  title,
  error,
  onRetry,
  onClose,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['shell', 'words', 'ui']);
  const errorText = useErrorText();
  const isGone = hasCode(error, 'not_found');
  return (
    <Dialog
      addressed
      open
      onOpenChange={onClose}
      title={title}
      size={error ? 'sm' : 'lg'}
      padded
      {...(error ? { footer: <Button onClick={onClose}>{t('ui:close')}</Button> } : {})}
    >
      {error ? (
        <ErrorState inline title={t('form.missing')} text={errorText(error)} {...(!isGone && { onRetry })} />
      ) : (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <div className="grid gap-6" aria-hidden="true">
            <Skeleton width="40%" />
            <Skeleton shape="box" height="36px" />
            <Skeleton shape="box" height="36px" />
            <Skeleton width="30%" />
            <Skeleton shape="box" height="36px" />
          </div>
        </>
      )}
    </Dialog>
  );
}
