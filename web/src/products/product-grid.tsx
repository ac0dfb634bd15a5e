import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/products';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingWords, Skeleton } from '../ui/skeleton.tsx';
import { useMedia } from '../ui/use-media.ts';
import { piecesOf } from './api.ts';
import { ProductCard } from './product-card.tsx';
import './product-grid.css';

/** Rows that are drawn beyond the window, and rows before the end at which more is asked for. */
const overscan = 3;

/** Tiles of the skeleton: specification, section 2. */
const skeletonTiles = Array.from({ length: 16 }, (_, index) => index);

/** Two pictures beside each other on a phone, three on a tablet, four or five on wide screens. */
function useColumns(): number {
  const isTablet = useMedia('(min-width: 768px)');
  const isDesktop = useMedia('(min-width: 1100px)');
  const isWide = useMedia('(min-width: 1360px)');
  return isWide ? 5 : isDesktop ? 4 : isTablet ? 3 : 2;
}

export interface ProductGridProps {
  products: readonly Product[];
  basket: ReadonlyMap<string, readonly BasketItem[]>;
  /** The list still shows what an older filter let through. */
  isStale: boolean;
  onOpen: (product: Product) => void;
  /** The last rows are coming into sight. */
  onEndNear: () => void;
}

/** The goods, row by row; only the rows in sight are in the page. */
export function ProductGrid({ products, basket, isStale, onOpen, onEndNear }: ProductGridProps) {
  const columns = useColumns();
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const rowCount = Math.ceil(products.length / columns);
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => (columns === 2 ? 300 : 355),
    overscan,
    scrollMargin: offset,
    getItemKey: row => `${columns}:${products[row * columns]?.id}`,
  });
  const visible = rows.getVirtualItems();
  const lastVisible = visible.at(-1)?.index ?? -1;
  const isEndNear = rowCount > 0 && lastVisible >= rowCount - 1 - overscan;

  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), []);
  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, onEndNear]);

  return (
    <div
      ref={list}
      className="product-grid"
      data-stale={isStale || undefined}
      style={{ blockSize: rows.getTotalSize(), '--columns': columns }}
    >
      {visible.map(row => (
        <ul
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          className="product-row"
          style={{ transform: `translateY(${row.start - offset}px)` }}
        >
          {products.slice(row.index * columns, (row.index + 1) * columns).map(product => (
            <li key={product.id}>
              <ProductCard
                product={product}
                inBasket={piecesOf(basket.get(product.id))}
                eager={row.index < 2}
                onOpen={() => onOpen(product)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

export function ProductGridSkeleton() {
  const { t } = useTranslation('words');
  const columns = useColumns();
  return (
    <div className="product-skeleton" style={{ '--columns': columns }}>
      <LoadingWords>{t('loading')}</LoadingWords>
      {skeletonTiles.map(tile => (
        <div key={tile} data-testid="product-skeleton" aria-hidden="true">
          <Skeleton shape="picture" />
          <div className="product-skeleton-words">
            <Skeleton width="72%" />
            <Skeleton width="34%" />
            <Skeleton shape="thin" width="26%" />
          </div>
        </div>
      ))}
    </div>
  );
}
