import type { QuietHours } from '@toptan/contract/notice-kinds';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Milliseconds in which a status can be taken back before a shop is told. */
const graceMs = 2 * minuteMs;

/** Minutes by which the clocks of Istanbul are ahead of UTC, all year. */
const istanbulMinutes = 3 * 60;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A moment, or the end of the quiet hours that it lies in. */
export function afterQuiet(moment: Date, quiet: QuietHours | null): Date {
  if (!quiet) return moment;
  const minute = Math.floor(moment.getTime() / minuteMs);
  const [from, until] = [minuteOf(quiet.from), minuteOf(quiet.until)];
  const length = (until - from + dayMinutes) % dayMinutes;
  const passed = (minute + istanbulMinutes - from + dayMinutes) % dayMinutes;
  return passed < length ? new Date((minute + length - passed) * minuteMs) : moment;
}

/** Whether nothing is told at this moment. */
export const isQuiet = (quiet: QuietHours | null): boolean => {
  const now = new Date();
  return afterQuiet(now, quiet) > now;
};

/** The moment at which a shop may be told of an event: after the grace, or at the end of the quiet hours that this lies in. */
export const dueAt = (event: Date, quiet: QuietHours | null): Date =>
  afterQuiet(new Date(event.getTime() + graceMs), quiet);
