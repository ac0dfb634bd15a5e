import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SplitKey } from '../../ui/trade/split-bar.tsx';
import './stock-split.css';

/** The pieces of an order while they load. Their labels are known. */
export function StockSplitSkeleton() {
  const { t } = useTranslation('orders');
  const figure = <Skeleton shape="text" width="2rem" />;
  return (
    <div>
      <div className="stock-split-title">
        <Skeleton shape="text" width="5rem" />
      </div>
      <Skeleton shape="box" height="10px" />
      <dl className="stock-split-keys">
        <div>
          <SplitKey half="stock" />
          <dd>{figure}</dd>
          <dt>{t('fromStock')}</dt>
        </div>
        <div>
          <SplitKey half="produce" />
          <dd>{figure}</dd>
          <dt>{t('toProduce')}</dt>
        </div>
      </dl>
    </div>
  );
}
