import { useTranslation } from 'react-i18next';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import type { CatalogFilter } from '../catalog-search.ts';

interface FilterChipsProps {
  filter: CatalogFilter;
  /** Takes one part of the filter away. */
  onChange: (changed: CatalogFilter) => void;
}

/** The sizes and the color that narrow the list, each with a button that takes it away. */
export function OptionChips({ filter: { has, size, color }, onChange }: FilterChipsProps) {
  const { t, list } = useWords('catalog');
  const { colorName, sizeName } = useColorSizeNames();
  const words = (sizes: readonly string[]) => ({ count: sizes.length, sizes: list(sizes.map(sizeName)) });
  return (
    <>
      {has && (
        <FilterChip label={t('chosen.has', words(has))} onRemove={() => onChange({ has: undefined })} />
      )}
      {size && (
        <FilterChip label={t('chosen.size', words(size))} onRemove={() => onChange({ size: undefined })} />
      )}
      {color && <FilterChip label={colorName(color)} onRemove={() => onChange({ color: undefined })} />}
    </>
  );
}

const noOptions = { has: undefined, size: undefined, color: undefined };

interface ChosenOptionsProps extends FilterChipsProps {
  /** `beside`: beside the title, on wide screens. `below`: in a row of its own, on phones and tablets. */
  place: 'beside' | 'below';
}

/** The chosen sizes and colors with a button that clears them all; hidden where nothing is chosen. */
export function ChosenOptions({ place, ...chips }: ChosenOptionsProps) {
  const { t } = useTranslation('catalog');
  const { has, size, color } = chips.filter;
  const chosen = [has, size, color].filter(Boolean).length;
  if (chosen === 0) return null;
  return (
    <div className={`catalog-chosen catalog-chosen-${place}`}>
      <OptionChips {...chips} />
      {chosen > 1 && (
        <Button variant="link" onClick={() => chips.onChange(noOptions)}>
          {t('chosen.clear')}
        </Button>
      )}
    </div>
  );
}
