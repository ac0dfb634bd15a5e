/** Days of sale are those of Istanbul, which is three hours ahead of UTC all year. */
const ahead = 3 * 3_600_000;
const dayLength = 24 * 3_600_000;

const dayAt = (time: number) => new Date(time + ahead).toISOString().slice(0, 10);

const midnight = (day: string, later = 0) => {
  const time = Date.parse(`${day}T00:00:00Z`) - ahead + later;
  // What is no day is for the contract's schema to refuse.
  return Number.isNaN(time) ? day : new Date(time).toISOString();
};

/** The day of a moment, such as 2026-11-30; empty without one. */
export const dayOf = (moment: string | null | undefined) => (moment ? dayAt(Date.parse(moment)) : '');

/** The last day that has begun before a moment. */
export const lastDayBefore = (moment: string | null | undefined) =>
  moment ? dayAt(Date.parse(moment) - 1) : '';

/** The moment at which a day begins; null for no day. */
export const startOf = (day: string) => (day ? midnight(day) : null);

/** The moment at which a day has ended. */
export const endOf = (day: string) => (day ? midnight(day, dayLength) : null);
