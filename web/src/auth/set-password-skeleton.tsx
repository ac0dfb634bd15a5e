import './set-password-form.css';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/skeleton.tsx';

/** The form's shape while its link is checked. */
export function SetPasswordSkeleton() {
  const { t } = useTranslation('auth');
  return (
    <div aria-busy="true">
      <h1>{t('setPassword.title')}</h1>
      <p className="public-lead" role="status">
        {t('setPassword.checking')}
      </p>
      <div className="set-password-skeleton" aria-hidden="true">
        <Skeleton shape="box" height="70px" />
        <Skeleton width="96px" />
        <Skeleton shape="box" height="48px" />
        <Skeleton width="128px" />
        <Skeleton shape="box" height="48px" />
        <Skeleton shape="box" height="52px" />
      </div>
    </div>
  );
}
