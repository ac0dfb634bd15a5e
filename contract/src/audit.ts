import { z } from 'zod';
import { roles } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { pageQuery, searchTerm } from './pagination.ts';

/** One deed of a member of staff, written down before it is done, so that none can be missing. */
export const deedSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  userId: idSchema.nullable(),
  /** As it was then. */
  username: z.string(),
  role: z.enum(roles),
  /** The call: `PUT /api/orders/{id}/status`. */
  deed: z.string(),
  /** The row that it was about, and what people call it: an order number, a company, a SKU. */
  subjectId: idSchema.nullable(),
  subject: z.string().nullable(),
  /** What was sent, without passwords and codes; null when nothing was. */
  details: z.record(z.string(), z.unknown()).nullable(),
  address: z.string(),
  requestId: z.string(),
  /** Status of the answer; null when the server ended before it had one. */
  status: z.number().int().nullable(),
  /** How often: failed sign-ins of one account from one network within an hour are one row. Any other has 1. */
  attempts: z.number().int(),
});

export type Deed = z.infer<typeof deedSchema>;

export const listDeeds = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'Deeds of staff, newest first.',
  query: z.strictObject({
    /** Part of a user name or of what the deed was about. */
    q: searchTerm.optional(),
    /** One call: `DELETE /api/orders/{id}`. */
    deed: z.string().max(100).optional(),
    /** From this moment on. */
    from: timestampSchema.optional(),
    /** Before this moment. */
    until: timestampSchema.optional(),
    ...pageQuery,
  }),
  response: z.array(deedSchema),
  paged: true,
});
