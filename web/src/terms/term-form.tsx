import { listCustomers } from '@toptan/contract/customers';
import { createTerm, type NewTerm, newTermSchema, updateTerm } from '@toptan/contract/term-changes';
import { listTerms, type Term, termGrains } from '@toptan/contract/terms';
import { useState } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { changedFields } from '../api/changed-fields.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, toFormError, useProblemText } from '../api/form.ts';
import { inputOf, StaffForm, useSave } from '../lists/staff-form.tsx';
import { ManufacturerChoice } from '../manufacturers/manufacturer-choice.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { MoneyInput } from '../ui/form/money-input.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Select } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { conflictOf, useGroups } from './api.ts';
import { RowChoice } from './row-choice.tsx';
import {
  amountNames,
  labelNames,
  quantityNames,
  type TermField,
  type TermValues,
  termBody,
  termFields,
  termValues,
} from './term-values.ts';

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
  /** null: a new one. */
  term: Term | null;
  onClose: () => void;
  onSaved: () => void;
}

/** A rule: whom it is for, what it counts, and what it says. */
export function TermForm({ term, onClose, onSaved }: TermFormProps) {
  const { t } = useTranslation('terms');
  const problem = useProblemText();
  const { data: groups = [] } = useGroups();
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useForm<TermValues, unknown, NewTerm>({ resolver, defaultValues: termValues(term) });
  const { errors, isDirty } = form.formState;
  const [kind, reach] = form.watch(['kind', 'reach']);
  const isShown = (error: unknown) => {
    setConflict(conflictOf(error));
    return conflictOf(error) !== null || placeFieldErrors(error, termFields, form.setError);
  };
  const words = { words: 'terms', isNew: !term } as const;
  const saving = useSave(words, isShown, listTerms, listCustomers);

  const save = form.handleSubmit(({ kind: _, ...body }) => {
    setConflict(null);
    if (!term)
      return saving.mutate(() => call(createTerm, { body: { kind, ...body } }), { onSuccess: onSaved });
    if (!isDirty) return onSaved();
    const before = form.formState.defaultValues as TermValues;
    const changed = changedFields({ ...termBody(before) }, { ...termBody(form.getValues()) }, body);
    saving.mutate(() => call(updateTerm, { params: { id: term.id }, body: changed }), { onSuccess: onSaved });
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
  const field = (name: TermField, span: 2 | 3 | 4 | 6) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name], name in ownWords ? ownWords[name as keyof typeof ownWords] : undefined),
    span,
  });
  const figure = (name: 'min' | 'max' | 'multiple' | 'minPieces') => (
    <Field key={name} {...field(name, 2)}>
      <TextInput {...form.register(name)} inputMode="numeric" autoComplete="off" dir="ltr" />
    </Field>
  );
  return (
    <StaffForm
      {...words}
      isDirty={isDirty}
      isBusy={saving.isPending}
      errorCount={Object.keys(errors).length}
      onSubmit={event => void save(event)}
      onClose={onClose}
    >
      {conflict !== null && (
        <Callout tone="danger" live title={t('conflictTitle')} className="m-5">
          {conflict ? t('conflictOf', { product: conflict }) : t('conflict')}
        </Callout>
      )}
      <FormSection title={t('sections.whom')} hint={t('sections.whomHint')}>
        <Controller
          control={form.control}
          name="reach"
          render={({ field: { value, onChange } }) => (
            <Field label={t('fields.reach')} span={6} group>
              <Segmented
                look="field"
                value={value}
                onChange={onChange}
                options={[
                  { value: 'everyone', label: t('everyone') },
                  { value: 'group', label: t('group') },
                  { value: 'customer', label: t('customer') },
                ]}
              />
            </Field>
          )}
        />
        {reach === 'group' && (
          <Controller
            control={form.control}
            name="groupId"
            render={({ field: { value, onChange } }) => (
              <Field
                {...field('groupId', 6)}
                error={field('groupId', 6).error ?? field('customerId', 6).error}
                required
              >
                <Select
                  value={value || undefined}
                  onChange={onChange}
                  placeholder={t('choose.group')}
                  options={groups.map(({ id, name }) => ({ value: id, label: name }))}
                  disabled={groups.length === 0}
                />
              </Field>
            )}
          />
        )}
        {reach === 'customer' && (
          <Controller
            control={form.control}
            name="customerId"
            render={({ field: { value, onChange } }) => (
              <Field {...field('customerId', 6)} required>
                <RowChoice
                  kind="customer"
                  value={value}
                  name={term?.customerName ?? null}
                  onChange={onChange}
                />
              </Field>
            )}
          />
        )}
      </FormSection>
      <FormSection title={t('sections.what')} hint={t('sections.whatHint')}>
        {!term && (
          <Controller
            control={form.control}
            name="kind"
            render={({ field: { value, onChange } }) => (
              <Field label={t('fields.kind')} span={6} group>
                <Segmented
                  look="field"
                  value={value}
                  onChange={onChange}
                  options={[
                    { value: 'quantity', label: t('kinds.quantity') },
                    { value: 'order', label: t('kinds.order') },
                  ]}
                />
              </Field>
            )}
          />
        )}
        {kind === 'quantity' ? (
          <>
            <Controller
              control={form.control}
              name="productId"
              render={({ field: { value, onChange } }) => (
                <Field {...field('productId', 6)}>
                  <RowChoice
                    kind="product"
                    value={value}
                    name={term?.productName ?? null}
                    onChange={onChange}
                    none={t('allProducts')}
                  />
                </Field>
              )}
            />
            <Controller
              control={form.control}
              name="grain"
              render={({ field: { value, onChange } }) => (
                <Field label={t('fields.grain')} span={6} group>
                  <Segmented
                    look="field"
                    value={value}
                    onChange={onChange}
                    options={termGrains.map(grain => ({ value: grain, label: t(`grains.${grain}`) }))}
                  />
                </Field>
              )}
            />
          </>
        ) : (
          <>
            <Controller
              control={form.control}
              name="manufacturerId"
              render={({ field: { value, onChange } }) => (
                <Field {...field('manufacturerId', 6)}>
                  <ManufacturerChoice
                    value={value}
                    onChange={manufacturer => onChange(manufacturer?.id ?? '')}
                    none={t('wholeOrder')}
                  />
                </Field>
              )}
            />
            {form.watch('manufacturerId') &&
              labelNames.map((name, at) => (
                <Field key={name} {...field(name, 2)} {...(at === 0 && { hint: t('labelHint') })} required>
                  <TextInput {...form.register(name)} {...inputOf.name} />
                </Field>
              ))}
          </>
        )}
      </FormSection>
      <FormSection title={t('sections.says')} hint={t('sections.saysHint')}>
        {kind === 'quantity' ? (
          quantityNames.map(figure)
        ) : (
          <>
            {amountNames.map(name => (
              <Controller
                key={name}
                control={form.control}
                name={name}
                render={({ field: { ref, value, onChange, onBlur } }) => (
                  <Field {...field(name, 2)}>
                    <MoneyInput ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
                  </Field>
                )}
              />
            ))}
            {figure('minPieces')}
          </>
        )}
      </FormSection>
    </StaffForm>
  );
}
