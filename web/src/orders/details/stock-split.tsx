import './stock-split.css';
import { openStatuses } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { isExact, useStockView } from '../../session/use-stock-view.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SplitBar, SplitKey } from '../../ui/trade/split-bar.tsx';

const ByMaker = lazyPart(async () => (await import('../by-maker.tsx')).ByMaker);

/**
 * The number of an order's pieces. It is split into those from stock and those to be produced, unless the order was cancelled or
 * the shop is not to know.
 */
export function StockSplit({ order: { orderItems, status, makers = [] } }: { order: Order }) {
  const { t, number } = useWords(['orders', 'words']);
  const view = useStockView();
  const title = <p className="mb-2.5 font-semibold">{t('words:pieces', { count: piecesOf(orderItems) })}</p>;
  if (status === 'cancelled' || !orderItems.every(item => isExact(item.fromStock, view))) return title;
  const fromStock = orderItems.reduce((sum, item) => sum + item.fromStock, 0);
  const toProduce = orderItems.reduce((sum, item) => sum + item.toProduce, 0);
  return (
    <div>
      {title}
      <SplitBar fromStock={fromStock} toProduce={toProduce} />
      <dl className="stock-split-keys">
        {fromStock > 0 && (
          <div>
            <SplitKey half="stock" />
            <dd>{number(fromStock)}</dd>
            <dt>{t('fromStock')}</dt>
          </div>
        )}
        {toProduce > 0 && (
          <div>
            <SplitKey half="produce" />
            <dd>{number(toProduce)}</dd>
            <dt>{t('toProduce')}</dt>
          </div>
        )}
      </dl>
      {makers.length > 0 && openStatuses.includes(status) && (
        <div className="mt-4">
          <ByMaker lines={orderItems} makers={makers} />
        </div>
      )}
    </div>
  );
}

/** The skeleton of the pieces. Their labels are known and shown. */
export function StockSplitSkeleton() {
  const { t } = useTranslation('orders');
  const figure = <Skeleton shape="text" width="2rem" />;
  return (
    <div>
      <div className="mb-2.5 font-semibold">
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
