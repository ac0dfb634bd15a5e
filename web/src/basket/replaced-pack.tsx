import { useQuery } from '@tanstack/react-query';
import { listPacks } from '@toptan/contract/catalog/packs';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { Button } from '../ui/form/button.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { useBasket } from './api.ts';
import { keep, useIsKept } from './kept-packs.ts';
import { type BasketPack, type PackChange, packsIn } from './packs-api.ts';

interface ReplacedPackProps {
  held: BasketPack;
  replacedById: string;
  /** Takes as many packs of the version that is sold, beside those that the basket holds already. */
  onTake: (change: PackChange) => void;
}

/** Packs of an earlier version: the content of the version that is sold, which may be taken in their place. */
export function ReplacedPack({ held, replacedById, onTake }: ReplacedPackProps) {
  const { t } = useTranslation('basket');
  const { basketPackId, productId } = held.first;
  const isKept = useIsKept(basketPackId, replacedById);
  const params = { id: productId };
  const { data: basket = [] } = useBasket();
  const { data } = useQuery({ ...dataQuery(listPacks, { params }), enabled: !isKept });
  const next = data?.find(({ id }) => id === replacedById);
  if (isKept || !next) return null;
  const { lines, ...pack } = next;
  const same = packsIn(basket).find(({ pack: { id }, color }) => id === replacedById && color === held.color);
  const packs = held.packs + (same?.packs ?? 0);
  const cells = lines.map(({ size, color, ratio }) => ({ size, color: color ?? held.color, ratio }));
  return (
    <div className="basket-line-note basket-replaced">
      <History aria-hidden="true" />
      <span>{t('packs.replaced')}</span>
      <RatioStrip cells={cells.map(({ ratio, ...cell }) => ({ ...cell, pieces: ratio }))} />
      <Button onClick={() => keep(basketPackId, replacedById)}>{t('packs.keep')}</Button>
      <Button variant="repair" onClick={() => onTake({ pack, color: held.color, packs, cells })}>
        {t('packs.takeNew')}
      </Button>
    </div>
  );
}
