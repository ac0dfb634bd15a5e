import './basket-lines.css';
import type { BasketItem } from '@toptan/contract/basket';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { Button } from '../ui/button/button.tsx';
import { keep, useIsKept } from './kept-packs.ts';

interface ChangedPriceProps {
  product: BasketItem['product'];
  lines: readonly BasketItem[];
}

/** The price of a product when it was added, beside the present one, until somebody has seen it in this browser. */
export function ChangedPrice({ product, lines }: ChangedPriceProps) {
  const { t } = useTranslation('basket');
  const isSeen = useIsKept(product.id, product.price);
  const before = lines.find(({ priceBefore }) => priceBefore !== undefined)?.priceBefore;
  if (before === undefined || isSeen) return null;
  return (
    <div className="basket-rule col-span-full text-13">
      <TriangleAlert aria-hidden="true" />
      <span>
        {t('repriced')}{' '}
        <del>
          <Money lira={before} />
        </del>{' '}
        <strong>
          <Money lira={product.price} />
        </strong>
      </span>
      <Button variant="repair" onClick={() => keep(product.id, product.price)}>
        {t('seen')}
      </Button>
    </div>
  );
}
