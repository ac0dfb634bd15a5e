import type { SizeSet } from '@toptan/contract/catalog/sizing';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useColours } from './colours.ts';
import { useLanguage } from './language-store.ts';

/** Those of the specification have their words here, so that they stand before the colours are loaded. */
const firstColours = ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green'] as const;
const isFirst = (color: string): color is (typeof firstColours)[number] =>
  firstColours.some(first => first === color);

const names = { en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const;

/** What a size set or a colour is called in the reader's language. */
export function useNameInLanguage(): (named: Pick<SizeSet, 'nameEn' | 'nameTr' | 'nameAr'>) => string {
  const name = names[useLanguage()];
  return useCallback(named => named[name], [name]);
}

/** The word for a colour as it is stored ('White'); what is not known keeps its stored name. */
export function useColourName(): (color: string) => string {
  const { t } = useTranslation('words');
  const byKey = useColours(colours => colours.byKey);
  const nameOf = useNameInLanguage();
  return useCallback(
    (color: string) => {
      const known = byKey.get(color);
      if (known) return nameOf(known);
      return isFirst(color) ? t(`colour.${color}`) : color;
    },
    [t, byKey, nameOf],
  );
}
