import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/error-state.tsx';

/** What browsers say when a part of the program cannot be fetched; it names an address, which helps nobody. */
const chunkIsGone = /dynamically imported module|module script/i;

/** A page that broke, or whose chunk is gone since a newer version is out. Loading it anew mends both. */
export function FailedPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      level={1}
      title={t('failed.title')}
      text={t('failed.text')}
      {...(error instanceof Error && !chunkIsGone.test(error.message) && { detail: error.message })}
      onRetry={() => window.location.reload()}
    />
  );
}
