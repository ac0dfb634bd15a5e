import { type NewTerm, newTermSchema } from '@toptan/contract/term-changes';
import type { Term } from '@toptan/contract/terms';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, toFormError, useProblemText } from '../api/form.ts';
import type { FieldProps } from '../ui/form/field.tsx';
import { type TermField, type TermValues, termBody, termFields, termValues } from './term-values.ts';

const resolver: Resolver<TermValues, unknown, NewTerm> = async (values, context, options) => {
  const body = termBody(values);
  const parsed = await contractResolver<NewTerm, NewTerm>(newTermSchema as never)(
    body,
    context,
    options as never,
  );
  const isMissing = values.reach !== 'everyone' && !body[values.reach === 'group' ? 'groupId' : 'customerId'];
  if (!isMissing) return parsed as Awaited<ReturnType<Resolver<TermValues, unknown, NewTerm>>>;
  const missing = { customerId: toFormError({ code: 'required' }) };
  return { values: {}, errors: { ...parsed.errors, ...missing } } as never;
};

export interface TermFieldsProps {
  /** Null: a new rule. */
  term: Term | null;
  form: UseFormReturn<TermValues, unknown, NewTerm>;
  /** The properties of the field around a control. */
  field: (name: TermField, span: 2 | 6) => Pick<FieldProps, 'label' | 'error' | 'span'>;
}

/** The form of a rule, and the properties of its fields. */
export function useTermForm(term: Term | null): TermFieldsProps {
  const { t } = useTranslation('terms');
  const problem = useProblemText();
  const form = useForm<TermValues, unknown, NewTerm>({ resolver, defaultValues: termValues(term) });
  const { errors } = form.formState;
  const ownWords = {
    customerId: { taken: t('taken'), required: t('whoRequired') },
    max: { invalid: t('maxBelowMin') },
    maxLira: { invalid: t('maxBelowMin') },
    multiple: { invalid: t('notMultiples') },
    min: { required: t('saysNothing') },
    minPieces: { required: t('saysNothing') },
    labelEn: { required: t('labelRequired') },
  };
  const field: TermFieldsProps['field'] = (name, span) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name], name in ownWords ? ownWords[name as keyof typeof ownWords] : undefined),
    span,
  });
  return { term, form, field };
}

/** Shows the server's problems at the fields of a rule; false where one has no field. */
export const placeTermErrors = (error: unknown, { form }: TermFieldsProps): boolean =>
  placeFieldErrors(error, termFields, form.setError);
