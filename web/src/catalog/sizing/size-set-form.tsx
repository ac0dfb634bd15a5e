import { listProducts } from '@toptan/contract/catalog/products';
import { listSizeSets, type SizeSet, type SizeSetKind, sizeSetKinds } from '@toptan/contract/catalog/sizing';
import {
  createSizeSet,
  type NewSizeSet,
  newSizeSetSchema,
  type SizeSetChange,
  updateSizeSet,
} from '@toptan/contract/catalog/sizing-changes';
import { mergedList } from '@toptan/contract/merged-list';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ActiveSwitch } from '../../lists/active-switch.tsx';
import { FormDialog } from '../../lists/form-dialog.tsx';
import { useStaffFields, useStaffForm } from '../../lists/staff-form.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { type SizeRow, type SizeSetValues, SizesField } from './sizes-field.tsx';
import { nameFieldNames, useSizingTexts } from './sizing-form.ts';

type Typed = 'nameEn' | 'nameTr' | 'nameAr' | 'kind' | 'sizes';

const emptySize: SizeRow = { label: '', eu: '', us: '', uk: '' };

const valuesOf = (set: SizeSet | null): SizeSetValues => ({
  nameEn: set?.nameEn ?? '',
  nameTr: set?.nameTr ?? '',
  nameAr: set?.nameAr ?? '',
  kind: set?.kind ?? 'number',
  sizes: set?.sizes.map(({ label, eu, us, uk }) => ({
    label,
    eu: eu ?? '',
    us: us ?? '',
    uk: uk ?? '',
  })) ?? [emptySize],
  isActive: set?.isActive ?? true,
});

/** The rows without any text are dropped. */
const schema = z
  .custom<SizeSetValues>()
  .transform(
    ({ sizes, ...values }): z.input<typeof newSizeSetSchema> => ({
      ...values,
      sizes: sizes.filter(size => Object.values(size).some(text => text.trim() !== '')),
    }),
  )
  .pipe(newSizeSetSchema);
const resolver: Resolver<SizeSetValues, unknown, NewSizeSet> = contractResolver(schema);

const labelsOf = (sizes: readonly { label: string }[]) => sizes.map(({ label }) => label);

/** Whether the sizes that both sets have are equal in other systems. */
const areRowsSame = (one: SizeSet, other: SizeSet) =>
  one.sizes.every(({ label, eu, us, uk }) => {
    const same = other.sizes.find(size => size.label === label);
    return !same || (same.eu === eu && same.us === us && same.uk === uk);
  });

/** The change of an edit: sizes that others have added to the set or taken from it meanwhile stay so. */
function withOthers({ sizes, ...change }: SizeSetChange, before: SizeSet, current: SizeSet): SizeSetChange {
  if (!sizes) return change;
  const labels = mergedList(labelsOf(before.sizes), labelsOf(sizes), labelsOf(current.sizes));
  const rows = [...sizes, ...current.sizes];
  return { ...change, sizes: labels.flatMap(label => rows.find(row => row.label === label) ?? []) };
}

interface SizeSetFormProps {
  /** Null: a new set. The set may change while the form is open. */
  set: SizeSet | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Names, kind, and the sizes in their order with their equivalents in other systems. */
export function SizeSetForm({ set, onClose, onSaved }: SizeSetFormProps) {
  const { t, list } = useWords(['sizing', 'fields']);
  const [opened] = useState(set);
  const [lost, setLost] = useState<readonly string[]>([]);
  const form = useForm<SizeSetValues, unknown, NewSizeSet>({ resolver, defaultValues: valuesOf(set) });
  const label = (name: Typed | 'isActive') =>
    name === 'kind' || name === 'sizes' ? t(`fields.${name}`) : t(`fields:${name}`);
  const { field, text, segments } = useStaffFields(form, label, {
    sizes: { required: t('sizesRequired'), taken: t('sizeTwice') },
  });

  function isShown(error: unknown): boolean {
    const isInUse = error instanceof ApiError && hasCode(error, 'in_use');
    setLost(isInUse ? error.fields.flatMap(({ current }) => current ?? []) : []);
    if (isInUse) form.setError('sizes', { type: 'invalid' });
    return isInUse;
  }
  const frame = useStaffForm(form, {
    texts: useSizingTexts('sets', !set),
    row: set,
    known: ['nameEn', 'nameTr', 'nameAr', 'kind', 'sizes', 'isActive'],
    label,
    shown: (name, value) =>
      name === 'sizes'
        ? labelsOf(value as SizeSet['sizes'])
        : name === 'kind'
          ? t(`kind.${value as SizeSetKind}`)
          : name === 'isActive'
            ? undefined
            : value,
    fields: [...nameFieldNames, 'kind', 'sizes'],
    isShown,
    lists: [listSizeSets, listProducts],
    create: body => call(createSizeSet, { body }),
    update: (id, { known, ...body }) => {
      if (!set || !opened) throw new Error('A new set is created');
      // Sizes that colleagues have added or taken are kept. The user is asked about sizes that they have changed.
      const isAsked = known.sizes !== opened.sizes;
      const sizes = isAsked || areRowsSame(opened, set) ? set.sizes : opened.sizes;
      return call(updateSizeSet, {
        params: { id },
        body: { ...withOthers(body, opened, set), known: { ...known, sizes } },
      });
    },
    onClose,
    onSaved,
  });

  return (
    <FormDialog {...frame} padded note={<ActiveSwitch control={form.control} words="sizing" />}>
      <FieldGrid>
        {nameFieldNames.map(name => text(name, 2, 'name', { required: true }))}
        {segments(
          'kind',
          6,
          sizeSetKinds.map(kind => ({ value: kind, label: t(`kind.${kind}`) })),
        )}
        <Field
          {...field('sizes', 6)}
          required
          {...(form.formState.errors.sizes &&
            lost.length > 0 && { error: t('sizesInUse', { sizes: list(lost) }) })}
          hint={t('sizesHint')}
          group
        >
          <SizesField form={form} />
        </Field>
      </FieldGrid>
    </FormDialog>
  );
}
