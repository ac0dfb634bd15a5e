import './request-slip.css';
import { useTranslation } from 'react-i18next';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';

/** What usually waits: a row of slips. */
const slips = ['first', 'second', 'third', 'fourth'];

/** The waiting requests in the shape in which they come. */
export function RequestsSkeleton() {
  const { t } = useTranslation('requests');
  return (
    <div aria-busy="true">
      <div className="requests-heading">
        <h2>{t('pending')}</h2>
      </div>
      <LoadingWords>{t('loading')}</LoadingWords>
      <div className="slips" aria-hidden="true">
        {slips.map(slip => (
          <div key={slip} className="slip">
            <div className="slip-head">
              <Skeleton width="48%" height="20px" />
              <Skeleton shape="badge" width="84px" />
            </div>
            <div className="slip-waiting">
              <Skeleton width="46%" />
              <Skeleton width="72%" />
              <Skeleton width="58%" />
              <Skeleton width="52%" />
            </div>
            <div className="slip-foot slip-foot-waiting" />
          </div>
        ))}
      </div>
    </div>
  );
}
