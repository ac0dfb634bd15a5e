import { type OfferedColor, offeredColors } from '@toptan/contract/catalog/products';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const isOffered = (color: string): color is OfferedColor => offeredColors.includes(color as OfferedColor);

/** The word for a colour as it is stored ('White'); what is no longer offered keeps its stored name. */
export function useColourName(): (color: string) => string {
  const { t } = useTranslation('words');
  return useCallback((color: string) => (isOffered(color) ? t(`colour.${color}`) : color), [t]);
}
