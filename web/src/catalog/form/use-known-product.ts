import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useMeanwhile } from '../../lists/use-meanwhile.tsx';
import { lastDayBefore } from './sale-days.ts';

const names = [
  'name',
  'description',
  'translations',
  'price',
  'costPrice',
  'genderCategory',
  'category',
  'sku',
  'manufacturerId',
  'sizeSetId',
  'sizes',
  'colors',
  'isActive',
  'publishedAt',
  'sellsFrom',
  'sellsUntil',
  'sells',
  'supply',
] as const satisfies readonly (keyof Product)[];

/** What colleagues change of a product while its form is open. Stock, packs, codes and rules have ways of their own. */
export function useKnownProduct(product: Product | null) {
  const { t } = useTranslation(['products', 'words']);
  const { money, date } = useFormat();
  const labels: Record<(typeof names)[number], string> = {
    name: t('fields.name'),
    description: t('fields.description'),
    translations: t('translations.title'),
    price: t('fields.price'),
    costPrice: t('fields.costPrice'),
    genderCategory: t('fields.gender'),
    category: t('fields.category'),
    sku: t('fields.sku'),
    manufacturerId: t('fields.manufacturer'),
    sizeSetId: t('fields.sizeSet'),
    sizes: t('fields.sizes'),
    colors: t('fields.colors'),
    isActive: t('active'),
    publishedAt: t('dates.publishedAt'),
    sellsFrom: t('dates.sellsFrom'),
    sellsUntil: t('dates.sellsUntil'),
    sells: t('packs.sells'),
    supply: t('packs.supply'),
  };
  return useMeanwhile(
    product,
    names,
    name => labels[name],
    (name, value) => {
      if (value === null) return value;
      const text = String(value);
      switch (name) {
        case 'price':
        case 'costPrice':
          return money(text);
        case 'publishedAt':
        case 'sellsFrom':
          return date(text);
        case 'sellsUntil':
          return date(lastDayBefore(text));
        case 'genderCategory':
          return t(`words:gender.${text as NonNullable<Product['genderCategory']>}`);
        case 'category':
          return t(`words:category.${text as NonNullable<Product['category']>}`);
        case 'sells':
          return t(`packs.way.${text as Product['sells']}`);
        case 'supply':
          return t(`packs.source.${text as Product['supply']}`);
        case 'isActive':
          return t(value ? 'active' : 'inactive');
        case 'manufacturerId':
        case 'sizeSetId':
          return undefined;
        default:
          return value;
      }
    },
  );
}
