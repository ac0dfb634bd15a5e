import { addDays, mondayOf } from '@toptan/contract/days';
import {
  type Comparison,
  firstReportDay,
  type ReportPeriod,
  reportDaysMax,
  type SalesUnit,
} from '@toptan/contract/reports';
import { fieldRefusal } from '../refusal.ts';
import type { Periods } from './facts.ts';

// Days are texts such as `2026-11-25`, in Istanbul's calendar. Arithmetic is on midnights of UTC, which has no summer time.
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

const daysBetween = (first: string, last: string) => (midnight(last) - midnight(first)) / 86_400_000;

/** The first and the last day of a call. */
type DayRange = { from?: string | undefined; until?: string | undefined };

/** The same day of another month, or the first day after it where the month has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const daysOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moment = Date.UTC(year, month - 1 + months, Math.min(date, daysOfMonth + 1));
  return new Date(moment).toISOString().slice(0, 10);
}

const isFirstOfMonth = (day: string) => day.endsWith('-01');

/** The weekday: Monday is 1, Sunday 0. */
const weekday = (day: string) => new Date(midnight(day)).getUTCDay();

/**
 * The period of a call: by default thirteen weeks from Monday, today in the last of them.
 * @throws Refusal `validation_failed` (until) when it ends before it begins, or is longer than ten years
 */
export function periodOf(named: DayRange, today: string): ReportPeriod {
  const until = named.until ?? (named.from && named.from > today ? named.from : today);
  const from = named.from ?? firstReportDay(until);
  if (until < from)
    throw fieldRefusal('validation_failed', 'until', 'too_small', 'The period ends before it begins');
  if (daysBetween(from, until) >= reportDaysMax)
    throw fieldRefusal('validation_failed', 'until', 'too_big', 'The period is longer than ten years');
  return { from, until };
}

/** The function that moves a day of a period to its day of comparison. */
function shiftOf({ from, until }: ReportPeriod, compare: Comparison): (day: string) => string {
  if (compare === 'year') return day => addMonths(day, -12);
  const after = addDays(until, 1);
  if (!isFirstOfMonth(from) || !isFirstOfMonth(after)) return day => addDays(day, daysBetween(after, from));
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return day => addMonths(day, months(from) - months(after));
}

/**
 * The period of comparison; null for none, and for days that the other month does not have. Its parts meet without a gap, as those
 * of the period do.
 */
export function comparedPeriodOf(
  period: ReportPeriod,
  compare: Comparison | undefined,
  part = period,
): ReportPeriod | null {
  if (!compare) return null;
  const shift = shiftOf(period, compare);
  const from = shift(part.from);
  const until = addDays(shift(addDays(part.until, 1)), -1);
  return from <= until ? { from, until } : null;
}

const longestByDay = 31;
const longestByWeek = 26 * 7;

/** The unit by which a period's sales are divided: neither one bar nor a hundred. */
export function unitOf({ from, until }: ReportPeriod): SalesUnit {
  const days = daysBetween(from, until) + 1;
  return days <= longestByDay ? 'day' : days <= longestByWeek ? 'week' : 'month';
}

const unitStart: Record<SalesUnit, (day: string) => string> = {
  day: day => day,
  week: mondayOf,
  month: day => `${day.slice(0, 7)}-01`,
};

const nextStart: Record<SalesUnit, (start: string) => string> = {
  day: start => addDays(start, 1),
  week: start => addDays(start, 7),
  month: start => addMonths(start, 1),
};

/** The days, weeks or months of a period, oldest first; the first and last may be cut off. */
export function partsOf({ from, until }: ReportPeriod, unit: SalesUnit): ReportPeriod[] {
  const parts: ReportPeriod[] = [];
  for (let start = from; start <= until; ) {
    const next = nextStart[unit](unitStart[unit](start));
    const last = addDays(next, -1);
    parts.push({ from: start, until: last < until ? last : until });
    start = next;
  }
  return parts;
}

/** Working days after the first day, up to the last. */
export function workingDaysBetween(first: string, last: string): number {
  const days = Math.max(0, daysBetween(first, last));
  const sundays = Math.floor((days + weekday(first)) / 7);
  return days - sundays;
}

/** The periods and filters of a call. */
export function periodsOf(
  {
    compare,
    ...query
  }: DayRange & { compare?: Comparison | undefined } & Omit<Periods, 'period' | 'compared'>,
  today: string,
): Periods {
  const { category, sizeSet, size, color } = query;
  const period = periodOf(query, today);
  return { period, compared: comparedPeriodOf(period, compare), category, sizeSet, size, color };
}

/** The days on which late orders were placed; null for all, where none is named. */
export const latePeriodOf = (named: DayRange, today: string): ReportPeriod | null =>
  named.from === undefined && named.until === undefined ? null : periodOf(named, today);
