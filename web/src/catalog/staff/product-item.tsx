import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { ActiveMark } from '../../ui/table/active-mark.tsx';
import { ListItem, type ListItemProps } from '../../ui/table/list-item.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { StockGauge } from '../../ui/trade/stock-gauge.tsx';

/** A product in the staff list on a phone. */
export function ProductItem({ product, ...item }: { product: Product } & ListItemProps) {
  const { t } = useTranslation(['products', 'words']);
  const { number } = useFormat();
  const { sku, price, category, imageUrl, stockQuantity, supply, isActive } = product;
  return (
    <ListItem
      {...item}
      picture={<Picture imageUrl={imageUrl} category={category} alt="" ratio="4/5" sizes="64px" />}
      end={<Money lira={price} className="font-semibold" />}
      foot={
        <span className="flex flex-wrap items-center gap-x-4">
          <span className="flex items-center gap-2">
            <span className="quiet">{t('fields.stock')}</span>
            <StockGauge pieces={stockQuantity} supply={supply}>
              {number(stockQuantity)}
            </StockGauge>
          </span>
          <ActiveMark active={isActive}>{t(isActive ? 'active' : 'inactive')}</ActiveMark>
        </span>
      }
    >
      <span className="cell-clip">
        {sku && <span className="code">{sku}</span>}
        {sku && category && ' · '}
        {category && t(`words:category.${category}`)}
      </span>
    </ListItem>
  );
}
