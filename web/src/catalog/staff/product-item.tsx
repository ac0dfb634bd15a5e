import { Link } from '@tanstack/react-router';
import type { Product } from '@toptan/contract/catalog/products';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { overlayState } from '../../lists/use-overlay.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { ActiveMark } from '../../ui/table/active-mark.tsx';
import { ListItem } from '../../ui/table/list-item.tsx';
import { TypedName } from '../../ui/table/table-cells.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { StockGauge } from '../../ui/trade/stock-gauge.tsx';

/** A product in the staff list on a phone. */
export function ProductItem({
  product,
  onDelete,
}: {
  product: Product;
  onDelete: (products: Product[]) => void;
}) {
  const { t } = useTranslation(['products', 'words']);
  const { number } = useFormat();
  const { id, name, sku, price, category, imageUrl, stockQuantity, isActive } = product;
  return (
    <ListItem
      picture={<Picture imageUrl={imageUrl} category={category} alt="" ratio="4/5" sizes="64px" />}
      title={
        <Link
          from="/admin/catalog"
          to="/admin/catalog"
          search={previous => ({ ...previous, edit: id })}
          state={overlayState}
          resetScroll={false}
        >
          <TypedName>{name}</TypedName>
        </Link>
      }
      end={<Money lira={price} className="font-semibold" />}
      foot={
        <span className="flex flex-wrap items-center gap-x-4">
          <span className="flex items-center gap-2">
            <span className="quiet">{t('fields.stock')}</span>
            <StockGauge pieces={stockQuantity}>{number(stockQuantity)}</StockGauge>
          </span>
          <ActiveMark active={isActive}>{t(isActive ? 'active' : 'inactive')}</ActiveMark>
        </span>
      }
      actions={
        <IconButton label={t('deleteOf', { name })} tooltip={false} onClick={() => onDelete([product])}>
          <Trash2 aria-hidden="true" />
        </IconButton>
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
