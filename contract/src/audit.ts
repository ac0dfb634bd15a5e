import { z } from 'zod';
import { roles } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { pageQuery, searchTerm } from './pagination.ts';

/** An action of staff, a shop, a visitor or the server itself. Written in the transaction of the action. */
export const auditEventSchema = z
  .object({
    id: idSchema,
    at: timestampSchema,
    userId: idSchema.nullable(),
    /** The name at the time; null for a visitor and for the server itself, whose role is `system`. */
    username: z.string().nullable(),
    role: z.enum([...roles, 'system']),
    /** The customer that the action is about. */
    customerId: idSchema.nullable(),
    /** The call, `PUT /api/orders/{id}/status`, or the server's own work: `email.sent`, `email.failed`. */
    action: z.string(),
    /** The row that the action is about, and its name: an order number, a company, a SKU. */
    subjectId: idSchema.nullable(),
    subject: z.string().nullable(),
    /** The body of the call, without passwords and codes; null without one. */
    details: z.record(z.string(), z.unknown()).nullable(),
    /** Null where there was no request. */
    address: z.string().nullable(),
    requestId: z.string().nullable(),
    /** Status of the answer; null where there was no request. The only refusals that are recorded are failed sign-ins of staff. */
    status: z.number().int().nullable(),
    /** The number of failed sign-ins of one account from one network within an hour, which are one row. Any other row has 1. */
    attempts: z.number().int(),
  })
  .meta({ id: 'AuditEvent' });

export type AuditEvent = z.infer<typeof auditEventSchema>;

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'What staff, shops and the server did, newest first.',
  query: z.strictObject({
    /** Part of a user name or of a subject. */
    q: searchTerm.optional(),
    /** A call: `DELETE /api/orders/{id}`. */
    action: z.string().max(100).optional(),
    /** The first moment. */
    from: timestampSchema.optional(),
    /** Before this moment. */
    until: timestampSchema.optional(),
    ...pageQuery,
  }),
  response: z.array(auditEventSchema),
  paged: true,
});
