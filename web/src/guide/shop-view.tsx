import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listProducts } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { usePortalName } from '../portal/portal-store.ts';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Picture } from '../ui/trade/picture.tsx';

const places = [0, 1, 2, 3, 4, 5];

/** What shops see now: the head of their portal, and the first goods of its catalogue. */
export function ShopView() {
  const { t } = useTranslation('guide');
  const name = usePortalName();
  const { data } = useQuery(pageQuery(listProducts, { query: { active: 'true', limit: places.length } }));
  const goods = data?.rows ?? [];
  return (
    <Card className="shop-view" title={t('shopView.title')} end={t('shopView.now')}>
      <div className="shop-view-head">
        <BrandMark />
        <bdi className="font-semibold">{name}</bdi>
      </div>
      <div className="shop-view-goods">
        {places.map(at => {
          const product = goods[at];
          return product ? (
            <Picture
              key={at}
              imageUrl={product.imageUrl}
              category={product.category}
              alt={product.name}
              sizes="110px"
            />
          ) : (
            <i key={at} />
          );
        })}
      </div>
      <p className="shop-view-foot">
        {goods.length === 0 ? (
          t('shopView.empty')
        ) : (
          <Link to="/catalog" search={{ as: 'shop' }} className="link">
            {t('asShop')}
          </Link>
        )}
      </p>
    </Card>
  );
}
