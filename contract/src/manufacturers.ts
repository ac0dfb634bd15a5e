import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { pageQuery, searchTerm } from './pagination.ts';
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

export const capacities = ['low', 'medium', 'high'] as const;
export type Capacity = (typeof capacities)[number];

/** Specification, section 9. */
export const defaultCapacity: Capacity = 'medium';
export const defaultLeadTime = '3-5 days';

const optional = z.string().nullable();

export const manufacturerSchema = z.object({
  id: idSchema,
  /** Business code, unique. */
  manufacturerId: z.string(),
  catalogName1: optional,
  catalogName2: optional,
  catalogName3: optional,
  vatOffice: optional,
  vatNumber: optional,
  ownerFullName: optional,
  ownerMobile: optional,
  ownerEmail: optional,
  landline: optional,
  companyName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  specialty: optional,
  capacity: z.enum(capacities),
  leadTime: z.string(),
  createdAt: timestampSchema,
});

export type Manufacturer = z.infer<typeof manufacturerSchema>;

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

export const newManufacturerSchema = z.strictObject(manufacturerFields);
export const manufacturerChangeSchema = newManufacturerSchema.partial();

export type NewManufacturer = z.infer<typeof newManufacturerSchema>;
export type ManufacturerChange = z.infer<typeof manufacturerChangeSchema>;

export const listManufacturers = endpoint({
  method: 'GET',
  path: '/api/manufacturers',
  access: 'admin',
  summary: 'Manufacturers by company name. `q` matches code, names, owner, specialty, e-mail or telephone.',
  query: z.strictObject({ ...pageQuery, q: searchTerm.optional() }),
  response: z.array(manufacturerSchema),
  paged: true,
});

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
  summary: 'Changes the named fields.',
  params: idParams,
  body: manufacturerChangeSchema,
  response: manufacturerSchema,
});

export const deleteManufacturer = endpoint({
  method: 'DELETE',
  path: '/api/manufacturers/{id}',
  access: 'admin',
  summary: 'Deletes a manufacturer that no order and no product names; otherwise 409.',
  params: idParams,
});
