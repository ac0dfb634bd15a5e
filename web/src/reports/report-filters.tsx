import { type ProductCategory, productCategories } from '@toptan/contract/catalog/products';
import { CalendarDays, GitCompareArrows } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/form/select.tsx';
import { TextInput, type TextInputProps } from '../ui/form/text-input.tsx';
import { chosenPeriod, type PresetName, presetNames, presetOf, presetsOf } from './periods.ts';
import { categoryOf, type ReportsSearch } from './reports-search.ts';

export type ReportFiltersProps = {
  search: ReportsSearch;
  today: string;
  hasComparison: boolean;
  hasCategory: boolean;
  onChange: (changed: Partial<ReportsSearch>) => void;
};

/** The days of a report, by a word or by themselves, and what they are compared with. */
export function ReportFilters({ search, today, hasComparison, hasCategory, onChange }: ReportFiltersProps) {
  const { t } = useTranslation(['reports', 'words']);
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
          <Day
            label={t('from')}
            value={period.from}
            max={period.until}
            onDay={from => onChange({ ...period, from })}
          />
          <Day
            label={t('until')}
            value={period.until}
            min={period.from}
            onDay={until => onChange({ ...period, until })}
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
          label={t('leads.categories')}
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

type DayProps = Pick<TextInputProps, 'min' | 'max'> & {
  label: string;
  value: string;
  onDay: (day: string) => void;
};

/** A day that is typed or chosen; one that is not whole yet changes nothing, and is the last whole one when it is left. */
function Day({ label, value, onDay, min = '2000-01-01', max = '2099-12-31' }: DayProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="report-day">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        quiet
        type="date"
        required
        min={min}
        max={max}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value && target.validity.valid) onDay(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
