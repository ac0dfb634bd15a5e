import './admin-order-filters.css';
import { useQuery } from '@tanstack/react-query';
import { getCustomer } from '@toptan/contract/customers';
import { type OrderStatus, orderStatuses } from '@toptan/contract/order-statuses';
import { getStats } from '@toptan/contract/stats';
import { Funnel, ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ManufacturerChoice } from '../../manufacturers/manufacturer-choice.tsx';
import { RowChoice } from '../../terms/row-choice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DayFilter } from '../../ui/form/day-filter.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { StatusGlyph } from '../../ui/trade/status-glyph.tsx';
import { toneOf } from '../../ui/trade/status-tone.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { type AdminOrdersSearch, filtersOf } from './admin-orders-search.ts';

/** The filter by status: 'All Status' and the six statuses; undefined stands for all. */
export function StatusFilter({
  value,
  onChange,
}: {
  value: OrderStatus | undefined;
  onChange: (status: OrderStatus | undefined) => void;
}) {
  const { t } = useTranslation(['adminOrders', 'words']);
  return (
    <Select
      look="button"
      label={t('filter')}
      leading={value ? <StatusGlyph tone={toneOf(value)} /> : <ListFilter aria-hidden="true" />}
      value={value ?? ''}
      sheet={{ title: t('filter') }}
      onChange={next => onChange(next || undefined)}
      options={[
        { value: '', label: t('allStatus') },
        ...orderStatuses.map(status => ({
          value: status,
          label: t(`words:orderStatus.${status}`),
          icon: <StatusGlyph tone={toneOf(status)} />,
        })),
      ]}
    />
  );
}

/** The filters by days, customer and manufacturer, behind a button with the number of those that are set. */
export function MoreFilters({
  search: { from, until, customer, manufacturer },
  onChange,
}: {
  search: AdminOrdersSearch;
  onChange: (changed: AdminOrdersSearch) => void;
}) {
  const { t, number } = useWords(['adminOrders', 'words', 'fields']);
  const isPhone = useMedia(PHONE);
  const { data: chosen } = useQuery({
    ...dataQuery(getCustomer, { params: { id: customer ?? '' } }),
    enabled: customer !== undefined,
  });
  const count = [from, until, customer, manufacturer].filter(value => value !== undefined).length;
  const isWithout = manufacturer === 'none';
  return (
    <Popover
      label={t('filters.title')}
      trigger={
        <Button aria-label={count > 0 ? t('filters.set', { count }) : t('filters.title')}>
          <Funnel aria-hidden="true" />
          {!isPhone && t('filters.title')}
          {count > 0 && <b>{number(count)}</b>}
        </Button>
      }
    >
      <div className="order-filters">
        <DayFilter
          label={t('filters.from')}
          value={from}
          max={until}
          onDay={day => onChange({ from: day })}
        />
        <DayFilter
          label={t('filters.until')}
          value={until}
          min={from}
          onDay={day => onChange({ until: day })}
        />
        <Field label={t('fields:customer')}>
          <RowChoice
            kind="customer"
            value={customer ?? ''}
            name={chosen?.companyName ?? null}
            none={t('filters.allCustomers')}
            onChange={id => onChange({ customer: id || undefined })}
          />
        </Field>
        <Field label={t('fields:manufacturer')}>
          <ManufacturerChoice
            value={isWithout ? '' : (manufacturer ?? '')}
            none={t('filters.allManufacturers')}
            disabled={isWithout}
            onChange={maker => onChange({ manufacturer: maker?.id })}
          />
        </Field>
        <Checkbox checked={isWithout} onChange={is => onChange({ manufacturer: is ? 'none' : undefined })}>
          {t('filters.without')}
        </Checkbox>
        {count > 0 && (
          <Button
            onClick={() =>
              onChange({ from: undefined, until: undefined, customer: undefined, manufacturer: undefined })
            }
          >
            {t('filters.clear')}
          </Button>
        )}
      </div>
    </Popover>
  );
}

/** All orders, or those whose shop asks for changes, with their number; nothing while no shop asks. */
export function RequestFilter({
  value,
  onChange,
}: {
  value: AdminOrdersSearch['request'];
  onChange: (request: AdminOrdersSearch['request']) => void;
}) {
  const { t, number } = useWords('adminOrders');
  const { data: stats } = useQuery(dataQuery(getStats));
  const waiting = stats?.changeRequests ?? 0;
  if (waiting === 0 && value === undefined) return null;
  return (
    <Segmented
      label={t('requests.shown')}
      value={value ?? 'all'}
      onChange={next => onChange(next === 'open' ? next : undefined)}
      options={[
        { value: 'all', label: t('requests.all') },
        { value: 'open', label: t('requests.open'), count: number(waiting) },
      ]}
    />
  );
}

/** Names the search and the status that no order matches, with a button that clears them. */
export function NoOrders({ search, onClear }: { search: AdminOrdersSearch; onClear: () => void }) {
  const { t } = useTranslation(['adminOrders', 'words']);
  const { q, status, request } = search;
  const { q: _q, status: _status, exact: _exact, ...more } = filtersOf(search);
  const isNarrowed = Object.keys(more).length > 0;
  if (!q && !status && !isNarrowed) return <EmptyState inline title={t('empty')} text={t('emptyHint')} />;
  const word = status && t(`words:orderStatus.${status}`);
  const text =
    request && Object.keys(filtersOf(search)).length === 1
      ? t('requests.none')
      : isNarrowed
        ? t('filters.empty')
        : q
          ? word
            ? t('emptySearchedIn', { q, status: word })
            : t('emptySearched', { q })
          : t('emptyStatus', { status: word });
  return (
    <EmptyState
      inline
      title={t('empty')}
      text={text}
      action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  );
}
