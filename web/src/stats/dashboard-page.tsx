import './dashboard.css';
import { Link } from '@tanstack/react-router';
import { ClipboardList, Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GuideCard } from '../guide/guide-card.tsx';
import { useCustomer, useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/form/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PHONE, useMedia } from '../ui/layout/use-media.ts';
import { BasketCard } from './basket-card.tsx';
import { BasketResume } from './basket-resume.tsx';
import { MonthlyOrders } from './monthly-orders.tsx';
import { NARROW, OrderStats } from './order-stats.tsx';
import { RecentOrders } from './recent-orders.tsx';

/** The first page: for a shop its own orders and basket, for staff all orders and their months. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const isAdmin = useIsAdmin();
  const hasBasket = useCustomer() !== null;
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW);
  const tool = isAdmin ? (
    <Button asChild>
      <Link to="/admin/orders">
        <ClipboardList aria-hidden="true" />
        {t('orderManagement')}
      </Link>
    </Button>
  ) : (
    <Button asChild>
      <Link to="/catalog">
        <Shirt aria-hidden="true" />
        {t('toCatalog')}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} tools={isPhone ? undefined : tool} />
      {isAdmin && <GuideCard />}
      <OrderStats />
      {hasBasket && isNarrow && <BasketResume />}
      <div className="dashboard-columns">
        <RecentOrders />
        {hasBasket && !isNarrow && <BasketCard />}
      </div>
      {isAdmin && <MonthlyOrders />}
    </>
  );
}
