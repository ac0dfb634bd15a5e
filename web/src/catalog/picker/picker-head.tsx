import './picker-head.css';
import { Link } from '@tanstack/react-router';
import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { piecesOf } from '@toptan/contract/pieces';
import { stockCap } from '@toptan/contract/portal';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { isExact, levelPieces, useStockView } from '../../session/use-stock-view.ts';
import { ShareProduct } from '../../sharing/share-product.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { StockText } from '../../ui/trade/stock-gauge.tsx';
import { isStockOnly } from './matrix-cells.ts';
import { useProductRules } from './product-rules.ts';
import { useIsDraftClosed } from './use-is-draft-closed.ts';

/** Pieces of the product in the basket, and the way there. Screen readers announce a change. */
function InBasket({ lines }: { lines: readonly BasketItem[] }) {
  const { t } = useTranslation(['catalog', 'picker']);
  return (
    <span className="ms-auto text-13 whitespace-nowrap" role="status">
      {lines.length > 0 && (
        <Link
          to="/basket"
          className="inline-flex items-baseline gap-1 py-2.5 -my-2.5 text-accent-text font-medium"
        >
          {t('inBasket', { count: piecesOf(lines) })}
          <ArrowRight className="icon-15 self-center flip" aria-hidden="true" />
        </Link>
      )}
    </span>
  );
}

export interface PickerHeadProps {
  product: Product;
  /** The product's lines in the basket. */
  lines: readonly BasketItem[];
}

/** The rules for a shop's order of the product. */
function RuleWords({ product }: { product: Product }) {
  const { t, number, list } = useWords(['catalog', 'picker']);
  const rules = useProductRules(product.id);
  const isOneCell = product.sizes.length < 2 && product.colors.length < 2;
  const cell = product.colors.length < 2 ? 'size' : product.sizes.length < 2 ? 'color' : 'cell';
  return rules.map(({ grain, min, max, multiple }) => {
    const words = list([
      min === null ? null : t('picker:rules.min', { limit: number(min) }),
      max === null ? null : t('picker:rules.max', { limit: number(max) }),
      multiple === null ? null : t('picker:rules.multiple', { limit: number(multiple) }),
    ]);
    return (
      <span key={grain} className="font-medium">
        {isOneCell ? words : t(`picker:rules.of.${grain === 'cell' ? cell : grain}`, { rules: words })}
      </span>
    );
  });
}

/** The product's name, price and stock. */
export function PickerHead({ product, lines }: PickerHeadProps) {
  const { t } = useTranslation(['catalog', 'picker']);
  const { stockQuantity } = product;
  const view = useStockView();
  const isAdmin = useIsAdmin();
  const isClosed = useIsDraftClosed();
  return (
    <>
      <p className="picker-title">
        <bdi>{product.name}</bdi>
      </p>
      {isClosed && (
        <Callout tone="warning" live className="my-2" title={t('picker:draftClosed')}>
          {t('picker:draftClosedText')}
        </Callout>
      )}
      <div className="picker-facts">
        <span className="text-20 font-semibold">
          <Money lira={product.price} />
        </span>
        <span className="quiet">{t('picker:matrix.perPiece')}</span>
        <RuleWords product={product} />
        {product.sku && <span className="code quiet">{product.sku}</span>}
        <StockText pieces={levelPieces(stockQuantity, view)} supply={product.supply}>
          {stockQuantity === 0
            ? t(isStockOnly(product) ? 'outOfStock' : 'picker:madeToOrder')
            : isExact(stockQuantity, view)
              ? t('picker:inStockPieces', { count: stockQuantity })
              : view === 'capped'
                ? t('picker:inStockOver', { pieces: stockCap })
                : t('inStock')}
        </StockText>
        <InBasket lines={lines} />
        {isAdmin && <ShareProduct product={product} />}
      </div>
    </>
  );
}

/** Characters that fit in three lines; a longer text would push the choices out of sight. */
const shortText = 170;

export function Description({ text }: { text: string }) {
  const { t } = useTranslation(['catalog', 'picker']);
  const [isCut, setCut] = useState(text.length > shortText);
  return (
    <>
      <p className="picker-description" data-cut={isCut || undefined}>
        <bdi>{text}</bdi>
      </p>
      {isCut && (
        <Button variant="link" className="picker-more" onClick={() => setCut(false)}>
          {t('picker:wholeDescription')}
        </Button>
      )}
    </>
  );
}
