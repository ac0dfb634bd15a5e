/** Swedish is the language in which every browser and Node write a date as `YYYY-MM-DD`. Canadian English does so only in some. */
const istanbul = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });

/** The day of a moment in Istanbul, as `YYYY-MM-DD`. */
export const dayInIstanbul = (moment = new Date()): string => istanbul.format(moment);

/** The moment at which the clocks in Istanbul show a time such as `2026-11-30T10:30`. They are three hours ahead of UTC all year. */
export const momentInIstanbul = (time: string): string => new Date(`${time}+03:00`).toISOString();

/** The day that is so many days after a day, before it where the number is negative; both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  // UTC has no summer time, so a day there always has 24 hours.
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The weekday: Monday is 1, Sunday 0. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day that is so many working days, Monday to Saturday, after a day; at least one. Both are `YYYY-MM-DD`. */
export function addWorkingDays(day: string, days: number): string {
  const sundays = Math.floor((weekdayOf(day) + days - 1) / 6);
  return addDays(day, days + sundays);
}

/** The Monday of the week that a day lies in; both as `YYYY-MM-DD`. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
