import { newForDays } from '@toptan/contract/catalog/products';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { DateInput } from '../../ui/form/date-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { ProductFormState } from './product-values.ts';

export const dateFieldNames = ['publishedAt', 'sellsFrom', 'sellsUntil'] as const;

/** The first day on which a product counts as new, and the days of its sale. */
export function DateFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'fields']);
  const problem = useProblemText();
  const { errors } = form.formState;
  return dateFieldNames.map(name => (
    <Field
      key={name}
      label={t(`fields:${name}`)}
      hint={t(`dates.hint.${name}`, { days: newForDays })}
      error={problem(errors[name], { invalid: t('dates.endsBefore') })}
      span={2}
    >
      <Controller control={form.control} name={name} render={({ field }) => <DateInput {...field} />} />
    </Field>
  ));
}
