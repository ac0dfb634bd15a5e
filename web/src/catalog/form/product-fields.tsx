import type { NewProduct } from '@toptan/contract/catalog/product-changes';
import { productCategories, productGenders } from '@toptan/contract/catalog/products';
import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { inputOf } from '../../lists/staff-form.tsx';
import { ManufacturerChoice } from '../../manufacturers/manufacturer-choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import type { ProductFormValues } from './product-values.ts';
import { StockFigure } from './stock-fields.tsx';
import { TranslationFields, translatedFieldNames } from './translation-fields.tsx';

export type ProductFormState = UseFormReturn<ProductFormValues, unknown, NewProduct>;

/** Fields that show the problems that the server finds with them, in their order. */
export const basicFieldNames = [
  'name',
  'price',
  'costPrice',
  'stockQuantity',
  'description',
  'genderCategory',
  'category',
  'sku',
  'manufacturerId',
  ...translatedFieldNames,
] as const satisfies readonly FieldPath<ProductFormValues>[];

/** The product's basic facts and prices; its picture stands beside them. */
export function ProductFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'words']);
  const problem = useProblemText();
  const { control } = form;
  const { errors } = form.formState;
  const required = { required: t('nameAndPriceRequired') };
  // The sentence for both fields stands below the name, where it has space. With a name, the price shows it.
  const priceRequired = errors.name ? undefined : required;

  return (
    <FieldGrid>
      <Field label={t('fields.name')} error={problem(errors.name, required)} required span={6}>
        <TextInput {...form.register('name')} {...inputOf.name} />
      </Field>
      <Controller
        control={control}
        name="price"
        render={({ field }) => (
          <Field
            label={t('fields.price')}
            error={problem(errors.price, priceRequired)}
            required
            span={2}
            className="product-form-half"
          >
            <MoneyInput {...field} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="costPrice"
        render={({ field }) => (
          <Field
            label={t('fields.costPrice')}
            error={problem(errors.costPrice)}
            span={2}
            className="product-form-half"
          >
            <MoneyInput {...field} />
          </Field>
        )}
      />
      <StockFigure form={form} />
      <Field label={t('fields.description')} error={problem(errors.description)} span={6}>
        <Textarea {...form.register('description')} dir="auto" />
      </Field>
      <Controller
        control={control}
        name="genderCategory"
        render={({ field: { value, onChange } }) => (
          <Field label={t('fields.gender')} error={problem(errors.genderCategory)} span={3} group>
            <Segmented
              look="field"
              value={value}
              onChange={onChange}
              options={[
                { value: '', label: t('noGender') },
                ...productGenders.map(gender => ({ value: gender, label: t(`words:gender.${gender}`) })),
              ]}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="category"
        render={({ field: { value, onChange } }) => (
          <Field label={t('fields.category')} error={problem(errors.category)} span={3}>
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
          </Field>
        )}
      />
      <Field label={t('fields.sku')} error={problem(errors.sku, { taken: t('skuTaken') })} span={3}>
        <TextInput {...form.register('sku')} {...inputOf.code} />
      </Field>
      <Controller
        control={control}
        name="manufacturerId"
        render={({ field: { value, onChange } }) => (
          <Field label={t('fields.manufacturer')} error={problem(errors.manufacturerId)} span={3}>
            <ManufacturerChoice
              value={value}
              onChange={chosen => onChange(chosen?.id ?? '')}
              none={t('noManufacturer')}
            />
          </Field>
        )}
      />
      <TranslationFields form={form} />
    </FieldGrid>
  );
}
