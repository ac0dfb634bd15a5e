import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailSchema, nameSchema, optionalLine, phoneSchema } from './text.ts';

export const registrationSchema = z
  .strictObject({
    customerName: nameSchema,
    ownerFirstName: nameSchema,
    ownerLastName: nameSchema,
    phoneNumber: phoneSchema,
    email: emailSchema,
    /** Taken while the settings ask for it: `isTaxAsked`. */
    taxNumber: optionalLine(40).optional(),
  })
  .meta({ id: 'NewRegistration' });

/** Longest side of a stored picture of a tax certificate, in pixels. */
export const taxPlateSide = 1600;

const submitted = { ...registrationSchema.shape, phoneNumber: z.string(), status: z.literal('pending') };

export const submitRegistration = endpoint({
  method: 'POST',
  path: '/api/registration-request',
  access: 'public',
  summary:
    'Requests an account. The same e-mail again is answered alike and leaves one pending request. The language is read from Accept-Language. 403 `registration_closed` while staff take no requests.',
  body: registrationSchema,
  response: z.object(submitted).meta({ id: 'SubmittedRegistration' }),
  status: 201,
});

export const submitRegistrationForm = endpoint({
  method: 'POST',
  path: '/api/registration-request/form',
  access: 'public',
  summary:
    'Requests an account with a picture of the tax certificate: the part `taxPlate` of a multipart form (at most 5 MB and 12 megapixels). Where too many pictures wait for a decision, the request is stored without its picture. 404 while the settings do not ask for it.',
  body: registrationSchema,
  file: 'taxPlate',
  response: z
    .object({ ...submitted, isTaxPlateTaken: z.boolean() })
    .meta({ id: 'SubmittedRegistrationForm' }),
  status: 201,
});
