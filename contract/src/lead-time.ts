/** Days from an assigned order to the goods; the same twice where there is one figure. */
export type LeadDays = { from: number; to: number };

const leadTimePattern = /^(\d{1,3})(?:-(\d{1,3}))? days?$/;

export const leadDaysMax = 999;

/** '3-5 days' → 3 to 5, '10 days' → 10; null for a lead time in other words. */
export function parseLeadTime(text: string): LeadDays | null {
  const match = leadTimePattern.exec(text);
  if (match === null) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from >= 1 && from <= to ? { from, to } : null;
}

/** 3 to 5 → '3-5 days', as a lead time travels in every language. */
export function leadTimeText({ from, to }: LeadDays): string {
  if (from !== to) return `${from}-${to} days`;
  return from === 1 ? '1 day' : `${from} days`;
}
