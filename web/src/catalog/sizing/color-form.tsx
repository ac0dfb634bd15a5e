import { type Color, listColors } from '@toptan/contract/catalog/sizing';
import {
  createColor,
  type NewColor,
  newColorSchema,
  updateColor,
} from '@toptan/contract/catalog/sizing-changes';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../../api/form.ts';
import { ActiveSwitch } from '../../lists/active-switch.tsx';
import { FormDialog } from '../../lists/form-dialog.tsx';
import { saveForm } from '../../lists/save-form.ts';
import { inputOf } from '../../lists/staff-form.tsx';
import { useMeanwhile } from '../../lists/use-meanwhile.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { NameFields, nameFieldNames } from './name-fields.tsx';
import { useSaveSizing } from './use-save-sizing.ts';

type ColorValues = { nameEn: string; nameTr: string; nameAr: string; hex: string; isActive: boolean };

const valuesOf = (color: Color | null): ColorValues => ({
  nameEn: color?.nameEn ?? '',
  nameTr: color?.nameTr ?? '',
  nameAr: color?.nameAr ?? '',
  hex: color?.hex ?? '',
  isActive: color?.isActive ?? true,
});

const schema = z
  .custom<ColorValues>()
  .transform(({ hex, ...values }): z.input<typeof newColorSchema> => ({ ...values, hex: hex.trim() || null }))
  .pipe(newColorSchema);
const resolver: Resolver<ColorValues, unknown, NewColor> = contractResolver(schema);

const exampleHex = '#3b6ea8';
const hexPattern = /^#[0-9a-f]{6}$/i;

export interface ColorFormProps {
  /** Null: a new color. */
  color: Color | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Names and the code of a color, typed or picked. */
export function ColorForm({ color, onClose, onSaved }: ColorFormProps) {
  const { t } = useTranslation('sizing');
  const problem = useProblemText();
  const form = useForm<ColorValues, unknown, NewColor>({ resolver, defaultValues: valuesOf(color) });
  const { errors, isDirty } = form.formState;
  const meanwhile = useMeanwhile(
    color,
    ['nameEn', 'nameTr', 'nameAr', 'hex', 'isActive'],
    name => (name === 'isActive' ? t('active') : t(`fields.${name}`)),
    (name, value) => (name === 'isActive' ? undefined : value),
  );
  const isShown = (error: unknown) =>
    meanwhile.take(error) || placeFieldErrors(error, [...nameFieldNames, 'hex'] as const, form.setError);
  const saving = useSaveSizing('colors', isShown, listColors);

  const save = saveForm(
    form,
    saving,
    color
      ? {
          update: body =>
            call(updateColor, { params: { id: color.id }, body: { ...body, known: meanwhile.known } }),
          told: meanwhile.tell,
        }
      : { create: body => call(createColor, { body }) },
    onSaved,
  );

  return (
    <FormDialog
      size="lg"
      padded
      code={color?.key}
      title={t(color ? 'colors.edit' : 'colors.add')}
      submitLabel={t(color ? 'save' : 'colors.add')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      errorCount={Object.keys(errors).length}
      note={<ActiveSwitch control={form.control} words="sizing" />}
      onSubmit={event => void save(event)}
      onClose={onClose}
    >
      {meanwhile.notice}
      <FieldGrid>
        <NameFields register={form.register} errors={errors} ofEnglish={{ taken: t('nameTaken') }} />
        <Controller
          control={form.control}
          name="hex"
          render={({ field: { value, onChange, ...field } }) => (
            <Field
              label={t('fields.hex')}
              error={problem(errors.hex, { invalid: t('hexInvalid', { example: exampleHex }) })}
              hint={t('hexHint')}
              span={6}
            >
              <div className="hex-input">
                <TextInput
                  {...field}
                  {...inputOf.code}
                  autoCapitalize="none"
                  value={value}
                  onChange={onChange}
                  placeholder={exampleHex}
                />
                <input
                  type="color"
                  aria-label={t('pick')}
                  data-empty={!hexPattern.test(value) || undefined}
                  value={hexPattern.test(value) ? value.toLowerCase() : '#808080'}
                  onChange={event => onChange(event.target.value)}
                />
              </div>
            </Field>
          )}
        />
      </FieldGrid>
    </FormDialog>
  );
}
