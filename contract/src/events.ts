import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Changes on an open screen; each topic names the queries that show it. */
export const topics = [
  'orders',
  'basket',
  'drafts',
  'products',
  'collections',
  'share-links',
  'size-sets',
  'colors',
  'customers',
  'manufacturers',
  'registration-requests',
  'groups',
  'terms',
  'imports',
  'settings',
  'guide',
  'staff',
  'notices',
] as const;
export type Topic = (typeof topics)[number];

/**
 * A server-sent event of `GET /api/events`:
 * `change` carries this body; `resync` (no body) means that events may have been missed: refetch everything;
 * `signed-out` (no body) means that the session has ended; `displaced` (no body) that newer streams of the same session or
 * user have taken this one's place: whoever opens it again at once ends another.
 */
export const changeSchema = z.object({
  topic: z.enum(topics),
  /** The row that changed, where a single one did. */
  id: z.uuid().optional(),
});

export type Change = z.infer<typeof changeSchema>;

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'signed-in',
  query: z.strictObject({
    /** Position of a page's answers: changes since then are sent, or everything is to be loaded again. */
    since: z.uuid().optional(),
  }),
  summary:
    'Server-sent events that name changed rows without their data; a session gets only events of rows that it may see.',
  stream: true,
});
