/** The last moment before an end, which lies on the last day that is named. */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();
