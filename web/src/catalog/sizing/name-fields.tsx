import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OwnWords, useProblemText } from '../../api/form.ts';
import { inputOf } from '../../lists/staff-form.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export const nameFieldNames = ['nameTr', 'nameEn', 'nameAr'] as const;

type Names = Record<(typeof nameFieldNames)[number], string>;

export interface NameFieldsProps<Values extends Names> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
  /** The sentences for the English name, which is the key of a color. */
  ofEnglish?: OwnWords;
}

/** The names in each language. */
export function NameFields<Values extends Names>({ register, errors, ofEnglish }: NameFieldsProps<Values>) {
  const { t } = useTranslation('sizing');
  const problem = useProblemText();
  const known = errors as FieldErrors<Names>;
  const registered = register as unknown as UseFormRegister<Names>;
  return nameFieldNames.map(name => (
    <Field
      key={name}
      label={t(`fields.${name}`)}
      error={problem(known[name], name === 'nameEn' ? ofEnglish : undefined)}
      required
      span={2}
    >
      <TextInput {...registered(name)} {...inputOf.name} />
    </Field>
  ));
}
