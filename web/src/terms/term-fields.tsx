import { termGrains } from '@toptan/contract/terms';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../lists/staff-form.tsx';
import { ManufacturerChoice } from '../manufacturers/manufacturer-choice.tsx';
import { Field } from '../ui/form/field.tsx';
import { MoneyInput } from '../ui/form/money-input.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Select } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { useGroups } from './api.ts';
import { RowChoice } from './row-choice.tsx';
import type { TermFieldsProps } from './term-form-api.ts';
import { amountNames, labelNames, quantityNames } from './term-values.ts';

/** The customers of a rule. */
export function WhomFields({ term, form, field }: TermFieldsProps) {
  const { t } = useTranslation('terms');
  const { data: groups = [] } = useGroups();
  const reach = form.watch('reach');
  return (
    <>
      <Controller
        control={form.control}
        name="reach"
        render={({ field: { value, onChange } }) => (
          <Field
            label={t('fields.reach')}
            span={6}
            group
            error={reach === 'everyone' ? field('customerId', 6).error : undefined}
          >
            <Segmented
              look="field"
              value={value}
              onChange={next => {
                onChange(next);
                form.clearErrors('customerId');
              }}
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
    </>
  );
}

/** The pieces that a rule counts together. */
export function GrainField({ form }: Pick<TermFieldsProps, 'form'>) {
  const { t } = useTranslation('terms');
  return (
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
  );
}

/** The goods that a rule counts: the pieces of products, or an order. */
export function SubjectFields({ term, form, field }: TermFieldsProps) {
  const { t } = useTranslation('terms');
  const [kind, manufacturerId] = form.watch(['kind', 'manufacturerId']);
  return (
    <>
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
          <GrainField form={form} />
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
          {manufacturerId &&
            labelNames.map((name, at) => (
              <Field key={name} {...field(name, 2)} {...(at === 0 && { hint: t('labelHint') })} required>
                <TextInput {...form.register(name)} {...inputOf.name} />
              </Field>
            ))}
        </>
      )}
    </>
  );
}

/** The figures of a rule. */
export function LimitFields({ form, field }: TermFieldsProps) {
  const kind = form.watch('kind');
  const figure = (name: 'min' | 'max' | 'multiple' | 'minPieces') => (
    <Field key={name} {...field(name, 2)}>
      <TextInput {...form.register(name)} inputMode="numeric" autoComplete="off" dir="ltr" />
    </Field>
  );
  return (
    <>
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
    </>
  );
}
