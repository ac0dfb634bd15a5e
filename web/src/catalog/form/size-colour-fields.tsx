import { offeredColors, offeredSizes } from '@toptan/contract/catalog/products';
import { Controller, type FieldError, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { Field } from '../../ui/form/field.tsx';
import { ToggleChips } from '../../ui/form/toggle-chips.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import type { ProductFormState } from './product-fields.tsx';
import type { ProductFormValues } from './product-values.ts';

/** Fields that show what the server finds wrong with them, in their order. */
export const sizeFieldNames = ['sizes', 'colors'] as const satisfies readonly FieldPath<ProductFormValues>[];

/** The resolver gives a list one problem, not one for each entry. */
const asOne = (problem: object | undefined) => problem as FieldError | undefined;

/** Which sizes and colours a product is offered in. */
export function SizeColourFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'words']);
  const problem = useProblemText();
  const { control } = form;
  const { errors } = form.formState;
  const sizes = form.watch('sizes');
  const colors = form.watch('colors');

  return (
    <>
      <Controller
        control={control}
        name="sizes"
        render={({ field: { value, onChange } }) => (
          <Field
            label={t('fields.sizes')}
            aside={<bdi className="ltr">{sizes.join(', ')}</bdi>}
            error={problem(asOne(errors.sizes), { invalid: t('stock.stillStocked') })}
            span={6}
            group
          >
            <ToggleChips
              value={value}
              onChange={onChange}
              options={offeredSizes.map(size => ({ value: size, label: size }))}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="colors"
        render={({ field: { value, onChange } }) => (
          <Field
            label={t('fields.colors')}
            aside={colors.length > 0 ? t('chosen', { count: colors.length }) : undefined}
            error={problem(asOne(errors.colors), { invalid: t('stock.stillStocked') })}
            span={6}
            group
          >
            <ToggleChips
              look="words"
              value={value}
              onChange={onChange}
              options={offeredColors.map(color => ({
                value: color,
                label: t(`words:colour.${color}`),
                icon: <Swatch colour={color} />,
              }))}
            />
          </Field>
        )}
      />
    </>
  );
}
