import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listOrderSummaries } from '@toptan/contract/orders';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { useFormat } from '../i18n/use-format.ts';
import { OrderList } from '../orders/list/order-list.tsx';
import { useCustomer, useIsAdmin } from '../session/session-store.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { dismissToastsTo } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx';
import { useBasket } from './api.ts';
import { CurrentBasket } from './current-basket.tsx';
import { OrderPlaced } from './order-placed.tsx';

const route = getRouteApi('/basket');

/** The basket: the goods to be ordered, and the past orders. */
export function BasketPage() {
  const { t } = useTranslation(['basket', 'words']);
  const { number } = useFormat();
  const { tab = 'current', placed } = route.useSearch();
  const navigate = route.useNavigate();
  const customer = useCustomer();
  const isAdmin = useIsAdmin();
  const basket = useBasket();
  useEffect(() => dismissToastsTo('/basket'), []);
  const orders = useQuery(pageQuery(listOrderSummaries, { query: { view: 'summary', limit: 1 } }));

  if (placed) return <OrderPlaced orderId={placed} />;
  if (!customer)
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          art="basket"
          title={t('noCustomer')}
          text={t('noCustomerHint')}
          action={
            isAdmin && (
              <Button asChild>
                <Link to="/admin/orders">{t('toOrderManagement')}</Link>
              </Button>
            )
          }
        />
      </>
    );
  return (
    <>
      <PageHeader title={t('title')} />
      <Tabs
        className="basket-tabs"
        value={tab}
        onChange={next => void navigate({ search: next === 'current' ? {} : { tab: next }, replace: true })}
        label={t('title')}
        tabs={[
          {
            value: 'current',
            label: t('current'),
            count: basket.isPending ? (
              <Skeleton width="3rem" />
            ) : (
              basket.data && t('words:items', { count: basket.data.length })
            ),
          },
          {
            value: 'history',
            label: t('history'),
            count: orders.isPending ? <Skeleton width="1.25rem" /> : orders.data && number(orders.data.total),
          },
        ]}
      >
        <TabPanel value="current">
          <CurrentBasket
            customer={customer}
            onPlaced={order => void navigate({ search: { placed: order.id }, replace: true })}
          />
        </TabPanel>
        <TabPanel value="history">
          <OrderList shown={{}} />
        </TabPanel>
      </Tabs>
    </>
  );
}
