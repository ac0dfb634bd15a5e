import { Link } from '@tanstack/react-router';
import type { LateReport as Late } from '@toptan/contract/stock-reports';
import { Money } from '../i18n/money.tsx';
import { useFigures } from '../i18n/use-figures.ts';
import { useStatusName } from '../i18n/use-status-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { FigureCards } from './total-cards.tsx';
import { lira, useDayWords } from './use-report-words.ts';

/** Open orders that are later than their lead time. */
export function LateReport({ answer: { totals, rows, left } }: { answer: Late }) {
  const { t, number } = useWords(['reports', 'words', 'fields']);
  const { shortMoney } = useFigures();
  const statusName = useStatusName();
  const { day } = useDayWords();
  const longest = Math.max(1, ...rows.map(({ days }) => days));
  return (
    <>
      <FigureCards
        figures={[
          {
            label: t('names.late'),
            value: number(totals.orders),
            note: t('ofOpen', { count: totals.open }),
          },
          { label: t('piecesWaiting'), value: number(totals.pieces) },
          { label: t('fields:sales'), value: <bdi>{shortMoney(lira(totals.amount))}</bdi> },
        ]}
      />
      <Card title={t('names.late')} end={left > 0 && t('left', { count: left })}>
        <FigureTable
          label={t('names.late')}
          lead={t('fields:orderNumber')}
          columns={[
            { id: 'manufacturer', header: t('fields:manufacturer'), isText: true, from: 'desktop' },
            { id: 'status', header: t('fields:status'), isText: true, from: 'desktop' },
            { id: 'due', header: t('fields:due'), from: 'tablet' },
            { id: 'days', header: t('fields:daysLate') },
            { id: 'pieces', header: t('fields:quantity'), from: 'tablet' },
            { id: 'amount', header: t('fields:sales'), from: 'tablet' },
          ]}
          rows={rows.map(row => ({
            id: row.orderId,
            lead: (
              <Link className="link code" to="/admin/orders" search={{ order: row.orderId }}>
                <bdi dir="ltr">{row.orderNumber}</bdi>
              </Link>
            ),
            second: <bdi>{row.customerName}</bdi>,
            bar: { value: row.days / longest },
            onPhone: (
              <>
                <bdi>{row.manufacturerName}</bdi> · {t('wasDue', { day: day(row.due) })}
              </>
            ),
            cells: [
              <bdi key="manufacturer">{row.manufacturerName}</bdi>,
              statusName(row.status),
              day(row.due),
              <span key="days" className="font-medium">
                {number(row.days)}
              </span>,
              number(row.pieces),
              <Money key="amount" lira={row.amount} />,
            ],
          }))}
          total={{
            lead: t('total'),
            cells: ['', '', '', '', number(totals.pieces), <Money key="amount" lira={totals.amount} />],
          }}
        />
      </Card>
      {totals.unknown > 0 && (
        <p className="text-13 text-ink-3">{t('unknownLeadTime', { count: totals.unknown })}</p>
      )}
    </>
  );
}
