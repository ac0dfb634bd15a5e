import { listCustomers } from '@toptan/contract/customers';
import { createTerm, type NewTerm, newTermSchema, updateTerm } from '@toptan/contract/term-changes';
import { listTerms, type Term, type TermGrain } from '@toptan/contract/terms';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { toFormError, useProblemText } from '../api/form.ts';
import { useFormat } from '../i18n/use-format.ts';
import { FormDialog } from '../lists/form-dialog.tsx';
import { useStaffForm, useStaffTexts } from '../lists/staff-form.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { conflictOf } from './api.ts';
import { LimitFields, ReachFields, SubjectFields } from './term-fields.tsx';
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

export interface TermFormProps {
  /** Null: a new rule. */
  term: Term | null;
  onClose: () => void;
  onSaved: () => void;
}

/** A rule: its customers, the goods that it counts, and its figures. */
export function TermForm({ term, onClose, onSaved }: TermFormProps) {
  const { t } = useTranslation('terms');
  const { number } = useFormat();
  const problem = useProblemText();
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useForm<TermValues, unknown, NewTerm>({ resolver, defaultValues: termValues(term) });
  const { errors } = form.formState;
  const frame = useStaffForm(form, {
    texts: useStaffTexts('terms', !term),
    row: term,
    known: [...termFields, 'grain'],
    label: name => t(`fields.${name}`),
    shown: (name, value) =>
      name.endsWith('Id') && value !== null
        ? undefined
        : name === 'grain' && value !== null
          ? t(`grains.${value as TermGrain}`)
          : typeof value === 'number'
            ? number(value)
            : value,
    fields: termFields,
    isShown: error => {
      setConflict(conflictOf(error));
      return conflictOf(error) !== null;
    },
    lists: [listTerms, listCustomers],
    bodyOf: values => ({ ...termBody(values) }),
    create: body => call(createTerm, { body }),
    update: (id, { kind: _, ...body }) => call(updateTerm, { params: { id }, body }),
    onClose,
    onSaved,
  });

  const ownWords = {
    customerId: { taken: t('taken'), required: t('whoRequired') },
    max: { invalid: t('maxBelowMin') },
    maxLira: { invalid: t('maxBelowMin') },
    multiple: { invalid: t('notMultiples') },
    min: { required: t('saysNothing') },
    minPieces: { required: t('saysNothing') },
    labelEn: { required: t('labelRequired') },
  };
  const field = (name: TermField, span: 2 | 6) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name], name in ownWords ? ownWords[name as keyof typeof ownWords] : undefined),
    span,
  });
  return (
    <FormDialog {...frame}>
      {conflict !== null && (
        <Callout tone="danger" live title={t('conflictTitle')} className="m-5">
          {conflict ? t('conflictOf', { product: conflict }) : t('conflict')}
        </Callout>
      )}
      <ReachFields term={term} form={form} field={field} />
      <SubjectFields term={term} form={form} field={field} />
      <LimitFields form={form} field={field} />
    </FormDialog>
  );
}
