import { Link } from '@tanstack/react-router';
import type { AgainGoods } from '@toptan/contract/order-again';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useProductWords } from '../../session/product-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/trade/picture.tsx';

export interface DraftProps {
  /** The draft that is filled; undefined for the shop's own basket. */
  draftId: string | undefined;
}

/** Leads to what may be ordered in place of goods that are gone. */
export function Elsewhere({ goods, draftId }: DraftProps & { goods: AgainGoods }) {
  const { t } = useTranslation('again');
  const nameOf = useProductWords();
  const { gone, offers, productId, product, similar = [] } = goods;
  const buyer = draftId && { for: draftId };
  if (!gone || offers.length > 0) return null;
  if (gone === 'unavailable')
    return (
      product.category && (
        <>
          {similar.map(near => (
            <Button key={near.id} className="again-similar" asChild>
              <Link to="/catalog" search={{ product: near.id, ...buyer }}>
                <Picture imageUrl={near.imageUrl} category={product.category} ratio="4/5" sizes="24px" />
                <bdi className="overflow-hidden text-ellipsis">{nameOf(near).name}</bdi>
                <Money lira={near.price} className="flex-none" />
              </Link>
            </Button>
          ))}
          <Button asChild>
            <Link to="/catalog" search={{ category: product.category, ...buyer }}>
              <Search aria-hidden="true" />
              {t('similar')}
            </Link>
          </Button>
        </>
      )
    );
  return (
    <Button asChild>
      <Link to="/catalog" search={{ product: productId, ...buyer }}>
        {t('see')}
      </Link>
    </Button>
  );
}
