import { Link } from '@tanstack/react-router';
import type { BasketItem } from '@toptan/contract/basket';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { basketPieces, basketSubtotal, useBasket } from '../basket/api.ts';
import { Money } from '../i18n/money.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Picture } from '../ui/picture.tsx';

/** Products that have room beside the recent orders. */
const mostProducts = 5;

type BasketProduct = BasketItem['product'] & { pieces: number };

/** The basket by product, its sizes and colours together. */
function productsOf(lines: readonly BasketItem[]): BasketProduct[] {
  const products = new Map<string, BasketProduct>();
  for (const { product, quantity } of lines) {
    const pieces = (products.get(product.id)?.pieces ?? 0) + quantity;
    products.set(product.id, { ...product, pieces });
  }
  return [...products.values()];
}

/** What waits in the basket, beside the recent orders on a wide screen. */
export function BasketCard() {
  const { t } = useTranslation(['dashboard', 'words']);
  const { number } = useFormat();
  const { data: lines = [] } = useBasket();
  if (lines.length === 0) return null;
  const products = productsOf(lines);
  const rest = products.length - mostProducts;
  return (
    <Card title={t('yourBasket')} className="basket-card">
      <ul className="basket-card-list">
        {products.slice(0, mostProducts).map(product => (
          <li key={product.id}>
            <Picture imageUrl={product.imageUrl} category={product.category} alt="" sizes="40px" />
            <span className="own">
              <bdi>{product.name}</bdi>
            </span>
            <span className="quiet">{number(product.pieces)}</span>
          </li>
        ))}
        {rest > 0 && <li className="basket-card-rest quiet">{t('moreProducts', { count: rest })}</li>}
      </ul>
      <div className="basket-card-foot">
        <div className="basket-card-sum">
          <span className="quiet">{t('words:pieces', { count: basketPieces(lines) })}</span>
          <b>
            <Money lira={basketSubtotal(lines)} />
          </b>
        </div>
        <Button variant="primary" size="md" wide asChild>
          <Link to="/basket">
            {t('toBasket')}
            <ArrowRight className="flip" aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </Card>
  );
}

/** The same in one line, on a phone. */
export function BasketResume() {
  const { t } = useTranslation(['dashboard', 'words']);
  const { data: lines = [] } = useBasket();
  if (lines.length === 0) return null;
  return (
    <Link to="/basket" className="basket-resume">
      <span className="thumbnails" aria-hidden="true">
        {productsOf(lines)
          .slice(0, 2)
          .map(({ id, imageUrl, category }) => (
            <Picture key={id} imageUrl={imageUrl} category={category} alt="" sizes="40px" />
          ))}
      </span>
      <span className="basket-resume-words">
        <b>{t('words:pieces', { count: basketPieces(lines) })}</b>
        <Money lira={basketSubtotal(lines)} className="text-13 text-ink-2" />
      </span>
      <span className="link">
        {t('toBasket')}
        <ArrowRight className="flip" aria-hidden="true" />
      </span>
    </Link>
  );
}
