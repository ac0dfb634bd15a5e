import { parseLeadTime } from '@toptan/contract/lead-time';
import {
  createManufacturer,
  type NewManufacturer,
  newManufacturerSchema,
  updateManufacturer,
} from '@toptan/contract/manufacturer-changes';
import { capacities, listManufacturers, type Manufacturer } from '@toptan/contract/manufacturers';
import { listOrders } from '@toptan/contract/orders';
import { listTerms } from '@toptan/contract/terms';
import { useMemo } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { type OwnWords, useProblemText } from '../api/form.ts';
import { FormDialog } from '../lists/form-dialog.tsx';
import { inputOf, useStaffForm, useStaffTexts } from '../lists/staff-form.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { LeadTimeInput } from './lead-time-input.tsx';
import { type ManufacturerValues, manufacturerFields, manufacturerValues } from './manufacturer-values.ts';

type ManufacturerResolver = Resolver<ManufacturerValues, unknown, NewManufacturer>;

/** The resolver of the form. It accepts a stored lead time in other words than days, and no other. */
function resolverFor(manufacturer: Manufacturer | null): ManufacturerResolver {
  const leadTime = newManufacturerSchema.shape.leadTime.refine(
    text => text === manufacturer?.leadTime || parseLeadTime(text) !== null,
  );
  return contractResolver(newManufacturerSchema.extend({ leadTime }));
}

type FieldName = (typeof manufacturerFields)[number];

export interface ManufacturerFormProps {
  /** Null: a new manufacturer. */
  manufacturer: Manufacturer | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Every field of a manufacturer. */
export function ManufacturerForm({ manufacturer, onClose, onSaved }: ManufacturerFormProps) {
  const { t } = useTranslation(['manufacturers', 'words']);
  const problem = useProblemText();
  const form = useForm<ManufacturerValues, unknown, NewManufacturer>({
    resolver: useMemo(() => resolverFor(manufacturer), [manufacturer]),
    defaultValues: manufacturerValues(manufacturer),
  });
  const { errors } = form.formState;
  const frame = useStaffForm(form, {
    texts: useStaffTexts('manufacturers', !manufacturer),
    row: manufacturer,
    known: [...manufacturerFields, 'capacity'],
    label: name => t(`fields.${name}`),
    shown: (name, value) =>
      name === 'capacity' ? t(`words:capacity.${value as Manufacturer['capacity']}`) : value,
    fields: manufacturerFields,
    lists: manufacturer ? [listManufacturers, listOrders, listTerms] : [listManufacturers],
    create: body => call(createManufacturer, { body }),
    update: (id, body) => call(updateManufacturer, { params: { id }, body }),
    onClose,
    onSaved,
  });

  const ownWords: Partial<Record<FieldName, OwnWords>> = {
    manufacturerId: { taken: t('codeTaken') },
    leadTime: { invalid: t('leadTime.invalid') },
  };
  const otherLeadTime =
    manufacturer && !parseLeadTime(manufacturer.leadTime) ? manufacturer.leadTime : undefined;
  const field = (name: FieldName, span: 2 | 3 | 4 | 6) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name], ownWords[name]),
    span,
  });
  return (
    <FormDialog {...frame} code={manufacturer?.manufacturerId}>
      <FormSection title={t('sections.company')} hint={t('sections.companyHint')}>
        <Field {...field('manufacturerId', 2)} required>
          <TextInput {...form.register('manufacturerId')} {...inputOf.code} />
        </Field>
        <Field {...field('companyName', 4)} required>
          <TextInput {...form.register('companyName')} {...inputOf.name} />
        </Field>
        <Field {...field('catalogName1', 2)}>
          <TextInput {...form.register('catalogName1')} {...inputOf.name} />
        </Field>
        <Field {...field('catalogName2', 2)}>
          <TextInput {...form.register('catalogName2')} {...inputOf.name} />
        </Field>
        <Field {...field('catalogName3', 2)}>
          <TextInput {...form.register('catalogName3')} {...inputOf.name} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        <Field {...field('email', 2)} required>
          <TextInput {...form.register('email')} {...inputOf.email} />
        </Field>
        <Field {...field('phone', 2)} required>
          <TextInput {...form.register('phone')} {...inputOf.phone} />
        </Field>
        <Field {...field('landline', 2)}>
          <TextInput {...form.register('landline')} {...inputOf.phone} />
        </Field>
        <Field {...field('address', 6)} required>
          <TextInput {...form.register('address')} {...inputOf.name} />
        </Field>
        <Field {...field('ownerFullName', 2)}>
          <TextInput {...form.register('ownerFullName')} {...inputOf.name} />
        </Field>
        <Field {...field('ownerEmail', 2)}>
          <TextInput {...form.register('ownerEmail')} {...inputOf.email} />
        </Field>
        <Field {...field('ownerMobile', 2)}>
          <TextInput {...form.register('ownerMobile')} {...inputOf.phone} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.production')} hint={t('sections.productionHint')}>
        <Controller
          control={form.control}
          name="capacity"
          render={({ field: { value, onChange } }) => (
            <Field label={t('fields.capacity')} span={3} group>
              <Segmented
                look="field"
                value={value}
                onChange={onChange}
                options={capacities.map(capacity => ({
                  value: capacity,
                  label: t(`words:capacity.${capacity}`),
                  icon: <CapacityBars capacity={capacity} />,
                }))}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="leadTime"
          render={({ field: { value, onChange } }) => (
            <Field
              {...field('leadTime', 3)}
              required
              group
              hint={otherLeadTime && t('leadTime.other', { text: otherLeadTime })}
            >
              <LeadTimeInput value={value} onChange={onChange} />
            </Field>
          )}
        />
        <Field {...field('specialty', 6)}>
          <TextInput {...form.register('specialty')} {...inputOf.name} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.tax')} hint={t('sections.taxHint')}>
        <Field {...field('vatOffice', 3)}>
          <TextInput {...form.register('vatOffice')} {...inputOf.name} />
        </Field>
        <Field {...field('vatNumber', 3)}>
          <TextInput {...form.register('vatNumber')} {...inputOf.code} inputMode="numeric" />
        </Field>
      </FormSection>
    </FormDialog>
  );
}
