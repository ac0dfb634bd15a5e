import { termGrains } from '@toptan/contract/terms';
import { useTranslation } from 'react-i18next';
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
export function WhomFields({ term, form, field, choice }: TermFieldsProps) {
  const { t } = useTranslation('terms');
  const { data: groups = [] } = useGroups();
  const reach = form.watch('reach');
  const { error } = field('customerId', 6);
  return (
    <>
      {choice(
        'reach',
        6,
        { group: true, error: reach === 'everyone' ? error : undefined },
        ({ value, onChange }) => (
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
        ),
      )}
      {reach === 'group' &&
        choice(
          'groupId',
          6,
          { required: true, error: field('groupId', 6).error ?? error },
          ({ value, onChange }) => (
            <Select
              value={value || undefined}
              onChange={onChange}
              placeholder={t('choose.group')}
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
              disabled={groups.length === 0}
            />
          ),
        )}
      {reach === 'customer' &&
        choice('customerId', 6, { required: true }, ({ value, onChange }) => (
          <RowChoice kind="customer" value={value} name={term?.customerName ?? null} onChange={onChange} />
        ))}
    </>
  );
}

/** The pieces that a rule counts together. */
export function GrainField({ segments }: Pick<TermFieldsProps, 'segments'>) {
  const { t } = useTranslation('terms');
  return segments(
    'grain',
    6,
    termGrains.map(grain => ({ value: grain, label: t(`grains.${grain}`) })),
  );
}

/** The goods that a rule counts: the pieces of products, or an order. */
export function SubjectFields({ term, form, text, choice, segments }: TermFieldsProps) {
  const { t } = useTranslation('terms');
  const [kind, manufacturerId] = form.watch(['kind', 'manufacturerId']);
  return (
    <>
      {!term &&
        segments('kind', 6, [
          { value: 'quantity', label: t('kinds.quantity') },
          { value: 'order', label: t('kinds.order') },
        ])}
      {kind === 'quantity' ? (
        <>
          {choice('productId', 6, {}, ({ value, onChange }) => (
            <RowChoice
              kind="product"
              value={value}
              name={term?.productName ?? null}
              onChange={onChange}
              none={t('allProducts')}
            />
          ))}
          <GrainField segments={segments} />
        </>
      ) : (
        <>
          {choice('manufacturerId', 6, {}, ({ value, onChange }) => (
            <ManufacturerChoice
              value={value}
              onChange={manufacturer => onChange(manufacturer?.id ?? '')}
              none={t('wholeOrder')}
            />
          ))}
          {manufacturerId &&
            labelNames.map((name, at) =>
              text(name, 2, 'name', { required: true, ...(at === 0 && { hint: t('labelHint') }) }),
            )}
        </>
      )}
    </>
  );
}

/** The figures of a rule. */
export function LimitFields({ form, field, choice }: TermFieldsProps) {
  const figure = (name: 'min' | 'max' | 'multiple' | 'minPieces') => (
    <Field key={name} {...field(name, 2)}>
      <TextInput {...form.register(name)} inputMode="numeric" autoComplete="off" dir="ltr" />
    </Field>
  );
  if (form.watch('kind') === 'quantity') return quantityNames.map(figure);
  return (
    <>
      {amountNames.map(name => choice(name, 2, {}, props => <MoneyInput {...props} />))}
      {figure('minPieces')}
    </>
  );
}
