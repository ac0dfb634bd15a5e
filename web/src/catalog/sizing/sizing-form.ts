import { useTranslation } from 'react-i18next';
import type { FormTexts } from '../../lists/staff-form.tsx';

/** Texts of the form of a set or a color. */
export function useSizingTexts(words: 'sets' | 'colors', isNew: boolean): FormTexts {
  const { t } = useTranslation('sizing');
  return {
    title: t(isNew ? `${words}.add` : `${words}.edit`),
    submitLabel: isNew ? t(`${words}.add`) : t('save'),
    done: t(`${words}.saved`),
    failed: t(`${words}.saveFailed`),
  };
}

/** The names of a size set or a color, one in each language, in the order of a form. */
export const nameFieldNames = ['nameTr', 'nameEn', 'nameAr'] as const;
