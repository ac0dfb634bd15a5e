import { type OrderStatus, orderStatuses } from '@toptan/contract/orders';
import { ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { StatusGlyph } from '../../ui/trade/status-glyph.tsx';
import { toneOf } from '../../ui/trade/status-tone.ts';
import type { AdminOrdersSearch } from './admin-orders-search.ts';

/** 'All Status' and the six statuses; undefined stands for all. */
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

/** Names the search and the status that no order matches, with a button that clears them. */
export function NoOrders({
  search: { q, status },
  onClear,
}: {
  search: AdminOrdersSearch;
  onClear: () => void;
}) {
  const { t } = useTranslation(['adminOrders', 'words']);
  if (!q && !status) return <EmptyState inline title={t('empty')} text={t('emptyHint')} />;
  const word = status && t(`words:orderStatus.${status}`);
  const text = q
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
