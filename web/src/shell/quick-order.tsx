import { Link, useRouterState } from '@tanstack/react-router';
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
 * From the catalogue straight to the basket, with what the goods in it cost (lira). On a wide screen welded to the dock;
 * on a phone it floats above the bar and shrinks to its icon once the page is scrolled, so that it covers no price.
 * Says no sum as long as none is known.
 */
export function QuickOrder({ total }: { total: string | undefined }) {
  const { t } = useTranslation('shell');
  const isCatalog = useRouterState({ select: ({ location }) => location.pathname === '/catalog' });
  const isSmall = useSyncExternalStore(onScroll, isScrolled);
  if (!isCatalog) return null;
  return (
    <Link to="/basket" className="quick-order" data-small={isSmall || total === undefined || undefined}>
      <Zap className="max-md:hidden" aria-hidden="true" />
      <ShoppingBasket className="md:hidden" aria-hidden="true" />
      <span className="quick-order-words">
        <span className="quick-order-name">{t('quickOrder')}</span>
        {total !== undefined && (
          <b>
            <Money lira={total} />
          </b>
        )}
      </span>
      <ArrowRight className="quick-order-arrow flip md:hidden" aria-hidden="true" />
    </Link>
  );
}
