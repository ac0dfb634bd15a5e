import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import type { CatalogFilter } from '../catalog-search.ts';
import { OptionChips } from './filter-chips.tsx';

interface CatalogEmptyProps {
  /** The filter that let nothing through. */
  filter: CatalogFilter;
  /** The suggestion for the search. */
  suggestion: string | undefined;
  /** Takes one part of the filter away. */
  onChange: (changed: CatalogFilter) => void;
  onClear: () => void;
}

/** An empty list: a suggestion for the search, and the parts of the filter, which can be taken away one by one or at once. */
export function CatalogEmpty({ filter, suggestion, onChange, onClear }: CatalogEmptyProps) {
  const { t } = useTranslation(['catalog', 'words']);
  const { q, show, gender, category, has, size, sizeSet, color, collection } = filter;
  const isNarrowed = [show, gender, category, has, size, sizeSet, color, collection].some(
    value => value !== undefined,
  );
  if (!q && !isNarrowed) return <EmptyState art="hanger" title={t('empty')} text={t('emptyCatalog')} />;
  return (
    <EmptyState
      art="hanger"
      title={t('empty')}
      text={
        suggestion ? (
          <Trans
            t={t}
            i18nKey="didYouMean"
            values={{ suggestion }}
            components={{
              search: <Link to="/catalog" search={{ q: suggestion }} replace className="link" />,
            }}
          />
        ) : (
          t(isNarrowed ? 'emptyFiltered' : 'emptySearched')
        )
      }
      chips={
        <>
          {q && <FilterChip label={q} onRemove={() => onChange({ q: undefined })} />}
          {show && <FilterChip label={t(`kind.${show}`)} onRemove={() => onChange({ show: undefined })} />}
          <OptionChips filter={filter} onChange={onChange} />
          {category && (
            <FilterChip
              label={t(`words:category.${category}`)}
              onRemove={() => onChange({ category: undefined })}
            />
          )}
          {gender && (
            <FilterChip
              label={t(`words:gender.${gender}`)}
              onRemove={() => onChange({ gender: undefined })}
            />
          )}
        </>
      }
      action={
        <Button variant="primary" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
