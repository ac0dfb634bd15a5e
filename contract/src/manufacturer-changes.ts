import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './ids.ts';
import { capacities, manufacturerSchema } from './manufacturers.ts';
import { knownSummary, meanwhile } from './meanwhile.ts';
import {
  addressMax,
  emailSchema,
  nameSchema,
  optionalEmailSchema,
  optionalNameSchema,
  optionalPhoneSchema,
  optionalText,
  phoneSchema,
  requiredText,
} from './text.ts';

const manufacturerFields = {
  manufacturerId: requiredText(40),
  catalogName1: optionalNameSchema.optional(),
  catalogName2: optionalNameSchema.optional(),
  catalogName3: optionalNameSchema.optional(),
  vatOffice: optionalNameSchema.optional(),
  vatNumber: optionalText(40).optional(),
  ownerFullName: optionalNameSchema.optional(),
  ownerMobile: optionalPhoneSchema.optional(),
  ownerEmail: optionalEmailSchema.optional(),
  landline: optionalPhoneSchema.optional(),
  companyName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  address: requiredText(addressMax),
  specialty: optionalNameSchema.optional(),
  capacity: z.enum(capacities).optional(),
  leadTime: requiredText(100),
};

export const newManufacturerSchema = z.strictObject(manufacturerFields).meta({ id: 'NewManufacturer' });

const knownManufacturerSchema = manufacturerSchema
  .omit({ id: true, createdAt: true })
  .partial()
  .strict()
  .meta({ id: 'KnownManufacturer' });

export const manufacturerChangeSchema = newManufacturerSchema
  .partial()
  .extend({ known: knownManufacturerSchema.optional() })
  .meta({ id: 'ManufacturerChange' });

export type NewManufacturer = z.infer<typeof newManufacturerSchema>;
export type ManufacturerChange = z.infer<typeof manufacturerChangeSchema>;

export const createManufacturer = endpoint({
  method: 'POST',
  path: '/api/manufacturers',
  access: 'admin',
  summary: 'Creates a manufacturer.',
  body: newManufacturerSchema,
  response: manufacturerSchema,
  status: 201,
});

export const updateManufacturer = endpoint({
  method: 'PUT',
  path: '/api/manufacturers/{id}',
  access: 'admin',
  summary: `Changes the named fields. ${knownSummary}`,
  params: idParams,
  body: manufacturerChangeSchema,
  response: manufacturerSchema.extend(meanwhile).meta({ id: 'ChangedManufacturer' }),
});
