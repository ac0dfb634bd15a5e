import type { ResponseOf } from '@toptan/contract/endpoint';
import type { countOrders } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { groupBy } from '../../lists/group-by.ts';
import { ChoiceButton } from '../../ui/form/choice-button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';

interface OrderToolsProps {
  q: string | undefined;
  month: string | undefined;
  counts: ResponseOf<typeof countOrders>;
  onChange: (changed: { q?: string | undefined; month?: string | undefined }) => void;
}

/** Finds an own order by its number, its goods or its note, and by its month. */
export function OrderTools({ q = '', month, counts, onChange }: OrderToolsProps) {
  const { t } = useTranslation('orders');
  const { month: monthName, number } = useFormat();
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
