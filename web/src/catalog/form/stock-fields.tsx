import { stockMax } from '@toptan/contract/catalog/products';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Field } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { gridTotal, isByVariant, type ProductFormState } from './product-values.ts';
import { StockGrid } from './stock-grid.tsx';

/** The stock as one figure: a field, or the sum of the stock by size and color. */
export function StockFigure({ form }: { form: ProductFormState }) {
  const { t, number } = useWords(['products', 'words', 'fields']);
  const problem = useProblemText();
  const { errors } = form.formState;
  const values = form.watch();
  if (isByVariant(values)) {
    return (
      <Field label={t('fields:stock')} aside={t('stock.sum')} error={problem(errors.stockQuantity)} span={2}>
        <TextInput value={number(gridTotal(values))} readOnly disabled />
      </Field>
    );
  }
  return (
    <Controller
      control={form.control}
      name="stockQuantity"
      render={({ field: { value, onChange } }) => (
        <Field
          label={t('fields:stock')}
          error={Number.isNaN(value) ? t('words:problem.not_an_integer') : problem(errors.stockQuantity)}
          span={2}
        >
          <Stepper size="sm" wide min={0} max={stockMax} value={value} onChange={onChange} />
        </Field>
      )}
    />
  );
}

/** The choice of stock as one figure or by size and color, and the pieces of each; hidden without sizes and colors. */
export function StockFields({ form, productId }: { form: ProductFormState; productId: string | undefined }) {
  const { t } = useTranslation('products');
  const values = form.watch();
  if (values.sizes.length + values.colors.length === 0) return null;
  const byVariant = isByVariant(values);

  function setMode(mode: 'whole' | 'variant') {
    // The sum by size and color is the first proposal for the one figure, also where nothing is left of it.
    const total = gridTotal(values);
    const isCounted = total > 0 || form.formState.defaultValues?.stockByVariant;
    if (mode === 'whole' && isCounted) form.setValue('stockQuantity', total, { shouldDirty: true });
    form.setValue('stockByVariant', mode === 'variant', { shouldDirty: true });
  }

  return (
    <>
      <Field label={t('stock.tracking')} hint={byVariant ? undefined : t('stock.wholeHint')} span={6} group>
        <Segmented
          look="field"
          value={byVariant ? 'variant' : 'whole'}
          onChange={setMode}
          options={[
            { value: 'whole', label: t('stock.whole') },
            { value: 'variant', label: t('stock.byVariant') },
          ]}
        />
      </Field>
      {byVariant && (
        <Controller
          control={form.control}
          name="stockGrid"
          render={({ field: { value, onChange } }) => (
            <StockGrid sizes={values.sizes} colors={values.colors} {...{ value, onChange, productId }} />
          )}
        />
      )}
    </>
  );
}
