import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { languageSchema } from './languages.ts';

export const staffMemberSchema = z
  .object({
    id: idSchema,
    username: z.string(),
    /** The name that shops and colleagues read; null: shops read the portal's, colleagues the user name. */
    displayName: z.string().nullable(),
    /** False: the user cannot sign in. */
    isActive: z.boolean(),
    /** False: the link to choose one was not used yet. */
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** The last call, accurate to the hour; null without an open session. */
    lastSeenAt: timestampSchema.nullable(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'StaffMember' });

export type StaffMember = z.infer<typeof staffMemberSchema>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/staff',
  access: 'admin',
  summary: 'The administrators, in the order in which they were added.',
  response: z.array(staffMemberSchema),
  list: true,
});

/** A one-time link with which a member of staff chooses a password. It is shown only now. */
export const staffLinkSchema = z
  .object({
    ...staffMemberSchema.shape,
    setPasswordLink: z.string(),
    expiresAt: timestampSchema,
    /** A message with the link, in its language. */
    message: z.string(),
  })
  .meta({ id: 'StaffLink' });

export type StaffLink = z.infer<typeof staffLinkSchema>;

export const renewStaffLink = endpoint({
  method: 'POST',
  path: '/api/staff/{id}/link',
  access: 'admin',
  summary:
    'Makes a new one-time link (72 hours) to choose a password, ending the one before; 403 for oneself, who changes it under the account.',
  params: idParams,
  query: z.strictObject({
    /** The language of the message and of the page that the link opens; by default the portal's first. */
    language: languageSchema.optional(),
  }),
  response: staffLinkSchema,
});
