import { addDays } from '@toptan/contract/days';
import type { Language } from '@toptan/contract/languages';

/** A value of a file that is written: text is always written as text. Moments are ISO 8601, in the file of Istanbul. */
export type Written = string | number | null | { lira: string } | { moment: string } | { day: string };

/** Null for no amount. */
export const lira = (amount: string | null | undefined): Written => (amount ? { lira: amount } : null);

/** Null for no moment. */
export const moment = (at: string | null): Written => (at === null ? null : { moment: at });

/** A day as `2026-11-30`; null for none. */
export const day = (of: string | null): Written => (of === null ? null : { day: of });

/** A table as it goes out: its name in the language, the headings, and rows in portions. */
export type Outgoing = {
  language: Language;
  title: string;
  headings: readonly string[];
  rows: AsyncIterable<readonly (readonly Written[])[]>;
};

const istanbul = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-24 10:30:00`, as the clocks in Istanbul show it. */
export const momentText = (at: string): string => istanbul.format(new Date(at));

/**
 * The day that begins at a moment; null for one within a day.
 * @param isEnd the moment ends something: its last day
 */
export function dayAt(moment: string, isEnd: boolean): string | null {
  const [day = '', time] = momentText(moment).split(' ');
  return time === '00:00:00' ? addDays(day, isEnd ? -1 : 0) : null;
}
