import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Color,
  deleteColor,
  deleteSizeSet,
  listColors,
  listSizeSets,
  type SizeSet,
} from '@toptan/contract/catalog/sizing';
import { updateColor, updateSizeSet } from '@toptan/contract/catalog/sizing-changes';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { dataQuery } from '../../api/queries.ts';
import { refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';
import type { FormTexts } from '../../lists/staff-form.tsx';

const counted = { query: { counts: 'true' } } as const;

export const useCountedSizeSets = () => useQuery(dataQuery(listSizeSets, counted));
export const useCountedColors = () => useQuery(dataQuery(listColors, counted));

export type Sized = { words: 'sets'; row: SizeSet } | { words: 'colors'; row: Color };

/** Texts of the form of a set or a color. */
export function useSizingTexts(words: Sized['words'], isNew: boolean): FormTexts {
  const { t } = useTranslation('sizing');
  return {
    title: t(isNew ? `${words}.add` : `${words}.edit`),
    submitLabel: isNew ? t(`${words}.add`) : t('save'),
    done: t(`${words}.saved`),
    failed: t(`${words}.saveFailed`),
  };
}

export const isInUse = (error: unknown) => hasCode(error, 'in_use');

/** Deletes a set or a color, and shows the result as a toast. The dialog handles a refusal because products use it. */
export function useDeletion({ words, row: { id } }: Sized) {
  const { t } = useTranslation('sizing');
  const endpoint = words === 'sets' ? deleteSizeSet : deleteColor;
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id } }),
    ...useOutcome({ done: t(`${words}.deleted`), failed: t('deleteFailed') }, isInUse),
    onSettled: () => refresh(listSizeSets, listColors),
  });
}

/** Takes a set or a color out of the choices of products. */
export function useDeactivation({ words, row: { id } }: Sized) {
  const { t } = useTranslation('sizing');
  const endpoint = words === 'sets' ? updateSizeSet : updateColor;
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id }, body: { isActive: false } }),
    ...useOutcome({ done: t('deactivated'), failed: t(`${words}.saveFailed`) }),
    onSettled: () => refresh(listSizeSets, listColors),
  });
}

/** The names of a size set or a color, one in each language, in the order of a form. */
export const nameFieldNames = ['nameTr', 'nameEn', 'nameAr'] as const;
