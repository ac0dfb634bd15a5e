import { getRouteApi, Link } from '@tanstack/react-router';
import { type OrderFilter, orderFilterValues } from '@toptan/contract/orders';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../lists/export-menu.tsx';
import { useOverlay } from '../../lists/use-overlay.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLink, TabNav } from '../../ui/layout/tab-nav.tsx';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';
import type { OrderDetailsProps } from '../details/order-details.tsx';
import { useOrders } from '../read-api.ts';
import { NoOrders, OrderList } from './order-list.tsx';

const loadDetails = () => import('../details/listed-order-details.tsx');
const OrderDetails = lazy(async () => ({ default: (await loadDetails()).ListedOrderDetails }));

const route = getRouteApi('/orders');

/** The groupings of the specification first, then the steps that they contain. */
const filters: readonly OrderFilter[] = [
  'pending',
  'confirmed',
  'in_production',
  'shipped',
  'completed',
  'cancelled',
];

const isFilter = (value: string | undefined): value is OrderFilter =>
  orderFilterValues.includes(value as OrderFilter);

/** Only the address as it stands makes a tab the current one; by itself a link also covers what narrows it further. */
const exactly = { exact: true };

/** The orders of the shop, or all for staff, who may set their status here too. */
export function OrdersPage({ Again }: Required<Pick<OrderDetailsProps, 'Again'>>) {
  const { t } = useTranslation('orders');
  const isAdmin = useIsAdmin();
  const { status, order } = route.useSearch();
  const details = useOverlay(route.useNavigate(), 'order');
  const filter = isFilter(status) ? status : undefined;
  const current = status === 'delivered' ? 'completed' : status;
  const { orders, loadMore } = useOrders(filter);
  useLoadAtHand(loadDetails);
  return (
    <>
      <PageHeader
        title={isAdmin ? t('allOrders') : t('myOrders')}
        tools={<ExportMenu what="orders" query={{ status: filter }} />}
      />
      <TabNav label={t('filter')}>
        <TabLink current={!current}>
          <Link to="/orders" search={{}} activeOptions={exactly}>
            {t('filterAll')}
          </Link>
        </TabLink>
        {filters.map(value => (
          <TabLink key={value} current={current === value}>
            <Link to="/orders" search={{ status: value }} activeOptions={exactly}>
              {t(`filters.${value as 'pending'}`)}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      {status && !filter ? <NoOrders isFiltered /> : <OrderList filter={filter} />}
      {order && (
        <Suspense>
          <OrderDetails
            orderId={order}
            rows={orders}
            canEdit={isAdmin}
            Again={Again}
            onOpen={details.open}
            onClose={details.close}
            onEndNear={loadMore}
          />
        </Suspense>
      )}
    </>
  );
}
