import './filter-chip.css';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A filter in force; pressing it takes the filter away. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className="filter-chip"
      aria-label={t('removeFilter', { filter: label })}
      onClick={onRemove}
    >
      <bdi>{label}</bdi>
      <X aria-hidden="true" />
    </button>
  );
}
