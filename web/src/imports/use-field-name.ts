import { useTranslation } from 'react-i18next';

/** The name of a field of an import; `stock:36` is the stock of one size. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('fields');
  return field => {
    if (field.startsWith('stock:')) return t('stockOfSize', { size: field.slice('stock:'.length) });
    return (t as (key: string) => string)(field);
  };
}
