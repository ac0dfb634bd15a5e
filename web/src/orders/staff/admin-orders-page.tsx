import { getRouteApi } from '@tanstack/react-router';
import type { OrderSummary } from '@toptan/contract/orders';
import { useEffect } from 'react';
import { useErrorText } from '../../api/form.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { ExportMenu } from '../../lists/export-menu.tsx';
import { useOverlay } from '../../lists/use-overlay.ts';
import { isToldByStaff } from '../../portal/notice-ways.ts';
import { usePortal } from '../../portal/portal-store.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ShortcutHelp } from '../../ui/overlay/shortcut-help.tsx';
import { useShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DensityChoice, useDensity } from '../../ui/table/density.tsx';
import { ListEnd } from '../../ui/table/list-end.tsx';
import { NewRows } from '../../ui/table/new-rows.tsx';
import { ListedOrderDetails } from '../details/listed-order-details.tsx';
import type { OrderDetailsProps } from '../details/order-details.tsx';
import { useAdminOrderColumns } from './admin-order-columns.tsx';
import { MoreFilters, NoOrders, RequestFilter, StatusFilter } from './admin-order-filters.tsx';
import { AdminOrderItem, AdminOrderItemSkeleton } from './admin-order-item.tsx';
import { type AdminOrdersSearch, noFilters } from './admin-orders-search.ts';
import { rememberList } from './left-list-api.ts';
import { useOrderRows } from './use-order-rows.ts';
import { useOrderSelection } from './use-order-selection.tsx';

const route = getRouteApi('/admin/orders');

const ToTell = lazyPart(async () => (await import('../../notices/to-tell.tsx')).ToTell, ['notices']);

const rowId = ({ id }: OrderSummary) => id;

/** Order management: every order, with its status and manufacturer in place, selections and bulk deletion. */
export function AdminOrdersPage({ Again }: Pick<OrderDetailsProps, 'Again'>) {
  const { t, number } = useWords(['adminOrders', 'orders', 'words', 'desk']);
  const isTold = usePortal(isToldByStaff);
  const errorText = useErrorText();
  const search = route.useSearch();
  const { q, status, order: openId } = search;
  const navigate = route.useNavigate();
  useEffect(() => rememberList(search), [search]);
  const details = useOverlay(navigate, 'order');
  const [density, setDensity] = useDensity();
  const columns = useAdminOrderColumns(density);
  const { list, filters, steady, scope, engage } = useOrderRows(search);
  const selection = useOrderSelection(list, filters);
  useShortcuts([
    { keys: ['J'], label: t('nextOrder'), group: 'details' },
    { keys: ['K'], label: t('previousOrder'), group: 'details' },
    { keys: ['C'], label: t('orders:change'), group: 'details' },
    { keys: ['V'], label: t('showVersions'), group: 'details' },
    { keys: ['Esc'], label: t('closeDetails'), group: 'details' },
    {
      keys: ['O'],
      label: t('desk:title'),
      group: 'rows',
      run: () => {
        const row = document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
        const customer = steady.rows.find(({ id }) => id === row)?.customerId;
        if (customer) void navigate({ to: '/admin/order-for', search: { customer } });
      },
    },
  ]);

  const change = (changed: AdminOrdersSearch) =>
    void navigate({
      search: previous => ({ ...previous, ...changed }),
      replace: true,
      resetScroll: true,
    });

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        tools={
          <>
            <SearchBox
              value={q ?? ''}
              onSearch={text => change({ q: text || undefined })}
              label={t('search')}
              placeholder={t('search')}
            />
            <StatusFilter value={status} onChange={value => change({ status: value })} />
            <MoreFilters search={search} onChange={change} />
            <ShortcutHelp />
          </>
        }
      />
      <DataTable
        label={t('title')}
        title={
          <>
            {t('allOrders')} <span>{list.total === undefined ? '' : number(list.total, list.isCapped)}</span>
          </>
        }
        tools={
          <>
            <RequestFilter value={search.request} onChange={request => change({ request })} />
            {isTold && <ToTell />}
            <ExportMenu what="orders" query={filters} marked={[...selection.table.selected]} />
            <DensityChoice value={density} onChange={setDensity} />
          </>
        }
        news={
          steady.waiting > 0 && (
            <NewRows words={t('newOrders', { count: steady.waiting })} onShow={steady.release} />
          )
        }
        columns={columns}
        rows={steady.rows}
        rowId={rowId}
        scope={scope}
        rowCount={list.total}
        gone={steady.gone}
        onEngage={engage}
        onEndNear={list.loadMore}
        loadingMore={list.isLoadingMore}
        behind={list.isBehind}
        density={density}
        selection={selection.table}
        onOpen={order => details.open(order.id)}
        openId={openId ?? null}
        status={list.status}
        skeletonRows={12}
        empty={<NoOrders search={search} onClear={() => change(noFilters)} />}
        failed={
          <ErrorState
            inline
            title={t('failed')}
            text={errorText(list.error)}
            onRetry={list.retry}
            retrying={list.isRetrying}
          />
        }
        renderItem={order => <AdminOrderItem order={order} />}
        itemSkeleton={<AdminOrderItemSkeleton />}
        footer={
          <ListEnd
            found={
              list.total === undefined
                ? undefined
                : t('words:orders', { count: list.total, isCapped: list.isCapped })
            }
            failed={list.isLoadMoreError ? t('orders:moreFailed') : undefined}
            onRetry={list.loadMore}
          />
        }
      />
      {selection.dialog}
      {openId && (
        <ListedOrderDetails
          orderId={openId}
          canEdit
          Again={Again}
          rows={steady.rows}
          onOpen={details.open}
          onClose={details.close}
          onEndNear={list.loadMore}
        />
      )}
    </>
  );
}
