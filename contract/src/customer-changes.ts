import { z } from 'zod';
import { passwordMax } from './auth.ts';
import { customerSchema } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';
import { languages } from './languages.ts';
import { knownSummary, meanwhile } from './meanwhile.ts';
import { passwordMin } from './new-password.ts';
import { noticeSwitches } from './notice-kinds.ts';
import {
  addressMax,
  emailSchema,
  nameSchema,
  optionalEmailSchema,
  optionalLine,
  optionalNameSchema,
  optionalPhoneSchema,
  optionalText,
  usernameMax,
  withoutInvisible,
} from './text.ts';

const customerFields = {
  /** The code; left out or empty: the next free one. */
  customerId: optionalLine(40).optional(),
  customerShortName: nameSchema,
  customerFullName: nameSchema,
  /** The company; left out or empty: the full name. */
  companyName: optionalNameSchema.optional(),
  customerAddress: optionalText(addressMax).optional(),
  ownerFullName: optionalNameSchema.optional(),
  ownerMobile: optionalPhoneSchema.optional(),
  landline: optionalPhoneSchema.optional(),
  email: emailSchema,
  alternativeEmail: optionalEmailSchema.optional(),
  /** The name of the shop's login, which it creates or renames; with `userPassword`. */
  userName: z
    .string()
    .nullable()
    .transform(name => name && withoutInvisible(name))
    .pipe(optionalLine(usernameMax))
    .optional(),
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
  groupId: idSchema.nullable().optional(),
  /** The language of the shop's emails and messages; left out or null: that of its first invitation or sign-in. */
  language: z.enum(languages).nullable().optional(),
  /** The notices that the shop does without; it may change them itself. */
  noticesOff: z
    .array(z.enum(noticeSwitches))
    .max(noticeSwitches.length)
    .transform(switches => noticeSwitches.filter(each => switches.includes(each)))
    .optional(),
};

export const newCustomerSchema = z.strictObject(customerFields).meta({ id: 'NewCustomer' });

const knownCustomerSchema = customerSchema
  .omit({ id: true, passwordChosen: true, invitedAt: true, createdAt: true })
  .partial()
  .strict()
  .meta({ id: 'KnownCustomer' });

export const customerChangeSchema = newCustomerSchema
  .partial()
  .extend({ known: knownCustomerSchema.optional() })
  .meta({ id: 'CustomerChange' });

export type NewCustomer = z.infer<typeof newCustomerSchema>;
export type CustomerChange = z.infer<typeof customerChangeSchema>;

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
  summary: `Changes the named fields. Deactivating ends the shop’s sessions. ${knownSummary}`,
  params: idParams,
  body: customerChangeSchema,
  response: customerSchema.extend(meanwhile).meta({ id: 'ChangedCustomer' }),
});
