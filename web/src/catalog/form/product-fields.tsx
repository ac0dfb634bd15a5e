import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import { newProductSchema } from '@toptan/contract/catalog/product-changes';
import { useTranslation } from 'react-i18next';
import { useStaffFields } from '../../lists/staff-form.tsx';
import { ManufacturerChoice } from '../../manufacturers/manufacturer-choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { dateFieldNames } from './date-fields.tsx';
import type { ProductFormState } from './product-values.ts';
import { sizeFieldNames } from './size-color-fields.tsx';
import { StockFigure } from './stock-fields.tsx';
import { TranslationFields, translatedFieldNames } from './translation-fields.tsx';
import { useProductFieldName } from './use-product-field-name.ts';

/** Fields that show the problems that the server finds with them, in their order. */
export const basicFieldNames = [
  ...newProductSchema
    .keyof()
    .exclude([
      ...sizeFieldNames,
      ...dateFieldNames,
      'stockPools',
      'translations',
      'sells',
      'supply',
      'isActive',
    ]).options,
  ...translatedFieldNames,
];

const half = 'product-form-half';

/** The product's basic facts and prices; its picture stands beside them. */
export function ProductFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'words']);
  const required = { required: t('nameAndPriceRequired') };
  const { field, text, choice, segments } = useStaffFields(form, useProductFieldName(), {
    name: required,
    // The sentence for both fields stands below the name, where it has space. With a name, the price shows it.
    ...(!form.formState.errors.name && { price: required }),
    sku: { taken: t('skuTaken') },
  });

  return (
    <FieldGrid>
      {text('name', 6, 'name', { required: true })}
      {choice('price', 2, { required: true, className: half }, props => (
        <MoneyInput {...props} />
      ))}
      {choice('costPrice', 2, { className: half }, props => (
        <MoneyInput {...props} />
      ))}
      <StockFigure form={form} />
      <Field {...field('description', 6)}>
        <Textarea {...form.register('description')} dir="auto" />
      </Field>
      {segments('genderCategory', 3, [
        { value: '', label: t('noGender') },
        ...productGenders.map(gender => ({ value: gender, label: t(`words:gender.${gender}`) })),
      ])}
      {choice('category', 3, {}, ({ value, onChange }) => (
        <Select
          value={value}
          onChange={onChange}
          options={[
            { value: '', label: t('noCategory') },
            ...productCategories.map(category => ({
              value: category,
              label: t(`words:category.${category}`),
            })),
          ]}
        />
      ))}
      {text('sku', 3, 'code')}
      {choice('manufacturerId', 3, {}, ({ value, onChange }) => (
        <ManufacturerChoice
          value={value}
          onChange={chosen => onChange(chosen?.id ?? '')}
          none={t('noManufacturer')}
        />
      ))}
      <TranslationFields form={form} />
    </FieldGrid>
  );
}
