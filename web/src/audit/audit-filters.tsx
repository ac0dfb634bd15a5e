import { useTranslation } from 'react-i18next';
import { DayFilter } from '../ui/form/day-filter.tsx';
import { Select } from '../ui/form/select.tsx';
import { type ActionName, actionNames, actionWords } from './action-words.ts';
import type { AuditSearch } from './audit-search.ts';

export type AuditFiltersProps = {
  search: AuditSearch;
  onChange: (changed: Partial<AuditSearch>) => void;
};

/** A span of days and one kind of action. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { from, until, kind } = search;
  const kinds = actionNames.map(value => ({ value, label: t(`actions.${actionWords[value]}`) }));
  return (
    <div className="audit-filters">
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
