import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accentPattern, accentTokens } from '@toptan/contract/accent';
import { listProducts } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { usePortalName } from '../portal/portal-store.ts';
import type { TypedLook } from '../settings/company-basics.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Picture } from '../ui/trade/picture.tsx';

const places = [0, 1, 2, 3, 4, 5];

/** Newest goods among which those with pictures are looked for. */
const goodsMax = 60;

/**
 * The portal as shops see it: its head, and the newest goods of its catalogue, those with pictures first.
 * @param typed stands for the name and the accent that are saved
 */
export function ShopView({ typed }: { typed: TypedLook | undefined }) {
  const { t } = useTranslation('guide');
  const saved = usePortalName();
  const name = typed?.name.trim() || saved;
  const { data } = useQuery(pageQuery(listProducts, { query: { active: 'true', limit: goodsMax } }));
  const all = data?.rows ?? [];
  const goods = [...all.filter(({ imageUrl }) => imageUrl), ...all.filter(({ imageUrl }) => !imageUrl)];
  const style = typed && accentPattern.test(typed.accent) ? accentTokens(typed.accent).light : undefined;
  return (
    <Card title={t('shopView.title')} end={t('shopView.now')}>
      <div className="flex gap-2.5 items-center py-3 px-4 border-b border-line wrap-anywhere" style={style}>
        <BrandMark />
        <bdi className="font-semibold">{name}</bdi>
      </div>
      <div className="grid grid-cols-3 gap-2 p-4">
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
            <i key={at} className="border border-dashed border-line-2 rounded-1 aspect-sheet" />
          );
        })}
      </div>
      <p className="pt-0 pb-4 px-4 text-13 text-ink-3">
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
