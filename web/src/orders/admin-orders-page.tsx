import { getRouteApi } from '@tanstack/react-router';
import { listOrders, orderStatuses } from '@toptan/contract/orders';
import { ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useErrorText } from '../api/form.ts';
import { usePagedRows } from '../api/use-paged-rows.ts';
import { useFormat } from '../i18n/use-format.ts';
import { DataTable } from '../ui/data-table.tsx';
import { DensityChoice, useDensity } from '../ui/density.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { StatusGlyph } from '../ui/status-glyph.tsx';
import { toneOf } from '../ui/status-tone.ts';
import { useAdminOrderColumns } from './admin-order-columns.tsx';
import { AdminOrderItem } from './admin-order-item.tsx';
import type { adminOrdersSearchSchema } from './admin-orders-search.ts';
import { OrderDetails } from './order-details.tsx';
import { useOrderSelection } from './use-order-selection.tsx';

const route = getRouteApi('/admin/orders');

/** Order management: every order, its status and manufacturer in place, selections and bulk deletion. */
export function AdminOrdersPage() {
  const { t } = useTranslation(['adminOrders', 'words']);
  const { number } = useFormat();
  const say = useErrorText();
  const { q, status, page = 1, order: openId } = route.useSearch();
  const navigate = route.useNavigate();
  const [density, setDensity] = useDensity();
  const columns = useAdminOrderColumns();
  const list = usePagedRows(listOrders, { ...(q && { q }), ...(status && { status, exact: 'true' }) }, page);
  const selection = useOrderSelection(list);

  const change = (changed: z.infer<typeof adminOrdersSearchSchema>) =>
    void navigate({
      search: previous => ({ ...previous, page: undefined, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const open = (id: string | undefined) =>
    void navigate({
      search: previous => ({ ...previous, order: id }),
      resetScroll: false,
      replace: Boolean(openId),
    });
  const openIndex = list.loaded.findIndex(({ id }) => id === openId);
  const neighbour = (index: number) => {
    const id = list.loaded[index]?.id;
    return id ? () => open(id) : null;
  };

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
            <Select
              look="button"
              label={t('filter')}
              leading={<ListFilter aria-hidden="true" />}
              value={status ?? 'all'}
              onChange={value => change({ status: value === 'all' ? undefined : value })}
              options={[
                { value: 'all', label: t('allStatus') },
                ...orderStatuses.map(value => ({
                  value,
                  label: t(`words:orderStatus.${value}`),
                  icon: <StatusGlyph tone={toneOf(value)} />,
                })),
              ]}
            />
          </>
        }
      />
      <DataTable
        label={t('title')}
        title={
          <>
            {t('allOrders')} <span>{list.total === undefined ? '' : number(list.total)}</span>
          </>
        }
        tools={<DensityChoice value={density} onChange={setDensity} />}
        columns={columns}
        rows={list.rows}
        rowId={order => order.id}
        density={density}
        minWidth="1080px"
        selection={selection.table}
        onOpen={order => open(order.id)}
        openId={openId ?? null}
        status={list.status}
        empty={
          <EmptyState inline title={t('empty')} text={q || status ? t('emptyFiltered') : t('emptyHint')} />
        }
        failed={<ErrorState inline title={t('failed')} text={say(list.error)} onRetry={list.retry} />}
        renderItem={order => <AdminOrderItem order={order} />}
        footer={<ListFooter list={list} onPage={next => change({ page: next })} />}
      />
      {selection.dialog}
      {openId && (
        <OrderDetails
          orderId={openId}
          canEdit
          onClose={() => open(undefined)}
          onPrevious={openIndex > 0 ? neighbour(openIndex - 1) : null}
          onNext={openIndex >= 0 ? neighbour(openIndex + 1) : null}
        />
      )}
    </>
  );
}
