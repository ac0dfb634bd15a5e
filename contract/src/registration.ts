import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { languageSchema } from './languages.ts';
import { pageQuery, searchTerm } from './pagination.ts';

export const registrationStatuses = ['pending', 'approved', 'rejected'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** The state of the mail with the login details. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

export const registrationRequestSchema = z
  .object({
    id: idSchema,
    customerName: z.string(),
    ownerFirstName: z.string(),
    ownerLastName: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    /** Null where the applicant gave none; an approval makes it the VAT number of the customer. */
    taxNumber: z.string().nullable(),
    /** A picture of the tax certificate is there: until a rejection, or 30 days after the approval. */
    hasTaxPlate: z.boolean(),
    status: z.enum(registrationStatuses),
    language: languageSchema,
    createdAt: timestampSchema,
    decidedAt: timestampSchema.nullable(),
    /** The customer that the approval created; null before. */
    customerId: idSchema.nullable(),
    username: z.string().nullable(),
    /** True once the applicant has chosen a password with the link. */
    passwordChosen: z.boolean(),
    /** The newest mail about this request; null where no mail server is set. */
    mail: z
      .object({
        state: z.enum(mailStates),
        attempts: z.number().int(),
        lastError: z.string().nullable(),
        at: timestampSchema,
      })
      .nullable(),
    /** Whether a mail server is set; without one staff hand on the one-time link. */
    isMailSet: z.boolean(),
  })
  .meta({ id: 'RegistrationRequest' });

export type RegistrationRequest = z.infer<typeof registrationRequestSchema>;

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/registration-requests',
  access: 'admin',
  summary: 'Registration requests, newest first. Status `processed`: approved and rejected ones.',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum([...registrationStatuses, 'processed']).optional(),
    q: searchTerm.optional(),
  }),
  response: z.array(registrationRequestSchema),
  paged: true,
});

const decision = z
  .object({
    ...registrationRequestSchema.shape,
    /** The one-time link to hand on, only where no mail server is set. */
    setPasswordLink: z.string().nullable(),
    /** A message with the link, in the language of the request; null where there is no link. */
    message: z.string().nullable(),
  })
  .meta({ id: 'RegistrationDecision' });

export const approveRegistration = endpoint({
  method: 'POST',
  path: '/api/registration-requests/{id}/approve',
  access: 'admin',
  summary: 'Creates the customer and its user and queues the mail with the one-time link (72 hours).',
  params: idParams,
  response: decision,
});

export const rejectRegistration = endpoint({
  method: 'POST',
  path: '/api/registration-requests/{id}/reject',
  access: 'admin',
  summary: 'Refuses a request for good.',
  params: idParams,
  response: registrationRequestSchema,
});

export const renewRegistrationLink = endpoint({
  method: 'POST',
  path: '/api/registration-requests/{id}/link',
  access: 'admin',
  summary: 'Makes a new one-time link for an approved request, ending the one before, and mails it.',
  params: idParams,
  response: decision,
});

export const getTaxPlate = endpoint({
  method: 'GET',
  path: '/api/registration-requests/{id}/tax-plate',
  access: 'admin',
  summary: 'The picture of the tax certificate, at most 1,600 pixels a side. 404 where there is none.',
  params: idParams,
  produces: ['image/webp'],
});
