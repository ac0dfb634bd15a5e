import './basket-card.css';
import { Link } from '@tanstack/react-router';
import type { BasketQuote } from '@toptan/contract/basket';
import { ArrowRight, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBasketQuote } from '../basket/api.ts';
import { Money } from '../i18n/money.tsx';
import { useCountWords } from '../i18n/use-count-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { productsOf } from './basket-products.ts';

/** Products that have space beside the recent orders. */
const mostProducts = 5;

/** The basket, beside the recent orders on a wide screen. Its place is reserved, also for an empty basket. */
export function BasketCard() {
  const { t } = useTranslation(['dashboard', 'basket', 'ui']);
  const { data: basket, isError, isFetching, refetch } = useBasketQuote();
  return (
    <Card title={t('yourBasket')} className="basket-card">
      {basket && basket.lines.length > 0 ? (
        <Goods basket={basket} />
      ) : basket ? (
        <p className="grid justify-items-start gap-3 p-5 text-ink-3">{t('basket:empty')}</p>
      ) : isError ? (
        <div className="grid justify-items-start gap-3 p-5 text-ink-3" role="alert">
          <p>{t('basket:failed')}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            <RotateCw aria-hidden="true" />
            {t('ui:tryAgain')}
          </Button>
        </div>
      ) : (
        <GoodsSkeleton />
      )}
    </Card>
  );
}

function Goods({ basket: { lines, subtotal } }: { basket: BasketQuote }) {
  const { t } = useTranslation(['dashboard', 'words']);
  const countWords = useCountWords();
  const wordsOf = useProductWords();
  const products = productsOf(lines);
  const rest = products.length - mostProducts;
  return (
    <>
      <ul className="basket-card-list py-2 px-5">
        {products.slice(0, mostProducts).map(product => (
          <li key={product.id}>
            <Picture imageUrl={product.imageUrl} category={product.category} sizes="40px" />
            <span className="own">
              <bdi>{wordsOf(product).name}</bdi>
            </span>
            <span className="quiet">{t('words:pieces', { count: product.pieces })}</span>
          </li>
        ))}
        {rest > 0 && <li className="basket-card-rest quiet">{t('moreProducts', { count: rest })}</li>}
      </ul>
      <div className="border-t border-line px-5 pt-3.5 pb-4.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 mb-3">
          <span className="quiet">{countWords(lines)}</span>
          <b className="text-20">
            <Money lira={subtotal} />
          </b>
        </div>
        <Button variant="primary" size="md" wide asChild>
          <Link to="/basket">
            {t('toBasket')}
            <ArrowRight className="flip" aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </>
  );
}

function GoodsSkeleton() {
  const { t } = useTranslation('words');
  return (
    <div aria-busy="true">
      <LoadingWords>{t('loading')}</LoadingWords>
      <ul className="basket-card-list py-2 px-5" aria-hidden="true">
        {['first', 'second', 'third'].map(row => (
          <li key={row}>
            <Skeleton shape="picture" />
            <Skeleton width="70%" />
            <Skeleton width="18px" />
          </li>
        ))}
      </ul>
      <div className="border-t border-line px-5 pt-3.5 pb-4.5" aria-hidden="true">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 mb-3">
          <Skeleton width="56px" />
          <Skeleton width="104px" height="1.75rem" />
        </div>
        <Skeleton shape="badge" width="100%" height="2.5rem" />
      </div>
    </div>
  );
}
