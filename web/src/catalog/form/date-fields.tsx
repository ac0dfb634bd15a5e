import { newForDays } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { ProductFormState } from './product-fields.tsx';

export const dateFieldNames = ['publishedAt', 'sellsFrom', 'sellsUntil'] as const;

/** From when a product counts as new, and the days of its sale. */
export function DateFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation('products');
  const problem = useProblemText();
  const { errors } = form.formState;
  return dateFieldNames.map(name => (
    <Field
      key={name}
      label={t(`dates.${name}`)}
      hint={t(`dates.hint.${name}`, { days: newForDays })}
      error={problem(errors[name], { invalid: t('dates.endsBefore') })}
      span={2}
    >
      <TextInput {...form.register(name)} type="date" />
    </Field>
  ));
}
