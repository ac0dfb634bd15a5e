import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { pageQuery, searchTerm } from './pagination.ts';

export const capacities = ['low', 'medium', 'high'] as const;
export type Capacity = (typeof capacities)[number];

/** The capacity of a manufacturer for which staff give none. */
export const defaultCapacity: Capacity = 'medium';
export const defaultLeadTime = '3-5 days';

const optional = z.string().nullable();

export const manufacturerSchema = z
  .object({
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
  })
  .meta({ id: 'Manufacturer' });

export type Manufacturer = z.infer<typeof manufacturerSchema>;

export const listManufacturers = endpoint({
  method: 'GET',
  path: '/api/manufacturers',
  access: 'admin',
  summary: 'Manufacturers by company name. `q` matches code, names, owner, specialty, e-mail or telephone.',
  query: z.strictObject({ ...pageQuery, q: searchTerm.optional() }),
  response: z.array(manufacturerSchema),
  paged: true,
});

export const getManufacturer = endpoint({
  method: 'GET',
  path: '/api/manufacturers/{id}',
  access: 'admin',
  summary: 'One manufacturer.',
  params: idParams,
  response: manufacturerSchema,
});

export const deleteManufacturer = endpoint({
  method: 'DELETE',
  path: '/api/manufacturers/{id}',
  access: 'admin',
  summary: 'Deletes a manufacturer that no order and no product names; otherwise 409.',
  params: idParams,
});
