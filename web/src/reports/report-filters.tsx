import { type ProductCategory, productCategories } from '@toptan/contract/catalog/filters';
import { CalendarDays, GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayFilter } from '../ui/form/day-filter.tsx';
import { Select } from '../ui/form/select.tsx';
import { chosenPeriod, type PresetName, presetNames, presetOf, presetsOf } from './periods.ts';
import { categoryOf, type ReportsSearch } from './reports-search.ts';

type ReportFiltersProps = {
  search: ReportsSearch;
  today: string;
  hasComparison: boolean;
  hasCategory: boolean;
  onChange: (changed: Partial<ReportsSearch>) => void;
};

/** The days of a report, by a word or by themselves, and the days to compare with. */
export function ReportFilters({ search, today, hasComparison, hasCategory, onChange }: ReportFiltersProps) {
  const { t } = useTranslation(['reports', 'words', 'fields']);
  const period = chosenPeriod(search, today);
  const preset = presetOf(period, today);
  const [isOwn, setOwn] = useState(false);
  const choose = (name: PresetName | 'own') => {
    setOwn(name === 'own');
    if (name !== 'own')
      onChange(name === 'weeks' ? { from: undefined, until: undefined } : presetsOf(today)[name]);
  };
  const shown = isOwn ? 'own' : (preset ?? 'own');
  return (
    <div className="report-filters">
      <Select<PresetName | 'own'>
        look="button"
        label={t('period')}
        leading={<CalendarDays aria-hidden="true" />}
        value={shown}
        onChange={choose}
        options={([...presetNames, 'own'] as const).map(value => ({ value, label: t(`presets.${value}`) }))}
      />
      {shown === 'own' && (
        <>
          <DayFilter
            required
            label={t('fields:from')}
            value={period.from}
            max={period.until}
            onDay={(from = period.from) => onChange({ ...period, from })}
          />
          <DayFilter
            required
            label={t('fields:until')}
            value={period.until}
            min={period.from}
            onDay={(until = period.until) => onChange({ ...period, until })}
          />
        </>
      )}
      {hasComparison && (
        <Select<'none' | 'previous' | 'year'>
          look="button"
          label={t('compareWith')}
          leading={<GitCompareArrows aria-hidden="true" />}
          value={search.compare ?? 'none'}
          onChange={compare => onChange({ compare: compare === 'none' ? undefined : compare })}
          options={(['none', 'previous', 'year'] as const).map(value => ({
            value,
            label: t(`compare.${value}`),
          }))}
        />
      )}
      {hasCategory && (
        <Select<ProductCategory | ''>
          look="button"
          label={t('fields:category')}
          value={categoryOf(search) ?? ''}
          onChange={category => onChange({ category: category || undefined })}
          options={[
            { value: '', label: t('allCategories') },
            ...productCategories.map(value => ({ value, label: t(`words:category.${value}`) })),
          ]}
        />
      )}
    </div>
  );
}
