import './dashboard.css';
import './basket-resume.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getStats } from '@toptan/contract/stats';
import { ArrowRight, ClipboardList, Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { useBasketQuote } from '../basket/api.ts';
import { PreparedDrafts } from '../basket/prepared/prepared-drafts.tsx';
import { GuideCard } from '../guide/guide-card.tsx';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { Money } from '../i18n/money.tsx';
import { useCountWords } from '../i18n/use-count-words.ts';
import { useCustomer, useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { PHONE, TABLET, useMedia } from '../ui/use-media.ts';
import { BasketCard } from './basket-card.tsx';
import { productsOf } from './basket-products.ts';
import { MonthlyOrders } from './monthly-orders.tsx';
import { OrderStats } from './order-stats.tsx';
import { RecentOrders } from './recent-orders.tsx';

const DashboardCollection = lazyPart(
  async () => (await import('../catalog/collections/dashboard-collection.tsx')).DashboardCollection,
  ['collection'],
);

/** The first page: for a shop its own orders and basket, for staff all orders and their months. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const isAdmin = useIsAdmin();
  const hasBasket = useCustomer() !== null;
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(TABLET);
  const { data: stats } = useQuery(dataQuery(getStats));
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
      {hasBasket && <PreparedDrafts />}
      {stats?.collections !== undefined && (
        <div className="dashboard-newest">
          <DashboardCollection />
        </div>
      )}
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

/** The content of the basket in one line, above the recent orders on a phone. */
function BasketResume() {
  const { t } = useTranslation('dashboard');
  const countWords = useCountWords();
  const { data: basket, isPending } = useBasketQuote();
  if (isPending) return <Skeleton shape="box" height="64px" className="mt-3" />;
  if (!basket || basket.lines.length === 0) return null;
  const { lines, subtotal } = basket;
  return (
    <Link to="/basket" className="basket-resume">
      <span className="basket-resume-pictures flex gap-1" aria-hidden="true">
        {productsOf(lines)
          .slice(0, 2)
          .map(({ id, imageUrl, category }) => (
            <Picture key={id} imageUrl={imageUrl} category={category} sizes="40px" />
          ))}
      </span>
      <span className="basket-resume-words grid me-auto">
        <b>{countWords(lines)}</b>
        <Money lira={subtotal} className="text-13 text-ink-2" />
      </span>
      <span className="link">
        {t('toBasket')}
        <ArrowRight className="flip" aria-hidden="true" />
      </span>
    </Link>
  );
}
