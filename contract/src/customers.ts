import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { languageSchema } from './languages.ts';
import { noticeSwitches } from './notice-kinds.ts';
import { pageQuery, searchTerm } from './pagination.ts';

const optional = z.string().nullable();

export const customerSchema = z
  .object({
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
    /** True once the login has a password. */
    passwordChosen: z.boolean(),
    /** The creation of the newest one-time link that still opens; null: there is none. */
    invitedAt: timestampSchema.nullable(),
    vatOffice: optional,
    vatNumber: optional,
    phone: optional,
    address: optional,
    isActive: z.boolean(),
    /** The group whose rules apply to the customer. */
    groupId: idSchema.nullable(),
    /** The language of the shop's emails and messages; null: not known yet. */
    language: languageSchema.nullable(),
    /** The notices that the shop does without. */
    noticesOff: z.array(z.enum(noticeSwitches)),
    createdAt: timestampSchema,
  })
  .meta({ id: 'Customer' });

export type Customer = z.infer<typeof customerSchema>;

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

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/api/customers/{id}',
  access: 'admin',
  summary: 'Deletes a customer without orders, with its login and basket; otherwise 409: deactivate it.',
  params: idParams,
});

/** A one-time link with which a customer chooses a password. It is shown only now. */
export const loginLinkSchema = z
  .object({
    userName: z.string(),
    setPasswordLink: z.string(),
    expiresAt: timestampSchema,
    /** A message with the link, in the language. */
    message: z.string(),
  })
  .meta({ id: 'LoginLink' });

export type LoginLink = z.infer<typeof loginLinkSchema>;

export const makeLoginLink = endpoint({
  method: 'POST',
  path: '/api/customers/{id}/link',
  access: 'admin',
  summary:
    'Makes a one-time link (72 hours) to choose a password, and a login for a customer without one. The earlier link ends. The present password stays until the link is used. 409 `customer_inactive`.',
  params: idParams,
  body: z.strictObject({
    /** The language of the message and of the page that the link opens. */
    language: languageSchema,
  }),
  response: loginLinkSchema,
});
