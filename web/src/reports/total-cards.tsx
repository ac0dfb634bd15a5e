import type { ComparedFigures, ReportPeriod } from '@toptan/contract/reports';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../i18n/use-figures.ts';
import { useWords } from '../i18n/use-words.ts';
import { StatCard, StatCards } from '../ui/trade/stat-card.tsx';
import { Change } from './change.tsx';
import { growthOf, lira, useDayWords } from './use-report-words.ts';

type Measure = { label: string; now: number; before: number | null; format: (value: number) => string };

const average = (amount: string, orders: number | null) => (orders ? lira(amount) / orders : 0);

/** Amount, pieces, orders and their average, each with the value before. */
export function TotalCards({ totals }: { totals: ComparedFigures }) {
  const { t, number } = useWords(['reports', 'fields']);
  const { shortMoney } = useFigures();
  const { compared } = totals;
  const of = (read: (figures: Omit<ComparedFigures, 'compared'>) => number) => ({
    now: read(totals),
    before: compared && read(compared),
  });
  const measures: Measure[] = [
    { label: t('fields:sales'), ...of(({ amount }) => lira(amount)), format: shortMoney },
    { label: t('fields:quantity'), ...of(({ pieces }) => pieces), format: number },
    ...(totals.orders === null
      ? []
      : [
          { label: t('fields:orders'), ...of(({ orders }) => orders ?? 0), format: number },
          {
            label: t('averageOrder'),
            ...of(({ amount, orders }) => average(amount, orders)),
            format: shortMoney,
          },
        ]),
  ];
  return (
    <StatCards>
      {measures.map(({ label, now, before, format }) => (
        <StatCard
          key={label}
          label={label}
          value={format(now)}
          note={
            before !== null && (
              <>
                <Change growth={growthOf(now, before)} /> {t('beforeWords', { before: format(before) })}
              </>
            )
          }
        />
      ))}
    </StatCards>
  );
}

/** A figure with its words. */
export function FigureCards({
  figures,
}: {
  figures: readonly { label: string; value: ReactNode; note?: ReactNode }[];
}) {
  return (
    <StatCards>
      {figures.map(figure => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </StatCards>
  );
}

export function ComparedWords({ period }: { period: ReportPeriod | null }) {
  const { t } = useTranslation('reports');
  const words = useDayWords();
  return period && <p className="text-13 text-ink-3">{t('comparedWith', words.ends(period))}</p>;
}
