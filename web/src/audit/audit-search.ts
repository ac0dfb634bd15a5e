import type { ActionName } from '@toptan/contract/audit-actions';
import { addDays, momentInIstanbul } from '@toptan/contract/days';
import { day, searchReader, text, uuid, wholeNumber } from '../lists/search-params.ts';

/** The list of actions stays with its page. */
const actionName = (value: unknown) => text(value) as ActionName | undefined;

/** Search, filters and page of the audit log in the address; `event` is the one whose details are open. */
export const readAuditSearch = searchReader({
  q: text,
  kind: actionName,
  /** The first and the last day in Istanbul. */
  from: day,
  until: day,
  page: wholeNumber,
  event: uuid,
});

export type AuditSearch = ReturnType<typeof readAuditSearch>;

const startOf = (date: string) => momentInIstanbul(`${date}T00:00`);

/** The query for the server; the last day counts whole. */
export function auditQuery({ q, kind, from, until }: AuditSearch): Record<string, string> {
  return {
    ...(q && { q }),
    ...(kind && { action: kind }),
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(addDays(until, 1)) }),
  };
}
