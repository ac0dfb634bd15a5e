import './product-grid.css';
import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { piecesOf } from '@toptan/contract/pieces';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingWords } from '../../ui/feedback/skeleton.tsx';
import { ListEnd } from '../../ui/table/list-end.tsx';
import { RowBoundary } from '../../ui/table/row-boundary.tsx';
import type { CatalogFilter } from '../catalog-search.ts';
import { useProductsAround } from './catalog-window.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import { useColumns, useProductRows } from './product-rows.ts';

const skeletonTiles = Array.from({ length: 16 }, (_, index) => index);

/** Rows whose pictures are in sight at first. */
const rowsAtFirst = 2;

interface ProductGridProps {
  filter: CatalogFilter;
  /** Products that the filter lets through. */
  total: number;
  /** The first products of the filter. */
  first: readonly Product[];
  basket: ReadonlyMap<string, readonly BasketItem[]>;
  /** True: the grid still shows the products of an older filter. */
  isStale: boolean;
  /** Products above the window when the grid opens. */
  at: number;
  /** Called when scrolling rests, with the products that are above the window. */
  onRest: (at: number) => void;
  /** The function is stable: a card is drawn anew when it changes. */
  onOpen: (product: Product, color?: string) => void;
}

/** The products, row by row. The page has the rows in sight alone, and the memory the products near them. */
export const ProductGrid = memo(function ProductGrid({
  filter,
  total,
  first,
  basket,
  isStale,
  at,
  onRest,
  onOpen,
}: ProductGridProps) {
  const { t } = useTranslation('catalog');
  const { columns, ruler, rows, height, middle } = useProductRows({ list: filter, total, at, onRest });
  const { productAt, hasFailed, retry } = useProductsAround(filter, total, first, middle);
  const [firstRow, lastRow] = [rows.at(0), rows.at(-1)];
  const from = (firstRow?.index ?? 0) * columns;
  const to = lastRow ? Math.min(total, (lastRow.index + 1) * columns) : 0;
  const cells = Array.from({ length: to - from }, (_, cell) => from + cell);

  return (
    <div className="product-grid" style={{ '--columns': columns }}>
      <div ref={ruler} className="product-ruler" aria-hidden="true">
        <ProductCardSkeleton />
      </div>
      <ul
        aria-label={t('title')}
        className="product-cells"
        data-stale={isStale || undefined}
        style={{ blockSize: height, paddingBlockStart: firstRow?.top }}
      >
        {cells.map(index => {
          const product = productAt(index);
          return (
            <li key={product?.id ?? index} aria-posinset={index + 1} aria-setsize={total}>
              {product ? (
                <RowBoundary row={product}>
                  <ProductCard
                    product={product}
                    inBasket={piecesOf(basket.get(product.id) ?? [])}
                    eager={index < rowsAtFirst * columns}
                    isNewNamed={filter.q !== undefined || filter.show === 'new'}
                    onOpen={onOpen}
                  />
                </RowBoundary>
              ) : (
                <ProductCardSkeleton />
              )}
            </li>
          );
        })}
      </ul>
      <ListEnd found={undefined} failed={hasFailed ? t('moreFailed') : undefined} onRetry={retry} floating />
    </div>
  );
});

export function ProductGridSkeleton() {
  const { t } = useTranslation('words');
  const columns = useColumns();
  return (
    <div className="product-grid" style={{ '--columns': columns }}>
      <LoadingWords>{t('loading')}</LoadingWords>
      <div className="product-cells">
        {skeletonTiles.map(tile => (
          <div key={tile} data-testid="product-skeleton" aria-hidden="true">
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
