import type { OrderItem } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { SplitBar, SplitKey } from '../ui/split-bar.tsx';
import './stock-split.css';

/** Pieces of these lines together. */
export function piecesOf(items: readonly Pick<OrderItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** How many pieces of an order come from stock and how many are produced. */
export function StockSplit({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation(['orders', 'words']);
  const { number } = useFormat();
  const fromStock = items.reduce((sum, item) => sum + item.fromStock, 0);
  const toProduce = items.reduce((sum, item) => sum + item.toProduce, 0);
  return (
    <div>
      <p className="stock-split-title">{t('words:pieces', { count: piecesOf(items) })}</p>
      <SplitBar fromStock={fromStock} toProduce={toProduce} />
      <dl className="stock-split-keys">
        <div>
          <SplitKey half="stock" />
          <dd>{number(fromStock)}</dd>
          <dt>{t('fromStock')}</dt>
        </div>
        <div>
          <SplitKey half="produce" />
          <dd>{number(toProduce)}</dd>
          <dt>{t('toProduce')}</dt>
        </div>
      </dl>
    </div>
  );
}
