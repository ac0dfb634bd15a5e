import './bottom-navigation.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listBasket } from '@toptan/contract/basket';
import { addLira, lineTotal } from '@toptan/contract/money';
import { ClipboardList, LayoutGrid, Shirt, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { useFormat } from '../i18n/use-format.ts';
import { QuickOrder } from './quick-order.tsx';

const entries = [
  { id: 'dashboard', to: '/', icon: LayoutGrid },
  { id: 'catalog', to: '/catalog', icon: Shirt },
  { id: 'orders', to: '/orders', icon: ClipboardList },
  { id: 'basket', to: '/basket', icon: ShoppingBasket },
] as const;

/** A bar at the foot of a phone, a floating dock on a wide screen; the basket carries its pieces. */
export function BottomNavigation() {
  const { t } = useTranslation(['shell', 'words']);
  const { number } = useFormat();
  const { data: lines = [] } = useQuery(dataQuery(listBasket));
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const total = addLira(...lines.map(line => lineTotal(line.product.price, line.quantity)));
  return (
    <>
      <div className="dock-fade" />
      <nav className="dock" aria-label={t('mainNavigation')}>
        {entries.map(({ id, to, icon: Icon }) => (
          <Link key={id} to={to} className="dock-entry" activeOptions={{ exact: true, includeSearch: false }}>
            <Icon aria-hidden="true" />
            <span>{t(`nav.${id}`)}</span>
            {id === 'basket' && pieces > 0 && (
              <>
                <span className="dock-count" aria-hidden="true">
                  {number(pieces)}
                </span>
                <span className="sr-only">({t('words:pieces', { count: pieces })})</span>
              </>
            )}
          </Link>
        ))}
        {pieces > 0 && <QuickOrder total={total} />}
      </nav>
      <p className="sr-only" role="status">
        {pieces > 0 && t('inBasket', { count: pieces })}
      </p>
    </>
  );
}
