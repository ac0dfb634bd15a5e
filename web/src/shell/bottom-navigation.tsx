import './bottom-navigation.css';
import { Link, useLocation } from '@tanstack/react-router';
import { piecesOf } from '@toptan/contract/pieces';
import { ClipboardList, LayoutGrid, Shirt, ShoppingBasket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBasketQuote } from '../basket/api.ts';
import { useWords } from '../i18n/use-words.ts';
import { useDraftId } from '../session/draft-id.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { QuickOrder } from './quick-order.tsx';

const entries = [
  { id: 'dashboard', to: '/', icon: LayoutGrid },
  { id: 'catalog', to: '/catalog', icon: Shirt },
  { id: 'orders', to: '/orders', icon: ClipboardList },
  { id: 'basket', to: '/basket', icon: ShoppingBasket },
] as const;

/** The search, filters and place with which the catalogue was left. On the catalogue itself the bar leads to all of it. */
function useCatalogPlace() {
  const [left, setLeft] = useState({});
  const { pathname, search } = useLocation();
  const isThere = pathname === '/catalog';
  useEffect(() => {
    // The draft is the one of the next screen.
    const { product: _, for: _draft, ...place } = search as Record<string, unknown>;
    if (isThere) setLeft(place);
  }, [isThere, search]);
  return isThere ? {} : left;
}

/** Pieces that the badge of a narrow dock counts to. */
const countMax = 999;

/** A bar at the foot of a phone, a floating dock on a wide screen; the basket carries its pieces. */
export function BottomNavigation() {
  const { t, number } = useWords(['shell', 'words']);
  const isAdmin = useIsAdmin();
  const draftId = useDraftId();
  const catalogPlace = useCatalogPlace();
  const { data: basket } = useBasketQuote();
  const pieces = piecesOf(basket?.lines ?? []);
  return (
    <>
      <div className="dock-fade" />
      <nav className="dock" aria-label={t('mainNavigation')}>
        {entries.map(({ id, to, icon: Icon }) => (
          <Link
            key={id}
            to={to}
            search={id === 'catalog' ? catalogPlace : {}}
            className="dock-entry"
            activeOptions={{ exact: true, includeSearch: false }}
          >
            <Icon aria-hidden="true" />
            <span>{t(`nav.${id}`)}</span>
            {id === 'basket' && pieces > 0 && (
              <span
                className="dock-count"
                data-number={pieces > countMax ? `${number(countMax)}+` : number(pieces)}
              >
                <span className="max-md:sr-only">{t('words:pieces', { count: pieces })}</span>
              </span>
            )}
          </Link>
        ))}
        {(!isAdmin || draftId) && <QuickOrder basket={basket} />}
      </nav>
      <p className="sr-only" role="status">
        {pieces > 0 && t('inBasket', { count: pieces })}
      </p>
    </>
  );
}
