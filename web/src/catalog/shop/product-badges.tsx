import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import './product-badges.css';

interface ProductBadgesProps extends Pick<Product, 'kinds'> {
  /** False where the newest come first: the badge would stand on all of the first tiles. */
  isNewNamed: boolean;
}

/** The badges in the corner of a picture: a new product, the last pieces of one. The line about packs stands below. */
export function ProductBadges({ kinds, isNewNamed }: ProductBadgesProps) {
  const { t } = useTranslation('catalog');
  const shown = kinds.filter(kind => kind !== 'packs').filter(kind => kind !== 'new' || isNewNamed);
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
