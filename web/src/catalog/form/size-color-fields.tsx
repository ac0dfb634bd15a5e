import { defaultSizeSetId, type SizeSet, sizesMax } from '@toptan/contract/catalog/sizing';
import { useEffect, useState } from 'react';
import { Controller, type FieldError, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { useColors } from '../../i18n/colors.ts';
import { useColorName, useNameInLanguage } from '../../i18n/use-color-name.ts';
import { inputOf } from '../../lists/staff-form.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { ToggleChips } from '../../ui/form/toggle-chips.tsx';
import { sizeRange } from '../../ui/trade/size-range.ts';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { useSizeSets } from '../colors-api.ts';
import { type ProductFormState, type ProductFormValues, productValues } from './product-values.ts';

/** Fields that show the problems that the server finds with them, in their order. */
export const sizeFieldNames = [
  'sizeSetId',
  'sizes',
  'colors',
] as const satisfies readonly FieldPath<ProductFormValues>[];

/** The problem of a list: the resolver gives one for the whole list, not one for each entry. */
const asOne = (problem: object | undefined) => problem as FieldError | undefined;

const labelsOf = ({ sizes }: SizeSet) => sizes.map(({ label }) => label);

const listed = (text: string) => [
  ...new Set(
    text
      .split(/[,،;؛\n]/)
      .map(size => size.trim())
      .filter(size => size !== ''),
  ),
];

/** Sizes of a product's own, in the typed order, with commas between them. */
function OwnSizes({ value, onChange }: { value: readonly string[]; onChange: (sizes: string[]) => void }) {
  const [text, setText] = useState(value.join(', '));
  return (
    <TextInput
      {...inputOf.name}
      value={text}
      onChange={event => {
        setText(event.target.value);
        onChange(listed(event.target.value).slice(0, sizesMax));
      }}
    />
  );
}

/** Lets a new product begin with sizes of its own where the default set is not offered, as on the server. */
function useBeginning(form: ProductFormState, isNew: boolean, sets: readonly SizeSet[] | undefined) {
  const isOffered = sets?.some(({ id, isActive }) => isActive && id === defaultSizeSetId) ?? true;
  useEffect(() => {
    if (isNew && !isOffered)
      form.reset({ ...productValues(null), sizeSetId: '' }, { keepDirty: true, keepDirtyValues: true });
  }, [form, isNew, isOffered]);
}

interface SizeColorFieldsProps {
  form: ProductFormState;
  isNew: boolean;
}

/** The sizes and colors of a product: its size set, the sizes of the set, and the colors. */
export function SizeColorFields({ form, isNew }: SizeColorFieldsProps) {
  const { t } = useTranslation(['products', 'fields']);
  const problem = useProblemText();
  const colorName = useColorName();
  const nameOf = useNameInLanguage();
  const { data } = useSizeSets();
  const sets = data ?? [];
  useBeginning(form, isNew, data);
  const known = useColors(({ byKey }) => byKey);
  const { control } = form;
  const { errors, defaultValues } = form.formState;
  const sizes = form.watch('sizes');
  const colors = form.watch('colors');
  const setId = form.watch('sizeSetId');
  const set = sets.find(({ id }) => id === setId);

  const ofSet = set ? labelsOf(set) : [];
  const offeredSizes = [...ofSet, ...sizes.filter(size => !ofSet.includes(size))];
  const had = new Set([...colors, ...(defaultValues?.colors ?? [])]);
  const offeredColors = [
    ...[...known.values()].filter(({ key, isActive }) => isActive || had.has(key)).map(({ key }) => key),
    ...[...had].filter(key => key !== undefined && !known.has(key)),
  ].filter(key => key !== undefined);

  function chooseSet(id: string) {
    form.setValue('sizeSetId', id, { shouldDirty: true });
    const next = sets.find(other => other.id === id);
    if (next)
      form.setValue(
        'sizes',
        labelsOf(next).filter(label => sizes.includes(label)),
        { shouldDirty: true },
      );
  }

  return (
    <>
      <Field label={t('fields:sizeSet')} error={problem(errors.sizeSetId)} span={6}>
        <Select
          value={setId}
          onChange={chooseSet}
          options={[
            ...sets
              .filter(({ id, isActive }) => isActive || id === defaultValues?.sizeSetId)
              .map(each => ({
                value: each.id,
                label: (
                  <>
                    {nameOf(each)} <bdi className="ltr quiet">{sizeRange(labelsOf(each))}</bdi>
                  </>
                ),
              })),
            { value: '', label: t('ownSizes') },
          ]}
        />
      </Field>
      <Controller
        control={control}
        name="sizes"
        render={({ field: { value, onChange } }) => (
          <Field
            label={t('fields.sizes')}
            aside={setId ? <bdi className="ltr">{sizes.join(', ')}</bdi> : undefined}
            error={problem(asOne(errors.sizes), { invalid: t('stock.stillStocked') })}
            hint={setId ? undefined : t('ownSizesHint')}
            span={6}
            group={Boolean(setId)}
          >
            {setId ? (
              <ToggleChips
                value={value}
                onChange={onChange}
                options={offeredSizes.map(size => ({ value: size, label: size }))}
              />
            ) : (
              <OwnSizes value={value} onChange={onChange} />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="colors"
        render={({ field: { value, onChange } }) => (
          <Field
            label={t('fields.colors')}
            aside={colors.length > 0 ? t('chosen', { count: colors.length }) : undefined}
            error={problem(asOne(errors.colors), { invalid: t('stock.stillStocked') })}
            span={6}
            group
          >
            <ToggleChips
              look="words"
              value={value}
              onChange={onChange}
              options={offeredColors.map(color => ({
                value: color,
                label: colorName(color),
                icon: <Swatch color={color} />,
              }))}
            />
          </Field>
        )}
      />
    </>
  );
}
