import { searchReader, text, uuid, wholeNumber } from '../search-params.ts';
import type { DeedName } from './deed-words.ts';

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const day = (value: unknown) => (typeof value === 'string' && isDate(value) ? value : undefined);

/** The list of deeds stays with its page; the server refuses what is none. */
const deedName = (value: unknown) => text(value) as DeedName | undefined;

/** Search, filters and page of the record in the address; `deed` is the one whose details are open. */
export const readAuditSearch = searchReader({
  q: text,
  /** One kind of deed. */
  kind: deedName,
  /** First and last day, in the reader's own time. */
  from: day,
  until: day,
  page: wholeNumber,
  deed: uuid,
});

export type AuditSearch = ReturnType<typeof readAuditSearch>;

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
