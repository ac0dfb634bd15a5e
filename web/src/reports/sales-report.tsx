import { addDays } from '@toptan/contract/days';
import type { SalesReport as Sales, SalesRow } from '@toptan/contract/reports';
import { useFigures } from '../i18n/use-figures.ts';
import { useWords } from '../i18n/use-words.ts';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { ColumnChart } from '../ui/trade/column-chart.tsx';
import { ComparedKeys, PhoneFigures, useOrderedFigures } from './ordered-figures.tsx';
import { ComparedWords, TotalCards } from './total-cards.tsx';
import { lira, useDayWords } from './use-report-words.ts';

/** Whether the period has only some days of a week or month. */
function isPartOf(unit: Sales['unit'], { from, until }: SalesRow): boolean {
  if (unit === 'week') return addDays(from, 6) !== until;
  return unit === 'month' && !(from.endsWith('-01') && addDays(until, 1).endsWith('-01'));
}

/** Orders by day, week or month. */
export function SalesReport({ answer, today }: { answer: Sales; today: string }) {
  const { t, month } = useWords(['reports', 'words']);
  const { shortMoney } = useFigures();
  const { day, period } = useDayWords();
  const { rows, unit, totals, comparedPeriod } = answer;
  const isCompared = comparedPeriod !== null;
  const figures = useOrderedFigures({ orders: totals.orders !== null && 'tablet', isCompared });
  const nameOf = ({ from }: SalesRow) =>
    unit === 'month' ? month(from.slice(0, 7), 'monthShort') : day(from, 'dayMonth');
  const isOpen = ({ from, until }: SalesRow) => unit !== 'day' && from <= today && until >= today;
  const isCut = (row: SalesRow) => !isOpen(row) && isPartOf(unit, row);
  const yearOf = ({ from }: SalesRow, at: number) =>
    unit === 'month' && (at === 0 || from.slice(5, 7) === '01') ? { note: from.slice(0, 4) } : {};
  const columns = rows.map((row, at) => ({
    id: row.from,
    name: nameOf(row),
    value: lira(row.amount),
    ...(row.compared && { before: lira(row.compared.amount) }),
    ...((isOpen(row) || isCut(row)) && { isOpen: true }),
    ...yearOf(row, at),
  }));
  return (
    <>
      <TotalCards totals={totals} />
      <Card title={t(`sales.${unit}`)} end={isCompared && <ComparedKeys />}>
        <ColumnChart
          whole
          label={t(`sales.${unit}`)}
          columns={columns}
          format={shortMoney}
          beforeWords={before => t('beforeWords', { before })}
        />
        <FigureTable
          label={t(`sales.${unit}`)}
          lead={t(`units.${unit}`)}
          columns={figures.columns}
          rows={rows.toReversed().map(row => ({
            id: row.from,
            lead:
              unit === 'month' ? month(row.from.slice(0, 7)) : unit === 'day' ? day(row.from) : period(row),
            ...(isOpen(row) && { second: t('notOver') }),
            ...(isCut(row) && { second: t('notWhole') }),
            onPhone: <PhoneFigures row={row} />,
            cells: figures.cellsOf(row),
          }))}
          total={{ lead: t('total'), cells: figures.cellsOf(totals, true) }}
        />
      </Card>
      <ComparedWords period={comparedPeriod} />
    </>
  );
}
