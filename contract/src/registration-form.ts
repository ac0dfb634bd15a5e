import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailSchema, nameSchema, phoneSchema } from './text.ts';

export const registrationSchema = z
  .strictObject({
    customerName: nameSchema,
    ownerFirstName: nameSchema,
    ownerLastName: nameSchema,
    phoneNumber: phoneSchema,
    email: emailSchema,
  })
  .meta({ id: 'NewRegistration' });

export const submitRegistration = endpoint({
  method: 'POST',
  path: '/api/registration-request',
  access: 'public',
  summary:
    'Requests an account. The same e-mail again is answered alike and leaves one pending request. The language is read from Accept-Language. 403 `registration_closed` while staff take no requests.',
  body: registrationSchema,
  response: z
    .object({ ...registrationSchema.shape, phoneNumber: z.string(), status: z.literal('pending') })
    .meta({ id: 'SubmittedRegistration' }),
  status: 201,
});
