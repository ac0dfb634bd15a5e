import { listCustomers } from '@toptan/contract/customers';
import { createTerm, updateTerm } from '@toptan/contract/term-changes';
import { listTerms, type Term, type TermGrain } from '@toptan/contract/terms';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/use-words.ts';
import { FormDialog } from '../lists/form-dialog.tsx';
import { useStaffForm, useStaffTexts } from '../lists/staff-form.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { conflictOf } from './api.ts';
import { LimitFields, SubjectFields, WhomFields } from './term-fields.tsx';
import { useTermForm } from './term-form-api.ts';
import { termBody, termFields } from './term-values.ts';

interface TermFormProps {
  /** Null: a new rule. */
  term: Term | null;
  onClose: () => void;
  onSaved: () => void;
}

/** A rule: its customers, the goods that it counts, and its figures. */
export function TermForm({ term, onClose, onSaved }: TermFormProps) {
  const { t, number } = useWords('terms');
  const [conflict, setConflict] = useState<string | null>(null);
  const fields = useTermForm(term);
  const frame = useStaffForm(fields.form, {
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

  return (
    <FormDialog {...frame}>
      {conflict !== null && (
        <Callout tone="danger" live title={t('conflictTitle')} className="m-5">
          {conflict ? t('conflictOf', { product: conflict }) : t('conflict')}
        </Callout>
      )}
      <FormSection title={t('sections.whom')} hint={t('sections.whomHint')}>
        <WhomFields {...fields} />
      </FormSection>
      <FormSection title={t('sections.what')} hint={t('sections.whatHint')}>
        <SubjectFields {...fields} />
      </FormSection>
      <FormSection title={t('sections.says')} hint={t('sections.saysHint')}>
        <LimitFields {...fields} />
      </FormSection>
    </FormDialog>
  );
}
