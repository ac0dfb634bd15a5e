import { getRouteApi, Link } from '@tanstack/react-router';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { groupBy } from '@toptan/contract/group-by';
import {
  type OrderFilter,
  orderFilterValues,
  orderStatuses,
  statusesOf,
} from '@toptan/contract/order-statuses';
import type { countOrders } from '@toptan/contract/orders';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { ExportMenu } from '../../lists/export-menu.tsx';
import { useOverlay } from '../../lists/use-overlay.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { ChoiceButton } from '../../ui/form/choice-button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLink, TabNav } from '../../ui/layout/tab-nav.tsx';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';
import type { OrderDetailsProps } from '../details/order-details.tsx';
import { ordersQuery, useOrderCounts, useOrders } from '../read-api.ts';
import { NoOrders, OrderList } from './order-list.tsx';

const loadDetails = () => import('../details/listed-order-details.tsx');
const OrderDetails = lazyPart(async () => (await loadDetails()).ListedOrderDetails);

const route = getRouteApi('/orders');

/** The groups of the specification, and the steps that they contain. */
const filters: readonly OrderFilter[] = orderStatuses.map(status =>
  status === 'delivered' ? 'completed' : status,
);

const isFilter = (value: string | undefined): value is OrderFilter =>
  orderFilterValues.includes(value as OrderFilter);

/** A tab is current at its exact address alone; by default a link also covers addresses with further filters. */
const exactly = { exact: true };

interface OrderToolsProps {
  q: string | undefined;
  month: string | undefined;
  counts: ResponseOf<typeof countOrders>;
  onChange: (changed: { q?: string | undefined; month?: string | undefined }) => void;
}

/** Finds an own order by its number, its goods or its note, and by its month. */
function OrderTools({ q = '', month, counts, onChange }: OrderToolsProps) {
  const { t, month: monthName, number } = useWords('orders');
  const months = groupBy(counts, each => each.month);
  // The chosen month stays in sight where a search finds nothing in it.
  const offered = [...new Set([...months.keys(), ...(month ? [month] : [])])].sort().reverse();
  const countIn = (key: string) => (months.get(key) ?? []).reduce((sum, { orders }) => sum + orders, 0);
  return (
    <>
      <SearchBox
        value={q}
        onSearch={next => onChange({ q: next || undefined })}
        label={t('search')}
        placeholder={t('searchHint')}
      />
      <ChoiceButton
        label={t('month')}
        value={month ?? 'all'}
        none="all"
        onChange={next => onChange({ month: next === 'all' ? undefined : next })}
        options={[
          { value: 'all', label: t('allMonths') },
          ...offered.map(value => ({
            value,
            label: `${monthName(value)} (${number(countIn(value))})`,
          })),
        ]}
      />
    </>
  );
}

/** The orders of the shop, or for staff all orders, whose status they may set here too. */
export function OrdersPage({ Again }: Pick<OrderDetailsProps, 'Again'>) {
  const { t, number } = useWords(['orders', 'words']);
  const isAdmin = useIsAdmin();
  const { status, q, month, order } = route.useSearch();
  const navigate = route.useNavigate();
  const details = useOverlay(navigate, 'order');
  const filter = isFilter(status) ? status : undefined;
  const current = status === 'delivered' ? 'completed' : status;
  const shown = { status: filter, q, month };
  const { orders, loadMore } = useOrders(shown);
  const counts = useOrderCounts(q);
  const countOf = (value: OrderFilter | undefined) => {
    const statuses = value && statusesOf(value);
    return counts
      ?.filter(each => (!statuses || statuses.includes(each.status)) && (!month || each.month === month))
      .reduce((sum, each) => sum + each.orders, 0);
  };
  const nameOf = (value: OrderFilter | undefined) =>
    value ? (value === 'completed' ? t('completed') : t(`words:orderStatus.${value}`)) : t('filterAll');
  const change = (changed: { q?: string | undefined; month?: string | undefined }) =>
    void navigate({ search: previous => ({ ...previous, ...changed }), replace: true, resetScroll: false });
  useLoadAtHand(loadDetails);
  return (
    <>
      <PageHeader
        title={isAdmin ? t('allOrders') : t('myOrders')}
        tools={
          <>
            {/* Staff search in the order management. */}
            {!isAdmin && <OrderTools q={q} month={month} counts={counts ?? []} onChange={change} />}
            <ExportMenu what="orders" query={ordersQuery(shown)} />
          </>
        }
      />
      <TabNav label={t('filter')}>
        {[undefined, ...filters].map(value => (
          <TabLink key={value ?? 'all'} current={current === value}>
            <Link to="/orders" search={{ status: value, q, month }} activeOptions={exactly}>
              {nameOf(value)}
              {!isAdmin && counts && (
                <span className="font-normal text-ink-3">{number(countOf(value) ?? 0)}</span>
              )}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      {status && !filter ? <NoOrders isFiltered /> : <OrderList shown={shown} />}
      {order && (
        <OrderDetails
          orderId={order}
          rows={orders}
          canEdit={isAdmin}
          Again={Again}
          onOpen={details.open}
          onClose={details.close}
          onEndNear={loadMore}
        />
      )}
    </>
  );
}
