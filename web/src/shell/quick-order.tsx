import { Link, useRouterState } from '@tanstack/react-router';
import type { BasketQuote } from '@toptan/contract/basket';
import { ArrowRight, ShoppingBasket, Zap } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const isScrolled = () => window.scrollY > 40;

/**
 * A button from the catalogue straight to the basket, with its items and their amount. On a wide screen it is a part of the dock;
 * on a phone it floats above the bar and shrinks to its icon once the page is scrolled, so that it covers no price. Shows no
 * figures as long as none are known, and none of an empty basket.
 */
export function QuickOrder({ basket }: { basket: BasketQuote | null | undefined }) {
  const { t } = useTranslation(['shell', 'words']);
  const isCatalog = useRouterState({ select: ({ location }) => location.pathname === '/catalog' });
  const isSmall = useSyncExternalStore(onScroll, isScrolled);
  if (!isCatalog) return null;
  const hasGoods = basket && basket.lines.length > 0;
  return (
    <Link to="/basket" className="quick-order" data-small={isSmall || !hasGoods || undefined}>
      <Zap className="max-md:hidden" aria-hidden="true" />
      <ShoppingBasket className="md:hidden" aria-hidden="true" />
      <span className="quick-order-words">
        <span className="max-md:sr-only">{t('quickOrder')}</span>
        {hasGoods && (
          <>
            <span>{t('words:items', { count: basket.lines.length })}</span>
            <b>
              <Money lira={basket.subtotal} />
            </b>
          </>
        )}
      </span>
      <ArrowRight className="quick-order-arrow flip md:hidden" aria-hidden="true" />
    </Link>
  );
}
