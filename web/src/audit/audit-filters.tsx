import { type ActionName, actionName, actionNames } from '@toptan/contract/audit-actions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { DayFilter } from '../ui/form/day-filter.tsx';
import { Select } from '../ui/form/select.tsx';
import type { AuditSearch } from './audit-search.ts';

export type AuditFiltersProps = {
  search: AuditSearch;
  onChange: (changed: Partial<AuditSearch>) => void;
};

/** A span of days and one kind of action. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { from, until, kind } = search;
  const kinds = actionNames.map(value => ({ value, label: actionName(value, language) }));
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
