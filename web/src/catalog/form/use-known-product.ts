import type { ListedPack } from '@toptan/contract/catalog/packs';
import { newProductSchema } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import type { Variant } from '@toptan/contract/catalog/variants';
import type { ProductTerm } from '@toptan/contract/term-changes';
import { quantityFields } from '@toptan/contract/terms';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { type ListPlaces, useMeanwhile } from '../../lists/use-meanwhile.tsx';
import { useWhom } from '../../terms/product-rule-row.tsx';
import type { ProductRulesState } from '../../terms/product-rules-api.ts';
import type { PackEditsState } from '../packs/use-pack-edits.ts';
import { lastDayBefore } from '../sale-days.ts';
import type { VariantTableState } from '../variants/use-variant-edits.ts';
import { useProductFieldName } from './use-product-field-name.ts';

const names = newProductSchema.keyof().exclude(['stockQuantity', 'stockPools', 'sizes', 'colors']).options;

/** Shows the changes that colleagues make to a product while its form is open. Stock, sizes and colors follow them. */
export function useKnownProduct(
  product: Product | null,
  {
    variants,
    packs,
    rules,
  }: { variants: VariantTableState; packs: PackEditsState; rules: ProductRulesState },
  sent: (path: string) => unknown,
) {
  const { t, money, date, number, list } = useWords(['products', 'words', 'variants', 'terms']);
  const { colorName, sizeName } = useColorSizeNames();
  const whom = useWhom();
  const cellName = ({ size, color }: Pick<Variant, 'size' | 'color'>) =>
    list([color && colorName(color), size && sizeName(size)]);

  const lists: Readonly<Record<string, ListPlaces>> = {
    variants: {
      label: path => {
        const found = variants.cellAt(path);
        if (!found) return undefined;
        const variant = cellName(found.cell) || sizeName(null);
        if (found.column === 'isActive') return t('variants:activeOf', { variant });
        return t(found.column === 'sku' ? 'variants:skuOf' : 'variants:codesOf', { variant });
      },
      shown: (path, current) =>
        variants.cellAt(path)?.column === 'isActive'
          ? t(current ? 'active' : 'inactive')
          : list([current].flat().map(text => (text ? String(text) : null))),
      learn: variants.learn,
    },
    packs: {
      label: path => {
        const pack = packs.at(path);
        return pack && t(`packs.nameOf.${pack.unit}`, { number: Number(path.split('.')[1]) + 1 });
      },
      shown: (_, current) => {
        const { lines, isActive, codes = [] } = current as ListedPack;
        return list([
          ...lines.map(line => [cellName(line), number(line.ratio)].filter(Boolean).join(': ')),
          ...codes,
          isActive ? null : t('inactive'),
        ]);
      },
      learn: packs.learn,
    },
    terms: {
      label: path => {
        const rule = rules.at(path);
        return rule && whom(rule);
      },
      shown: (_, current) =>
        list(
          quantityFields.map(field => {
            const figure = (current as ProductTerm | null)?.[field] ?? null;
            return figure === null ? null : `${t(`terms:fields.${field}`)}: ${number(figure)}`;
          }),
        ),
      learn: rules.learn,
    },
  };

  return useMeanwhile({
    row: product,
    names,
    label: useProductFieldName(),
    shown: (name, value) => {
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
          return t(`words:sells.${text as Product['sells']}`);
        case 'supply':
          return t(`words:supply.${text as Product['supply']}`);
        case 'isActive':
          return t(value ? 'active' : 'inactive');
        case 'manufacturerId':
        case 'sizeSetId':
          return undefined;
        default:
          return value;
      }
    },
    lists,
    sent,
  });
}
