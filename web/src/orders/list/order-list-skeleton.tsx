import './order-list.css';
import { useTranslation } from 'react-i18next';
import { useIsAdmin } from '../../session/session-store.ts';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusSelectSkeleton, useNamesShops } from './order-row.tsx';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** The skeleton of the list: a month of orders. */
export function OrderListSkeleton() {
  const { t } = useTranslation('words');
  const isAdmin = useIsAdmin();
  const namesShops = useNamesShops();
  return (
    <div>
      <LoadingWords>{t('loading')}</LoadingWords>
      <div className="order-list-month" aria-hidden="true">
        <Skeleton width="96px" />
      </div>
      {rows.map(row => (
        <div key={row} className="order-row" aria-hidden="true">
          <span className="order-row-number">
            <Skeleton shape="text" width="112px" />
          </span>
          {namesShops && (
            <span className="order-row-company">
              <Skeleton width="160px" />
            </span>
          )}
          <span className="order-row-goods">
            <span className="order-row-pictures">
              <Skeleton shape="picture" width="40px" />
              <Skeleton shape="picture" width="40px" />
            </span>
            {!namesShops && <Skeleton width="45%" />}
          </span>
          <span className="order-row-facts">
            <Skeleton shape="text" width="56px" />
            <span className="order-row-counts">
              <Skeleton shape="text" width="64px" className="inline-block align-top" />
            </span>
          </span>
          <span className="order-row-status">
            {isAdmin ? <StatusSelectSkeleton /> : <Skeleton shape="badge" width="104px" height="1.5rem" />}
          </span>
          <span className="order-row-total">
            <Skeleton shape="text" width="92px" className="inline-block align-top" />
          </span>
          <span className="order-row-progress">
            <Skeleton width="100%" height="3px" />
          </span>
        </div>
      ))}
    </div>
  );
}
