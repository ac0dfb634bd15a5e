import { addDays, dayInIstanbul, momentInIstanbul } from '@toptan/contract/days';

/** Midnight in Istanbul, so many days later. A text that is no day is left to the contract's schema. */
const midnight = (day: string, later = 0) =>
  Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : momentInIstanbul(`${addDays(day, later)}T00:00`);

/** The day of a moment, such as 2026-11-30; empty without one. */
export const dayOf = (moment: string | null | undefined) => (moment ? dayInIstanbul(new Date(moment)) : '');

/** The last day that has begun before a moment. */
export const lastDayBefore = (moment: string | null | undefined) =>
  moment ? dayInIstanbul(new Date(Date.parse(moment) - 1)) : '';

/** The moment at which a day begins; null for no day. */
export const startOf = (day: string) => (day ? midnight(day) : null);

/** The moment at which a day has ended. */
export const endOf = (day: string) => (day ? midnight(day, 1) : null);
