import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';

/** The check of the one-time link failed, so nobody knows whether it is valid. */
export function LinkUnchecked({
  reason,
  onRetry,
  isRetrying,
}: {
  reason: string;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const { t } = useTranslation(['auth', 'ui']);
  return (
    <div role="alert">
      <BrandMark sign="notice" className="mt-7 mb-3.5 h-14 w-12 text-ink-3" />
      <h1>{t('setPassword.unreachableTitle')}</h1>
      <p className="public-lead">{reason}</p>
      <Button variant="primary" size="lg" wide busy={isRetrying} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('ui:tryAgain')}
      </Button>
    </div>
  );
}
