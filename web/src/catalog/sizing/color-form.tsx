import { type Color, listColors } from '@toptan/contract/catalog/sizing';
import {
  createColor,
  type NewColor,
  newColorSchema,
  updateColor,
} from '@toptan/contract/catalog/sizing-changes';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { ActiveSwitch } from '../../lists/active-switch.tsx';
import { FormDialog } from '../../lists/form-dialog.tsx';
import { inputOf, useStaffFields, useStaffForm } from '../../lists/staff-form.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { nameFieldNames, useSizingTexts } from './sizing-form.ts';

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

type Typed = Exclude<keyof ColorValues, 'isActive'>;

const exampleHex = '#3b6ea8';
const hexPattern = /^#[0-9a-f]{6}$/i;

interface ColorFormProps {
  /** Null: a new color. */
  color: Color | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Names and the code of a color, typed or picked. */
export function ColorForm({ color, onClose, onSaved }: ColorFormProps) {
  const { t } = useTranslation(['sizing', 'fields']);
  const form = useForm<ColorValues, unknown, NewColor>({ resolver, defaultValues: valuesOf(color) });
  const label = (name: Typed | 'isActive') => (name === 'hex' ? t('hex') : t(`fields:${name}`));
  const { text, choice } = useStaffFields(form, label, {
    nameEn: { taken: t('nameTaken') },
    hex: { invalid: t('hexInvalid', { example: exampleHex }) },
  });
  const frame = useStaffForm(form, {
    texts: useSizingTexts('colors', !color),
    row: color,
    known: ['nameEn', 'nameTr', 'nameAr', 'hex', 'isActive'],
    label,
    shown: (name, value) => (name === 'isActive' ? undefined : value),
    fields: [...nameFieldNames, 'hex'],
    lists: [listColors],
    create: body => call(createColor, { body }),
    update: (id, body) => call(updateColor, { params: { id }, body }),
    onClose,
    onSaved,
  });

  return (
    <FormDialog
      {...frame}
      padded
      code={color?.key}
      note={<ActiveSwitch control={form.control} words="sizing" />}
    >
      <FieldGrid>
        {nameFieldNames.map(name => text(name, 2, 'name', { required: true }))}
        {choice('hex', 6, { hint: t('hexHint') }, ({ value, onChange, ...field }) => (
          <div className="hex-input grid grid-cols-[minmax(0,200px)_auto] gap-2">
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
        ))}
      </FieldGrid>
    </FormDialog>
  );
}
