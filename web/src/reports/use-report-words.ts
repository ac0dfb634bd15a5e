import { toKurus } from '@toptan/contract/money';
import type { Figures, ReportPeriod } from '@toptan/contract/reports';
import { useCallback } from 'react';
import { useWords } from '../i18n/use-words.ts';

export function useDayWords() {
  const { t, date } = useWords('reports');
  const day = useCallback(
    (of: string, style: 'dayMonth' | 'medium' = 'medium') => date(`${of}T12:00:00Z`, style),
    [date],
  );
  /** The first and the last day, for a sentence: as one placeholder the days of an Arabic period would change places. */
  const ends = useCallback(
    ({ from, until }: ReportPeriod) => ({
      from: day(from, from.slice(0, 4) === until.slice(0, 4) ? 'dayMonth' : 'medium'),
      until: day(until),
    }),
    [day],
  );
  const period = useCallback(
    (of: ReportPeriod) => (of.from === of.until ? day(of.from) : t('span', ends(of))),
    [day, ends, t],
  );
  return { day, ends, period };
}

/** An amount as a number of lira, for drawings. */
export const lira = (amount: string): number => toKurus(amount) / 100;

/** The growth as a share; null where there was nothing before. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : now / before - 1;

type Compared = { amount: string; compared: Figures | null };

export const amountGrowth = ({ amount, compared }: Compared): number | null =>
  compared && growthOf(toKurus(amount), toKurus(compared.amount));
