import './audit.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type AuditEvent, listAuditEvents } from '@toptan/contract/audit';
import { type ActionName, actionName, actionNames } from '@toptan/contract/audit-actions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { ExportMenu } from '../lists/export-menu.tsx';
import { PagedTable } from '../lists/paged-table.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { overlayState, useOverlay } from '../lists/use-overlay.ts';
import { usePagedRows } from '../lists/use-paged-rows.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { DayFilter } from '../ui/form/day-filter.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Select } from '../ui/form/select.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { DensityChoice, useDensity } from '../ui/table/density.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import { TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { ActorName } from './actor-name.tsx';
import { type AuditSearch, auditQuery } from './audit-search.ts';
import { EventDetails } from './event-details.tsx';
import { OutcomeMark } from './outcome-mark.tsx';

// Read anew whenever the page opens: the log grows with every action, and no topic notifies of it.
queryClient.setQueryDefaults(queryKey(listAuditEvents), { staleTime: 0 });

const route = getRouteApi('/admin/audit');

/** The audit log: actions with their user, time and address. It only grows. */
export function AuditPage() {
  const { t } = useTranslation('audit');
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
            <ExportMenu what="audit" query={query} />
            <DensityChoice value={density} onChange={setDensity} />
            <ShortcutHelp />
          </>
        }
      />
      <PagedTable
        list={list}
        label={t('title')}
        title={
          <>
            {t('all')} <span>{list.total !== undefined && found}</span>
          </>
        }
        tools={<AuditFilters search={search} onChange={address.change} />}
        columns={columns}
        scope={JSON.stringify(query)}
        density={density}
        minWidth="760px"
        onOpen={({ id }) => details.open(id)}
        openId={search.event ?? null}
        renderItem={event => <EventItem event={event} />}
        empty={
          <EmptyState
            inline
            title={t(isFiltered ? 'nothingFound' : 'empty')}
            text={t(isFiltered ? 'nothingFoundText' : 'emptyText')}
            action={isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
          />
        }
        failed={t('failed')}
        found={found}
        onPage={address.turnTo}
      />
      {open && <EventDetails event={open} onClose={details.close} />}
    </>
  );
}

type AuditFiltersProps = {
  search: AuditSearch;
  onChange: (changed: Partial<AuditSearch>) => void;
};

/** A span of days and one kind of action. */
function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { from, until, kind } = search;
  const kinds = actionNames.map(value => ({ value, label: actionName(value, language) }));
  return (
    <div className="audit-filters flex flex-wrap items-center gap-3">
      <DayFilter label={t('from')} value={from} max={until} onDay={day => onChange({ from: day })} />
      <DayFilter label={t('until')} value={until} min={from} onDay={day => onChange({ until: day })} />
      <Select<ActionName | ''>
        look="button"
        label={t('kind')}
        value={kind ?? ''}
        onChange={chosen => onChange({ kind: chosen || undefined })}
        options={[{ value: '', label: t('allKinds') }, ...kinds]}
      />
    </div>
  );
}

export function useEventColumns(): TableColumn<AuditEvent>[] {
  const { t, dateTime } = useWords(['audit', 'fields']);
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('fields:at'),
        cell: event => <bdi className="ltr">{dateTime(event.at)}</bdi>,
        looks: { least: 160, skeleton: ['124px'], sorted: 'descending' },
      },
      {
        id: 'who',
        header: t('fields:username'),
        cell: event => (
          <TwoLines
            first={<ActorName event={event} />}
            second={event.address && <bdi className="code">{event.address}</bdi>}
          />
        ),
        looks: { least: 150, width: '20%', skeleton: ['88px', '104px'] },
      },
      {
        id: 'action',
        header: t('fields:action'),
        cell: event => (
          <TwoLines
            first={actionName(event.action, language)}
            second={
              event.attempts > 1 ? (
                t('attempts', { count: event.attempts })
              ) : (
                <TypedName>{event.subject}</TypedName>
              )
            }
          />
        ),
        looks: { least: 220, width: 'rest', skeleton: ['176px', '120px'] },
      },
      {
        id: 'outcome',
        header: t('columns.outcome'),
        cell: event => <OutcomeMark status={event.status} />,
        looks: { least: 148, skeleton: ['72px'] },
      },
    ],
    [t, dateTime, language],
  );
}

/** An event in the list on a phone. */
function EventItem({ event }: { event: AuditEvent }) {
  const { t, dateTime } = useWords('audit');
  const language = useLanguage();
  return (
    <ListItem
      title={
        <Link
          from="/admin/audit"
          to="/admin/audit"
          search={previous => ({ ...previous, event: event.id })}
          state={overlayState}
          resetScroll={false}
        >
          {actionName(event.action, language)}
        </Link>
      }
      end={<OutcomeMark status={event.status} />}
    >
      {event.subject && <TypedName>{event.subject}</TypedName>}
      {event.attempts > 1 && <span>{t('attempts', { count: event.attempts })}</span>}
      <span>
        <bdi className="ltr">{dateTime(event.at)}</bdi> · <ActorName event={event} />
        {event.address && (
          <>
            {' '}
            · <bdi className="code">{event.address}</bdi>
          </>
        )}
      </span>
    </ListItem>
  );
}
