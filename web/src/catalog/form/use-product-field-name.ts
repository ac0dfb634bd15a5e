import type { knownProductSchema } from '@toptan/contract/catalog/product-changes';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

type NamedField = Exclude<keyof z.infer<typeof knownProductSchema>, 'sizes' | 'colors' | 'stockPools'>;

/** The name of a field of a product, as files have it too. */
export function useProductFieldName(): (field: NamedField) => string {
  const { t } = useTranslation(['products', 'fields']);
  return field => {
    switch (field) {
      case 'translations':
        return t('translations.title');
      case 'genderCategory':
        return t('fields:gender');
      case 'manufacturerId':
        return t('fields:manufacturer');
      case 'sizeSetId':
        return t('fields:sizeSet');
      default:
        return t(`fields:${field}`);
    }
  };
}
