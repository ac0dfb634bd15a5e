import '../ui/feedback/state.css';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';

/**
 * A page that broke, or whose chunk is gone since a newer version is out. A reload mends both. The browser's error
 * is in its console. Part of the entry, as nothing can be fetched for it, and so without a drawing.
 */
export function FailedPage() {
  const { t } = useTranslation(['shell', 'ui']);
  return (
    <div className="state" role="alert">
      <h1 className="state-title">{t('failed.title')}</h1>
      <p className="state-text">{t('failed.text')}</p>
      <div className="state-actions">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('ui:tryAgain')}
        </Button>
      </div>
    </div>
  );
}
