import '../ui/state.css';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** What browsers say when a part of the program cannot be fetched; it names an address, which helps nobody. */
const chunkIsGone = /dynamically imported module|module script/i;

/**
 * A page that broke, or whose chunk is gone since a newer version is out. Loading it anew mends both. Part of the entry, as
 * nothing can be fetched for it, and so without a drawing.
 */
export function FailedPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['shell', 'ui']);
  return (
    <div className="state" role="alert">
      <h1 className="state-title">{t('failed.title')}</h1>
      <p className="state-text">{t('failed.text')}</p>
      <div className="state-deeds">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('ui:tryAgain')}
        </Button>
      </div>
      {error instanceof Error && !chunkIsGone.test(error.message) && (
        <span className="code state-detail">{error.message}</span>
      )}
    </div>
  );
}
