import { useTranslation } from 'react-i18next';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';

/** A page whose code is on its way, such as the first press of a tab over a slow network. */
export function PendingPage() {
  const { t } = useTranslation('words');
  return (
    <div className="grid gap-4" aria-busy="true">
      <LoadingWords>{t('loading')}</LoadingWords>
      <Skeleton shape="box" width="12rem" height="2rem" />
      <Skeleton shape="box" height="12rem" />
      <Skeleton shape="box" height="12rem" />
    </div>
  );
}
