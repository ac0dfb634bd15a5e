import { type NewTerm, newTermSchema } from '@toptan/contract/term-changes';
import type { Term } from '@toptan/contract/terms';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, toFormError } from '../api/form.ts';
import { useStaffFields } from '../lists/staff-form.tsx';
import { type TermValues, termBody, termFields, termValues } from './term-values.ts';

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

export interface TermFieldsProps
  extends ReturnType<typeof useStaffFields<TermValues, NewTerm, keyof TermValues>> {
  /** Null: a new rule. */
  term: Term | null;
  form: UseFormReturn<TermValues, unknown, NewTerm>;
}

/** The form of a rule, and its fields. */
export function useTermForm(term: Term | null): TermFieldsProps {
  const { t } = useTranslation('terms');
  const form = useForm<TermValues, unknown, NewTerm>({ resolver, defaultValues: termValues(term) });
  const fields = useStaffFields(form, (name: keyof TermValues) => t(`fields.${name}`), {
    customerId: { taken: t('taken'), required: t('whoRequired') },
    max: { invalid: t('maxBelowMin') },
    maxLira: { invalid: t('maxBelowMin') },
    multiple: { invalid: t('notMultiples') },
    min: { required: t('saysNothing') },
    minPieces: { required: t('saysNothing') },
    labelEn: { required: t('labelRequired') },
  });
  return { term, form, ...fields };
}

/** Shows the server's problems at the fields of a rule; false where one has no field. */
export const placeTermErrors = (error: unknown, { form }: TermFieldsProps): boolean =>
  placeFieldErrors(error, termFields, form.setError);
