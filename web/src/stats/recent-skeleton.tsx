import { useTranslation } from 'react-i18next';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';

/** The skeleton of the recent orders. */
export function RecentSkeleton({ rows, isAdmin }: { rows: number; isAdmin: boolean }) {
  const { t } = useTranslation('words');
  const isPhone = useMedia(PHONE);
  return (
    <div aria-busy="true">
      <LoadingWords>{t('loading')}</LoadingWords>
      <ul className="recent-list" data-staff={isAdmin || undefined} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => row).map(row => (
          <li key={row}>
            <div className="recent-order recent-waits">
              <span className="recent-number">
                <Skeleton width="112px" />
              </span>
              {isAdmin && (
                <span className="recent-company">
                  <Skeleton width="160px" />
                </span>
              )}
              {!(isAdmin || isPhone) && (
                <span className="recent-pictures">
                  <Skeleton shape="picture" width="40px" />
                  <Skeleton shape="picture" width="40px" />
                </span>
              )}
              <span className="recent-facts">
                <span className="recent-date">
                  <Skeleton width="96px" />
                </span>
                {!isPhone && (
                  <span>
                    <Skeleton width="56px" end />
                  </span>
                )}
              </span>
              <span className="recent-status">
                <Skeleton shape="badge" width="96px" height="1.5rem" />
              </span>
              <span className="recent-total">
                <Skeleton width="88px" end />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
