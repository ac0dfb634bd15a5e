import {
  type Capacity,
  defaultCapacity,
  defaultLeadTime,
  type Manufacturer,
} from '@toptan/contract/manufacturers';

/** Fields that are typed; all of them but `capacity`. */
export const manufacturerFields = [
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

export type ManufacturerValues = Record<(typeof manufacturerFields)[number], string> & { capacity: Capacity };

/** The initial values of the form; a new manufacturer has the defaults of the server. */
export function manufacturerValues(manufacturer: Manufacturer | null): ManufacturerValues {
  const typed = Object.fromEntries(manufacturerFields.map(name => [name, manufacturer?.[name] ?? '']));
  return {
    ...(typed as Omit<ManufacturerValues, 'capacity'>),
    leadTime: manufacturer?.leadTime ?? defaultLeadTime,
    capacity: manufacturer?.capacity ?? defaultCapacity,
  };
}
