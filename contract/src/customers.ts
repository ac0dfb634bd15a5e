import { z } from 'zod';
import { passwordMax, passwordMin, usernameMax } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { pageQuery, searchTerm } from './pagination.ts';
import {
  addressMax,
  emailSchema,
  nameSchema,
  optionalEmailSchema,
  optionalLine,
  optionalNameSchema,
  optionalPhoneSchema,
  optionalText,
} from './text.ts';

const optional = z.string().nullable();

export const customerSchema = z.object({
  id: idSchema,
  /** Business code, unique. */
  customerId: z.string(),
  customerShortName: z.string(),
  customerFullName: z.string(),
  companyName: z.string(),
  customerAddress: optional,
  ownerFullName: optional,
  ownerMobile: optional,
  landline: optional,
  email: z.string(),
  alternativeEmail: optional,
  /** The shop's login; null while it has none. The password never leaves the server. */
  userName: optional,
  vatOffice: optional,
  vatNumber: optional,
  phone: optional,
  address: optional,
  isActive: z.boolean(),
  createdAt: timestampSchema,
});

export type Customer = z.infer<typeof customerSchema>;

const customerFields = {
  /** Left out or empty: the next free code. */
  customerId: optionalLine(40).optional(),
  customerShortName: nameSchema,
  customerFullName: nameSchema,
  /** Left out or empty: the full name. */
  companyName: optionalNameSchema.optional(),
  customerAddress: optionalText(addressMax).optional(),
  ownerFullName: optionalNameSchema.optional(),
  ownerMobile: optionalPhoneSchema.optional(),
  landline: optionalPhoneSchema.optional(),
  email: emailSchema,
  alternativeEmail: optionalEmailSchema.optional(),
  /** With `userPassword`: creates or renames the shop's login. */
  userName: optionalLine(usernameMax).optional(),
  /** Write-only; blank keeps the password. */
  userPassword: z
    .union([z.literal(''), z.string().min(passwordMin).max(passwordMax)])
    .nullable()
    .optional(),
  vatOffice: optionalNameSchema.optional(),
  vatNumber: optionalText(40).optional(),
  phone: optionalPhoneSchema.optional(),
  address: optionalText(addressMax).optional(),
  isActive: z.boolean().optional(),
};

export const newCustomerSchema = z.strictObject(customerFields);
export const customerChangeSchema = newCustomerSchema.partial();

export type NewCustomer = z.infer<typeof newCustomerSchema>;
export type CustomerChange = z.infer<typeof customerChangeSchema>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customers',
  access: 'admin',
  summary: 'Customers by company name. `q` matches code, names, owner, e-mail, telephone or user name.',
  query: z.strictObject({
    ...pageQuery,
    q: searchTerm.optional(),
    active: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(customerSchema),
  paged: true,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/customers/{id}',
  access: 'admin',
  summary: 'One customer.',
  params: idParams,
  response: customerSchema,
});

export const createCustomer = endpoint({
  method: 'POST',
  path: '/api/customers',
  access: 'admin',
  summary: 'Creates a customer, and its login when a user name and password are given.',
  body: newCustomerSchema,
  response: customerSchema,
  status: 201,
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/api/customers/{id}',
  access: 'admin',
  summary: 'Changes the named fields. Deactivating ends the shop’s sessions.',
  params: idParams,
  body: customerChangeSchema,
  response: customerSchema,
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/api/customers/{id}',
  access: 'admin',
  summary: 'Deletes a customer without orders, with its login and basket; otherwise 409: deactivate it.',
  params: idParams,
});
