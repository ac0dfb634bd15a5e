import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listOrderSummaries } from '@toptan/contract/orders';
import { ListPlus } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { pageQuery } from '../api/queries.ts';
import { useBuyer, useDraft } from '../drafts/api.ts';
import { PricesHidden, useHidesPrices } from '../i18n/hidden-prices.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useWords } from '../i18n/use-words.ts';
import { OrderList } from '../orders/list/order-list.tsx';
import { useDraftId } from '../session/draft-id.ts';
import { useIsAdmin, useSessionStore } from '../session/session-store.ts';
import { Sight, useBuyersSight } from '../session/use-stock-view.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { dismissToastsTo } from '../ui/feedback/toast-store.ts';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx';
import { useBasket } from './api.ts';
import { BasketAloneSkeleton } from './basket-skeleton.tsx';
import { CurrentBasket } from './current-basket.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { PreparedDrafts } from './prepared/prepared-drafts.tsx';

const route = getRouteApi('/basket');

const PreparedPage = lazyPart(
  async () => (await import('./prepared/prepared-page.tsx')).PreparedPage,
  ['prepared'],
  () => <BasketAloneSkeleton />,
);

const ShortcutHelp = lazyPart(async () => (await import('../ui/overlay/shortcut-help.tsx')).ShortcutHelp);

/** Another draft begins another basket, with nothing that was typed in it. */
export function BasketPage({ Desk }: { Desk: ComponentType }) {
  return (
    <Sight value={useBuyersSight()}>
      <Basket key={useDraftId()} Desk={Desk} />
    </Sight>
  );
}

/** The basket: the goods to be ordered, and the past orders. Staff who order for no shop get the desk. */
function Basket({ Desk }: { Desk: ComponentType }) {
  const { t, number } = useWords(['basket', 'words']);
  const { tab = 'current', placed, prepared } = route.useSearch();
  const navigate = route.useNavigate();
  const buyer = useBuyer();
  const draftId = useDraftId();
  const { isPending } = useDraft();
  const isAdmin = useIsAdmin();
  const hidesPrices = useHidesPrices(state => state.hidesPrices);
  const basket = useBasket();
  useEffect(() => dismissToastsTo('/basket'), []);
  const customerId = buyer?.draftId && buyer.id;
  const orders = useQuery(
    pageQuery(listOrderSummaries, { query: { view: 'summary', limit: 1, customerId } }),
  );

  // The buyer may still stand beside.
  if (placed)
    return (
      <PricesHidden value={isAdmin && hidesPrices}>
        <OrderPlaced orderId={placed} />
      </PricesHidden>
    );
  // What became of a draft is said above; the desk leads on.
  if (!buyer && isAdmin && (draftId === undefined || !isPending)) return <Desk />;
  if (!buyer)
    return (
      <>
        <PageHeader title={t('title')} />
        {draftId === undefined && (
          <EmptyState art="basket" title={t('noCustomer')} text={t('noCustomerHint')} />
        )}
        {draftId !== undefined && isPending && <BasketAloneSkeleton />}
      </>
    );
  const isOwn = buyer.draftId === undefined;
  if (prepared && isOwn)
    return (
      <PreparedPage
        key={prepared}
        draftId={prepared}
        onPlaced={order => void navigate({ search: { placed: order.id }, replace: true })}
        onTaken={() => void navigate({ search: {}, replace: true })}
      />
    );
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(buyer.draftId && { count: <DraftWords name={buyer.customerShortName} /> })}
        tools={
          <>
            <Button asChild>
              <Link to="/basket/list">
                <ListPlus className="flip" aria-hidden="true" />
                {t('byList')}
              </Link>
            </Button>
            {!isOwn && <ShortcutHelp />}
          </>
        }
      />
      {isOwn && <PreparedDrafts />}
      <Tabs
        className="basket-tabs"
        value={tab}
        onChange={next => void navigate({ search: next === 'current' ? {} : { tab: next }, replace: true })}
        label={t('title')}
        tabs={[
          {
            value: 'current',
            label: t(buyer.draftId ? 'draft.tab' : 'current'),
            count: basket.isPending ? (
              <Skeleton width="3rem" />
            ) : (
              basket.data && t('words:items', { count: basket.data.length })
            ),
          },
          {
            value: 'history',
            label: buyer.draftId ? t('draft.orders', { name: buyer.customerShortName }) : t('history'),
            count: orders.isPending ? <Skeleton width="1.25rem" /> : orders.data && number(orders.data.total),
          },
        ]}
      >
        <TabPanel value="current">
          <CurrentBasket
            buyer={buyer}
            onPlaced={order => void navigate({ search: { placed: order.id, for: undefined }, replace: true })}
          />
        </TabPanel>
        <TabPanel value="history">
          <OrderList shown={{ customerId }} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** The shop of a draft, and who began it where somebody else did. */
function DraftWords({ name }: { name: string }) {
  const { t, list } = useWords(['basket', 'desk']);
  const by = useDraft().data?.by;
  const isOwn = useSessionStore(({ user }) => user?.id === by?.id);
  return list([t('draft.of', { name }), by && !isOwn ? t('desk:begunBy', { name: by.name }) : null]);
}
