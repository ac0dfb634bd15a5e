import './audit.css';
import { getRouteApi } from '@tanstack/react-router';
import { type AuditEvent, listAuditEvents } from '@toptan/contract/audit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOverlay } from '../lists/use-overlay.ts';
import { usePagedRows } from '../lists/use-paged-rows.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Button } from '../ui/form/button.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { DensityChoice, useDensity } from '../ui/table/density.tsx';
import { ListFooter } from '../ui/table/list-footer.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditSearch, auditQuery } from './audit-search.ts';
import { useEventColumns } from './event-columns.tsx';
import { EventDetails } from './event-details.tsx';
import { EventItem } from './event-item.tsx';

// Read anew whenever the page opens: the log grows with every action, and no topic notifies of it.
queryClient.setQueryDefaults(queryKey(listAuditEvents), { staleTime: 0 });

const route = getRouteApi('/admin/audit');
const rowId = ({ id }: AuditEvent) => id;

/** The audit log: who did what, when and from where. It only grows. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const errorText = useErrorText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const address = useListAddress<AuditSearch>(navigate);
  const details = useOverlay(navigate, 'event');
  const query = useMemo(() => auditQuery(search), [search]);
  const list = usePagedRows(listAuditEvents, query, search.page ?? 1);
  const [density, setDensity] = useDensity();
  const columns = useEventColumns();
  const open = list.loaded.find(({ id }) => id === search.event);
  const found = t('count', { count: list.total ?? 0, isCapped: list.isCapped });
  const isFiltered = Object.keys(query).length > 0;

  const clear = () => address.change({ q: undefined, kind: undefined, from: undefined, until: undefined });

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        tools={
          <>
            <SearchBox
              value={search.q ?? ''}
              onSearch={text => address.change({ q: text || undefined })}
              label={t('search')}
              className="lg:min-w-70"
            />
            <DensityChoice value={density} onChange={setDensity} />
            <ShortcutHelp />
          </>
        }
      />
      <DataTable
        label={t('title')}
        title={
          <>
            {t('all')} <span>{list.total !== undefined && found}</span>
          </>
        }
        tools={<AuditFilters search={search} onChange={address.change} />}
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        rowCount={list.total}
        firstRow={list.first}
        scope={JSON.stringify(query)}
        behind={list.isBehind}
        density={density}
        minWidth="760px"
        onOpen={({ id }) => details.open(id)}
        openId={search.event ?? null}
        status={list.status}
        renderItem={event => <EventItem event={event} />}
        empty={
          <EmptyState
            inline
            title={t(isFiltered ? 'nothingFound' : 'empty')}
            text={t(isFiltered ? 'nothingFoundText' : 'emptyText')}
            action={isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
          />
        }
        failed={
          <ErrorState
            inline
            title={t('failed')}
            text={errorText(list.error)}
            onRetry={list.retry}
            retrying={list.isRetrying}
          />
        }
        footer={<ListFooter list={list} found={found} onPage={address.turnTo} />}
      />
      {open && <EventDetails event={open} onClose={details.close} />}
    </>
  );
}
