import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import './product-badges.css';

/** In the corner of a picture: that the product is new, that these are its last pieces. The line about packs stands below. */
export function ProductBadges({ kinds }: Pick<Product, 'kinds'>) {
  const { t } = useTranslation('catalog');
  const shown = kinds.filter(kind => kind !== 'packs');
  if (shown.length === 0) return null;
  return (
    <span className="product-badges">
      {shown.map(kind => (
        <span key={kind} data-kind={kind}>
          {t(`badge.${kind}`)}
        </span>
      ))}
    </span>
  );
}
