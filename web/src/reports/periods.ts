import { addDays } from '@toptan/contract/days';
import { firstReportDay, type ReportPeriod } from '@toptan/contract/reports';

export const presetNames = ['weeks', 'days', 'month', 'lastMonth', 'thisYear', 'year'] as const;
export type PresetName = (typeof presetNames)[number];

/** The periods that are chosen by a word, as of today. */
export function presetsOf(today: string): Record<PresetName, ReportPeriod> {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const endOfLast = addDays(firstOfMonth, -1);
  return {
    weeks: { from: firstReportDay(today), until: today },
    days: { from: addDays(today, -29), until: today },
    month: { from: firstOfMonth, until: today },
    lastMonth: { from: `${endOfLast.slice(0, 8)}01`, until: endOfLast },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, until: today },
    year: { from: addDays(today, -364), until: today },
  };
}

/** The word of a period; undefined where it has none. On the 30th, the last 30 days are this month. */
export function presetOf({ from, until }: ReportPeriod, today: string): PresetName | undefined {
  const presets = presetsOf(today);
  const ofCalendar = ['month', 'lastMonth', 'thisYear'] as const;
  return [...ofCalendar, ...presetNames].find(
    name => presets[name].from === from && presets[name].until === until,
  );
}

/** The period of an address, as the server completes it: thirteen weeks where nothing is chosen. */
export function chosenPeriod(
  search: { from?: string | undefined; until?: string | undefined },
  today: string,
): ReportPeriod {
  const until = search.until ?? (search.from && search.from > today ? search.from : today);
  return { from: search.from ?? firstReportDay(until), until };
}
