import { z } from 'zod';
import { type DeedName, staffDeeds } from './deed-words.ts';

const day = z.iso.date().optional().catch(undefined);

/** Search, filters and page of the record in the address; `deed` is the one whose details are open. */
export const auditSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  /** One kind of deed. */
  kind: z
    .custom<DeedName>(value => staffDeeds.some(name => name === value))
    .optional()
    .catch(undefined),
  /** First and last day, in the reader's own time. */
  from: day,
  until: day,
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  deed: z.uuid().optional().catch(undefined),
});

export type AuditSearch = z.infer<typeof auditSearchSchema>;

const startOf = (date: string) => new Date(`${date}T00:00:00`);

/** What the server is asked; the last day counts whole. */
export function auditQuery({ q, kind, from, until }: AuditSearch): Record<string, string> {
  const end = until ? startOf(until) : null;
  end?.setDate(end.getDate() + 1);
  return {
    ...(q && { q }),
    ...(kind && { deed: kind }),
    ...(from && { from: startOf(from).toISOString() }),
    ...(end && { until: end.toISOString() }),
  };
}
