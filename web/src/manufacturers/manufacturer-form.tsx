import { parseLeadTime } from '@toptan/contract/lead-time';
import { type NewManufacturer, newManufacturerSchema } from '@toptan/contract/manufacturer-changes';
import { capacities, type Manufacturer } from '@toptan/contract/manufacturers';
import { useMemo } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changedFields } from '../api/changed-fields.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { type OwnWords, placeFieldErrors, useProblemText } from '../api/form.ts';
import { FormDialog } from '../lists/form-dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { telephone } from '../ui/form/telephone.ts';
import { TextInput } from '../ui/form/text-input.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { useCreateManufacturer, useUpdateManufacturer } from './api.ts';
import { LeadTimeInput } from './lead-time-input.tsx';
import { type ManufacturerValues, manufacturerFields, manufacturerValues } from './manufacturer-values.ts';

type ManufacturerResolver = Resolver<ManufacturerValues, unknown, NewManufacturer>;

/** A lead time in other words than days is left as it was, and no other is typed. */
function resolverFor(manufacturer: Manufacturer | null): ManufacturerResolver {
  const leadTime = newManufacturerSchema.shape.leadTime.refine(
    text => text === manufacturer?.leadTime || parseLeadTime(text) !== null,
  );
  return contractResolver(newManufacturerSchema.extend({ leadTime }));
}

type FieldName = (typeof manufacturerFields)[number];

export interface ManufacturerFormProps {
  /** null: a new one. */
  manufacturer: Manufacturer | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Every field of a manufacturer (specification, section 3). */
export function ManufacturerForm({ manufacturer, onClose, onSaved }: ManufacturerFormProps) {
  const { t } = useTranslation('manufacturers');
  const problem = useProblemText();
  const form = useForm<ManufacturerValues, unknown, NewManufacturer>({
    resolver: useMemo(() => resolverFor(manufacturer), [manufacturer]),
    defaultValues: manufacturerValues(manufacturer),
  });
  const { errors, isDirty } = form.formState;
  const isShown = (error: unknown) => placeFieldErrors(error, manufacturerFields, form.setError);
  const create = useCreateManufacturer(isShown);
  const update = useUpdateManufacturer(isShown);

  const save = form.handleSubmit(parsed => {
    if (!manufacturer) {
      create.mutate(parsed, { onSuccess: onSaved });
      return;
    }
    if (!isDirty) return onSaved();
    const before = form.formState.defaultValues as ManufacturerValues;
    const body = changedFields(before, form.getValues(), parsed);
    update.mutate({ id: manufacturer.id, body }, { onSuccess: onSaved });
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
  const text = (name: FieldName) => ({ ...form.register(name), dir: 'auto', autoComplete: 'off' });
  const code = (name: FieldName) => ({
    ...text(name),
    dir: 'ltr',
    code: true,
    autoCapitalize: 'characters',
    spellCheck: false,
  });
  const phone = (name: FieldName) => ({ ...text(name), ...telephone });
  const email = (name: FieldName) => ({ ...text(name), dir: 'ltr', type: 'email' });

  return (
    <FormDialog
      title={t(manufacturer ? 'editTitle' : 'add')}
      code={manufacturer?.manufacturerId}
      size="lg"
      isDirty={isDirty}
      isBusy={create.isPending || update.isPending}
      errorCount={Object.keys(errors).length}
      submitLabel={t(manufacturer ? 'save' : 'add')}
      onSubmit={event => void save(event)}
      onClose={onClose}
    >
      <FormSection title={t('sections.company')} hint={t('sections.companyHint')}>
        <Field {...field('manufacturerId', 2)} required>
          <TextInput {...code('manufacturerId')} />
        </Field>
        <Field {...field('companyName', 4)} required>
          <TextInput {...text('companyName')} />
        </Field>
        <Field {...field('catalogName1', 2)}>
          <TextInput {...text('catalogName1')} />
        </Field>
        <Field {...field('catalogName2', 2)}>
          <TextInput {...text('catalogName2')} />
        </Field>
        <Field {...field('catalogName3', 2)}>
          <TextInput {...text('catalogName3')} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        <Field {...field('email', 2)} required>
          <TextInput {...email('email')} />
        </Field>
        <Field {...field('phone', 2)} required>
          <TextInput {...phone('phone')} />
        </Field>
        <Field {...field('landline', 2)}>
          <TextInput {...phone('landline')} />
        </Field>
        <Field {...field('address', 6)} required>
          <TextInput {...text('address')} />
        </Field>
        <Field {...field('ownerFullName', 2)}>
          <TextInput {...text('ownerFullName')} />
        </Field>
        <Field {...field('ownerEmail', 2)}>
          <TextInput {...email('ownerEmail')} />
        </Field>
        <Field {...field('ownerMobile', 2)}>
          <TextInput {...phone('ownerMobile')} />
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
                  label: t(`capacity.${capacity}`),
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
          <TextInput {...text('specialty')} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.tax')} hint={t('sections.taxHint')}>
        <Field {...field('vatOffice', 3)}>
          <TextInput {...text('vatOffice')} />
        </Field>
        <Field {...field('vatNumber', 3)}>
          <TextInput {...code('vatNumber')} inputMode="numeric" />
        </Field>
      </FormSection>
    </FormDialog>
  );
}
