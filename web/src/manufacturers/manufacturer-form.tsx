import { parseLeadTime } from '@toptan/contract/lead-time';
import {
  createManufacturer,
  type NewManufacturer,
  newManufacturerSchema,
  updateManufacturer,
} from '@toptan/contract/manufacturer-changes';
import {
  type Capacity,
  capacities,
  defaultCapacity,
  defaultLeadTime,
  listManufacturers,
  type Manufacturer,
} from '@toptan/contract/manufacturers';
import { listOrders } from '@toptan/contract/orders';
import { listTerms } from '@toptan/contract/terms';
import { useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { FormDialog } from '../lists/form-dialog.tsx';
import { useStaffFields, useStaffForm, useStaffTexts } from '../lists/staff-form.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { LeadTimeInput } from './lead-time-input.tsx';

type ManufacturerResolver = Resolver<ManufacturerValues, unknown, NewManufacturer>;

/** The resolver of the form. It accepts a stored lead time in other words than days, and no other. */
function resolverFor(manufacturer: Manufacturer | null): ManufacturerResolver {
  const leadTime = newManufacturerSchema.shape.leadTime.refine(
    text => text === manufacturer?.leadTime || parseLeadTime(text) !== null,
  );
  return contractResolver(newManufacturerSchema.extend({ leadTime }));
}

type FieldName = (typeof manufacturerFields)[number];

interface ManufacturerFormProps {
  /** Null: a new manufacturer. */
  manufacturer: Manufacturer | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Every field of a manufacturer. */
export function ManufacturerForm({ manufacturer, onClose, onSaved }: ManufacturerFormProps) {
  const { t } = useTranslation(['manufacturers', 'words', 'fields']);
  const form = useForm<ManufacturerValues, unknown, NewManufacturer>({
    resolver: useMemo(() => resolverFor(manufacturer), [manufacturer]),
    defaultValues: manufacturerValues(manufacturer),
  });
  const label = (name: FieldName | 'capacity') =>
    name === 'manufacturerId' || name === 'companyName' ? t(`fields.${name}`) : t(`fields:${name}`);
  const frame = useStaffForm(form, {
    texts: useStaffTexts('manufacturers', !manufacturer),
    row: manufacturer,
    known: [...manufacturerFields, 'capacity'],
    label,
    shown: (name, value) =>
      name === 'capacity' ? t(`words:capacity.${value as Manufacturer['capacity']}`) : value,
    fields: manufacturerFields,
    lists: manufacturer ? [listManufacturers, listOrders, listTerms] : [listManufacturers],
    create: body => call(createManufacturer, { body }),
    update: (id, body) => call(updateManufacturer, { params: { id }, body }),
    onClose,
    onSaved,
  });

  const { text, choice, segments } = useStaffFields(form, label, {
    manufacturerId: { taken: t('codeTaken') },
    leadTime: { invalid: t('leadTime.invalid') },
  });
  const otherLeadTime =
    manufacturer && !parseLeadTime(manufacturer.leadTime) ? manufacturer.leadTime : undefined;
  return (
    <FormDialog {...frame} code={manufacturer?.manufacturerId}>
      <FormSection title={t('sections.company')} hint={t('sections.companyHint')}>
        {text('manufacturerId', 2, 'code', { required: true })}
        {text('companyName', 4, 'name', { required: true })}
        {text('catalogName1', 2)}
        {text('catalogName2', 2)}
        {text('catalogName3', 2)}
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        {text('email', 2, 'email', { required: true })}
        {text('phone', 2, 'phone', { required: true })}
        {text('landline', 2, 'phone')}
        {text('address', 6, 'name', { required: true })}
        {text('ownerFullName', 2)}
        {text('ownerEmail', 2, 'email')}
        {text('ownerMobile', 2, 'phone')}
      </FormSection>
      <FormSection title={t('sections.production')} hint={t('sections.productionHint')}>
        {segments(
          'capacity',
          3,
          capacities.map(capacity => ({
            value: capacity,
            label: t(`words:capacity.${capacity}`),
            icon: <CapacityBars capacity={capacity} />,
          })),
        )}
        {choice(
          'leadTime',
          3,
          {
            required: true,
            group: true,
            hint: otherLeadTime && t('leadTime.other', { text: otherLeadTime }),
          },
          ({ value, onChange }) => (
            <LeadTimeInput value={value} onChange={onChange} />
          ),
        )}
        {text('specialty', 6)}
      </FormSection>
      <FormSection title={t('sections.tax')} hint={t('sections.taxHint')}>
        {text('vatOffice', 3)}
        {text('vatNumber', 3, 'digits')}
      </FormSection>
    </FormDialog>
  );
}

/** Fields that are typed; all of them but `capacity`. */
const manufacturerFields = [
  'manufacturerId',
  'companyName',
  'catalogName1',
  'catalogName2',
  'catalogName3',
  'email',
  'phone',
  'landline',
  'address',
  'ownerFullName',
  'ownerEmail',
  'ownerMobile',
  'leadTime',
  'specialty',
  'vatOffice',
  'vatNumber',
] as const;

type ManufacturerValues = Record<(typeof manufacturerFields)[number], string> & { capacity: Capacity };

/** The initial values of the form; a new manufacturer has the defaults of the server. */
function manufacturerValues(manufacturer: Manufacturer | null): ManufacturerValues {
  const typed = Object.fromEntries(manufacturerFields.map(name => [name, manufacturer?.[name] ?? '']));
  return {
    ...(typed as Omit<ManufacturerValues, 'capacity'>),
    leadTime: manufacturer?.leadTime ?? defaultLeadTime,
    capacity: manufacturer?.capacity ?? defaultCapacity,
  };
}
