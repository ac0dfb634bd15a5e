import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { StaffWords } from './staff-words.ts';

interface NoRowsProps {
  words: StaffWords;
  q: string | undefined;
  /** Whether the search or a filter may be why. */
  isFiltered: boolean;
  onClear: () => void;
  onAdd: () => void;
}

/** A staff list without rows: nothing is found, or nothing is there yet. */
export function NoRows({ words, q, isFiltered, onClear, onAdd }: NoRowsProps) {
  const { t } = useTranslation(words);
  return (
    <EmptyState
      inline
      title={t(isFiltered ? 'empty' : 'emptyList')}
      text={q ? t('emptySearched', { q }) : t(isFiltered ? 'emptyFiltered' : 'emptyHint')}
      action={
        isFiltered ? (
          <Button onClick={onClear}>{t('clearFilters')}</Button>
        ) : (
          <Button variant="primary" onClick={onAdd}>
            {t('add')}
          </Button>
        )
      }
    />
  );
}
