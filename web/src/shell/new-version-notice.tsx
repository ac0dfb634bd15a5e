import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '../api/service-worker.ts';
import { Button } from '../ui/button/button.tsx';

/** The notice below the header while the server has a newer version of the pages than this window shows. */
export function NewVersionNotice() {
  const { t } = useTranslation('shell');
  const takeOver = useNewVersion(state => state.takeOver);
  return (
    <div role="status">
      {takeOver && (
        <div className="flex items-center gap-3 min-h-11 px-page bg-accent-tint text-ink">
          <RotateCw className="text-accent-text" aria-hidden="true" />
          <span>{t('newVersion.title')}</span>
          <Button size="sm" variant="link" onClick={takeOver}>
            {t('newVersion.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
