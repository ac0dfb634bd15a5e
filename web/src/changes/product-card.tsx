import type { Product } from '@toptan/contract/catalog/products';
import { piecesOf } from '@toptan/contract/pieces';
import { ChevronDown, Snowflake, Tag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useWords } from '../i18n/use-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { Picture } from '../ui/trade/picture.tsx';
import { useProductOf } from './api.ts';
import { ProductFigures } from './product-figures.tsx';
import type { OrderChangeState, ShownProduct } from './use-order-change.ts';
import { useProductName } from './use-product-name.ts';

interface PriceTagProps {
  change: OrderChangeState;
  productId: string;
  /** The product as it is sold now, where that is known. */
  product: Product | null;
}

/** The price of a product in the order, and whose it is: of the order, or of today. */
export function PriceTag({ change, productId, product }: PriceTagProps) {
  const { t, date } = useWords('changes');
  const offered = product && { unitPrice: product.price, priceToday: product.price, isNew: true };
  const sums = change.sumsOf(productId) ?? offered;
  if (!sums) return null;
  const { unitPrice, priceToday, isNew } = sums;
  return (
    <>
      {unitPrice && (
        <span>
          <Money lira={unitPrice} /> {t('each')}
        </span>
      )}
      {isNew ? (
        <span className="price-then" data-new>
          <Tag aria-hidden="true" />
          {t('priceToday')}
        </span>
      ) : (
        <span className="price-then">
          <Snowflake aria-hidden="true" />
          {t('priceOf', { date: date(change.pricedAt(productId), 'dayMonth') })}
        </span>
      )}
      {!isNew && priceToday && priceToday !== unitPrice && (
        <span className="quiet">
          {t('today')} <Money lira={priceToday} />
        </span>
      )}
      {!isNew && priceToday === null && <span className="quiet">{t('notSold')}</span>}
    </>
  );
}

/** The sum of a product in the order, and its pieces in words with those before. */
export function useProductSums(change: OrderChangeState, { productId, ordered }: ShownProduct) {
  const { t, number } = useWords(['changes', 'words']);
  const held = ordered?.lines ?? [];
  const count = piecesOf(held);
  const unchecked = { from: count, pieces: count, totalPrice: linesAmount(held) };
  const { from, pieces, totalPrice } = change.sumsOf(productId) ?? unchecked;
  if (from === 0) return { totalPrice, pieces: t('words:pieces', { count: pieces }) };
  return {
    totalPrice,
    pieces:
      from === pieces
        ? t('asBefore', { count: pieces })
        : t('before', { count: pieces, before: number(from) }),
  };
}

/** Milliseconds after which a closing list has given its focus back. */
const closeMs = 50;

interface ProductCardProps {
  change: OrderChangeState;
  shown: ShownProduct;
  /** True: its sizes are shown at first. */
  isOpenFirst: boolean;
  /** True: somebody has just searched for it, and goes on in it. */
  isFresh: boolean;
  onCommit: () => void;
}

/** A product of the order with all that can be typed over it. */
export function ProductCard({ change, shown, isOpenFirst, isFresh, onCommit }: ProductCardProps) {
  const { t } = useTranslation('changes');
  const { productId, ordered } = shown;
  const isTouched =
    change.rows.some(row => row.productId === productId) ||
    [...change.theirs.values()].some(row => row.productId === productId);
  const [isUnfolded, setUnfolded] = useState(isOpenFirst || ordered === null);
  const isOpen = isUnfolded || isTouched || isFresh;
  const { data: product = null, isFetched } = useProductOf(change.order, isOpen ? productId : null);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFresh || !isFetched) return;
    // The list that it was chosen from gives its focus back as it closes.
    const look = () => {
      if (isCovered()) timer = setTimeout(look, closeMs);
      else card.current?.querySelector('input')?.focus();
    };
    let timer = setTimeout(look, closeMs);
    return () => clearTimeout(timer);
  }, [isFresh, isFetched]);
  const item = ordered?.first;
  const name = useProductName(change, productId);
  const sums = useProductSums(change, shown);
  return (
    <article
      ref={card}
      className="change-card"
      aria-label={name}
      data-product={productId}
      data-new={ordered === null || undefined}
    >
      <header className="change-head grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 py-3 px-4">
        <Picture
          imageUrl={item?.product.imageUrl ?? product?.imageUrl ?? null}
          category={item?.product.category ?? product?.category ?? null}
          ratio="4/5"
          sizes="44px"
        />
        <div>
          <h2>
            <bdi>{name || <Skeleton width="9rem" className="inline-block" />}</bdi>{' '}
            <span className="code quiet">{item?.sku ?? product?.sku}</span>
          </h2>
          <p>
            <PriceTag {...{ change, productId }} product={ordered ? null : product} />
            {product?.sells === 'packs' && <span className="quiet">{t('wholePacks')}</span>}
          </p>
        </div>
        <div className="text-end" data-quiet={change.isCurrent ? undefined : ''}>
          <b>
            <Money lira={sums.totalPrice} />
          </b>
          <small className="block">{sums.pieces}</small>
        </div>
      </header>
      {isOpen && !isFetched && (
        <div className="change-figures" aria-hidden="true">
          <Skeleton shape="box" height="132px" />
        </div>
      )}
      {isOpen && isFetched && <ProductFigures {...{ change, shown, product, onCommit }} />}
      {!isOpen && (
        <Button variant="link" className="change-more" onClick={() => setUnfolded(true)}>
          <ChevronDown aria-hidden="true" />
          {t('showSizes')}
        </Button>
      )}
    </article>
  );
}
