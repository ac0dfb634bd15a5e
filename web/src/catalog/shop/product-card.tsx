import '../../ui/trade/product-card.css';
import '../../ui/trade/product-badges.css';
import { gridPictureSizes } from '@toptan/contract/catalog/images';
import { type Product, stockLevel } from '@toptan/contract/catalog/products';
import { Plus, ShoppingBasket } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { goodsAmount } from '../../session/amounts.ts';
import { useProductWords } from '../../session/product-words.ts';
import { levelPieces, useStockView } from '../../session/use-stock-view.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { sizeRange } from '../../ui/trade/size-range.ts';
import { StockText } from '../../ui/trade/stock-gauge.tsx';
import { Swatches, SwatchPoints } from '../../ui/trade/swatch.tsx';
import { useMedia } from '../../ui/use-media.ts';

/** The most colors that fit beside the price. */
const swatchesShown = 4;

/** The query of screens with a pointer. A finger points at nothing before it presses, and needs a larger target than a swatch. */
const POINTER = '(hover: hover) and (min-width: 768px)';

interface ProductCardProps {
  product: Product;
  /** Pieces that are in the basket already. */
  inBasket: number;
  eager: boolean;
  isNewNamed: boolean;
  /** @param color the color that was pressed */
  onOpen: (product: Product, color?: string) => void;
}

/** The first pack, at the foot of the picture: its pieces, those of each size, and its price. */
function PackLine({ product: { packs, price } }: { product: Product }) {
  const { t, number } = useWords('catalog');
  const [pack] = packs;
  if (!pack) return null;
  return (
    <span className="product-card-pack">
      <b className="text-ink">{t(`packs.tile.${pack.unit}`, { pieces: number(pack.pieces) })}</b>
      {!pack.mixed && pack.lines.length > 1 && (
        <bdi className="product-card-ratio ltr" aria-hidden="true">
          {pack.lines.map(({ ratio }) => ratio).join('-')}
        </bdi>
      )}
      <Money lira={goodsAmount(price, pack.pieces)} />
    </span>
  );
}

/** A product in the grid: its picture, and name, price, number and stock below it. */
export const ProductCard = memo(function ProductCard({
  product,
  inBasket,
  eager,
  isNewNamed,
  onOpen,
}: ProductCardProps) {
  const { t, list } = useWords(['catalog', 'words']);
  const colorName = useColorName();
  const { name } = useProductWords()(product);
  const { price, sku, sizes, colors, stockQuantity, imageUrl, pictures, category, supply } = product;
  const [pointed, setPointed] = useState<string | null>(null);
  const hasPointer = useMedia(POINTER);
  const ofPointed = pointed === null ? undefined : pictures.find(({ color }) => color === pointed);
  const swatches = { colors: colors, most: swatchesShown, label: list(colors.map(colorName)) };
  const range = sizeRange(sizes);
  const known = levelPieces(stockQuantity, useStockView());
  const level = stockLevel(known);
  return (
    <article className="product-card">
      <div className="relative">
        <Picture
          imageUrl={ofPointed?.imageUrl ?? imageUrl}
          category={category}
          sizes={gridPictureSizes}
          eager={eager}
        />
        <div className="absolute top-0 start-2.5 end-2 flex flex-wrap items-start">
          {inBasket > 0 && (
            <span className="product-card-tag">
              <ShoppingBasket aria-hidden="true" />
              <span className="sr-only">{t('inBasket', { count: inBasket })}</span>
              <span aria-hidden="true">{t('words:pieces', { count: inBasket })}</span>
            </span>
          )}
          <ProductBadges kinds={product.kinds} isNewNamed={isNewNamed} />
        </div>
        {product.sells !== 'loose' && <PackLine product={product} />}
        <span className="product-card-add" aria-hidden="true">
          <Plus />
          <span className="max-lg:hidden">{t('addToBasket')}</span>
        </span>
      </div>
      <div className="product-card-words">
        <h2 className="product-card-name">
          <button type="button" className="own" onClick={() => onOpen(product)}>
            <bdi>{name}</bdi>
          </button>
        </h2>
        <div className="product-card-line">
          <span className="font-semibold">
            <Money lira={price} />
          </span>
          {hasPointer && pictures.length > 1 && pictures.some(({ color }) => color !== null) ? (
            <div className="relative z-1 grid self-center min-w-0 -my-1.5 -me-1.5">
              <SwatchPoints
                {...swatches}
                nameOf={colorName}
                onPoint={setPointed}
                onChoose={color => onOpen(product, color)}
              />
            </div>
          ) : (
            <Swatches fit {...swatches} />
          )}
        </div>
        <div className="product-card-meta">
          {sku && <span className="code product-card-sku">{sku}</span>}
          <span>{range ? <bdi className="ltr">{range}</bdi> : t('words:oneSize')}</span>
          <StockText brief pieces={known} supply={supply}>
            {level === 'ok'
              ? t('inStock')
              : level === 'low'
                ? t('left', { count: stockQuantity })
                : t(supply === 'stock_only' ? 'outOfStock' : 'toOrder')}
          </StockText>
        </div>
      </div>
    </article>
  );
});

/** The skeleton of a card, in its size. */
export function ProductCardSkeleton() {
  return (
    <div className="product-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="product-card-words">
        <div className="product-card-name">
          <Skeleton width="72%" />
        </div>
        <div className="product-card-line">
          <Skeleton width="34%" />
          <Skeleton shape="thin" width="26%" />
        </div>
        <div className="product-card-meta">
          <Skeleton shape="thin" width="44%" />
        </div>
      </div>
    </div>
  );
}

interface ProductBadgesProps extends Pick<Product, 'kinds'> {
  /** False where the newest come first: the badge would stand on all of the first tiles. */
  isNewNamed: boolean;
}

/** The badges in the corner of a picture: a new product, the last pieces of one. The line about packs stands below. */
function ProductBadges({ kinds, isNewNamed }: ProductBadgesProps) {
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
