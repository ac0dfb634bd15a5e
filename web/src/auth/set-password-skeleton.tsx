import './password-hints.css';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** The form while its link is checked: nothing moves when it comes. */
export function SetPasswordSkeleton() {
  const { t } = useTranslation('auth');
  return (
    <div aria-busy="true">
      <h1>{t('setPassword.title')}</h1>
      <p className="public-lead min-h-[2lh]" role="status">
        {t('setPassword.checking')}
      </p>
      <div className="set-password-skeleton" aria-hidden="true">
        <Skeleton shape="box" height="70px" className="my-4" />
        <FieldSkeleton width="112px" />
        <div className="password-meter">
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className="password-meter-words">
          <Skeleton shape="text" width="116px" />
        </div>
        <div className="password-rules">
          <Skeleton shape="text" width="46%" />
          <Skeleton shape="text" width="64%" />
          <Skeleton shape="text" width="44%" />
        </div>
        <div className="mt-4">
          <FieldSkeleton width="148px" />
        </div>
        <Skeleton shape="box" height="3.25rem" className="mt-5 max-md:mt-4" />
        <div className="public-fine">
          <Skeleton shape="text" width="72%" />
        </div>
      </div>
    </div>
  );
}

/** @param width of its label */
function FieldSkeleton({ width }: { width: string }) {
  return (
    <>
      <div className="field-label">
        <Skeleton shape="text" width={width} />
      </div>
      <Skeleton shape="box" height="3rem" />
    </>
  );
}
