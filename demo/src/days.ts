export const dayMs = 86_400_000;
export const hourMs = 3_600_000;

/** Three hours ahead of UTC all the year: Türkiye keeps no summer time. */
const istanbulMs = 3 * hourMs;

/** The moment at an hour of Istanbul's clock (9.5 is half past nine), some days before the day of `today`. */
export function daysBefore(today: Date, days: number, hour: number): Date {
  const midnight = Math.floor((today.getTime() + istanbulMs) / dayMs) * dayMs - istanbulMs;
  return new Date(midnight - days * dayMs + Math.round(hour * 60) * 60_000);
}

/** 0 is Sunday, in Istanbul. */
export function weekdayOf(moment: Date): number {
  return new Date(moment.getTime() + istanbulMs).getUTCDay();
}

/** 0 is January, in Istanbul. */
export function monthOf(moment: Date): number {
  return new Date(moment.getTime() + istanbulMs).getUTCMonth();
}

/** 2026, in Istanbul. */
export function yearOf(moment: Date): number {
  return new Date(moment.getTime() + istanbulMs).getUTCFullYear();
}
