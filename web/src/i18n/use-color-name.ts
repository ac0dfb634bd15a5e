import type { SizeSet } from '@toptan/contract/catalog/sizing';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useColors } from './colors.ts';
import { useLanguage } from './language-store.ts';

/** Colors of the specification have their words here, so that they stand before the colors are loaded. */
const firstColors = ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green'] as const;
const isFirst = (color: string): color is (typeof firstColors)[number] =>
  firstColors.some(first => first === color);

const names = { en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const;

/** The name of a size set or a color in the reader's language. */
export function useNameInLanguage(): (named: Pick<SizeSet, 'nameEn' | 'nameTr' | 'nameAr'>) => string {
  const name = names[useLanguage()];
  return useCallback(named => named[name], [name]);
}

/** The word for a stored color ('White'); an unknown color keeps its stored name. */
export function useColorName(): (color: string) => string {
  const { t } = useTranslation('words');
  const byKey = useColors(colors => colors.byKey);
  const nameOf = useNameInLanguage();
  return useCallback(
    (color: string) => {
      const known = byKey.get(color);
      if (known) return nameOf(known);
      return isFirst(color) ? t(`color.${color}`) : color;
    },
    [t, byKey, nameOf],
  );
}
