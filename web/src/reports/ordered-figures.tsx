import type { ComparedFigures } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useWords } from '../i18n/use-words.ts';
import type { FigureColumn } from '../ui/table/figure-table.tsx';
import { ChartKey } from '../ui/trade/column-chart.tsx';
import { Change } from './change.tsx';
import { amountGrowth } from './use-report-words.ts';

type OrderedFigures = {
  /** The narrowest window that shows the number of orders; false where orders are not counted. */
  orders: FigureColumn['from'] | false;
  /** Whether the amount before and its change stand beside the amount. */
  isCompared: boolean;
};

/** Columns of orders, pieces and amounts, and the cells of a row or of the sums in them. */
export function useOrderedFigures({ orders, isCompared }: OrderedFigures) {
  const { t, number } = useWords(['reports', 'fields']);
  const columns: FigureColumn[] = [
    ...(orders ? [{ id: 'orders', header: t('fields:orders'), from: orders }] : []),
    { id: 'pieces', header: t('fields:quantity'), from: 'tablet' },
    { id: 'amount', header: t('fields:sales') },
  ];
  if (isCompared)
    columns.push(
      { id: 'before', header: t('before'), from: 'desktop' },
      { id: 'change', header: t('columns.change'), from: 'tablet' },
    );
  const cellsOf = (row: ComparedFigures, isSum = false) => [
    ...(orders ? [number(row.orders ?? 0)] : []),
    number(row.pieces),
    <Money key="amount" lira={row.amount} {...(!isSum && { className: 'font-medium' })} />,
    ...(isCompared
      ? [
          row.compared && (
            <Money key="before" lira={row.compared.amount} {...(!isSum && { className: 'text-ink-3' })} />
          ),
          <Change key="change" growth={amountGrowth(row)} />,
        ]
      : []),
  ];
  return { columns, cellsOf };
}

/** The colors of a chart that compares. */
export function ComparedKeys() {
  const { t } = useTranslation('reports');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ChartKey kind="now" /> {t('now')}
      <ChartKey kind="before" /> {t('before')}
    </span>
  );
}

/** Pieces and change, in words below the name. */
export function PhoneFigures({ row }: { row: Pick<ComparedFigures, 'pieces' | 'amount' | 'compared'> }) {
  const { t } = useTranslation('words');
  return (
    <>
      {t('pieces', { count: row.pieces })}
      {row.compared && (
        <>
          {' · '}
          <Change growth={amountGrowth(row)} />
        </>
      )}
    </>
  );
}
