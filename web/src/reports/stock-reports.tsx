import type { IdleReport as Idle, SellThroughReport as SellThrough } from '@toptan/contract/stock-reports';
import { Money } from '../i18n/money.tsx';
import { useFigures } from '../i18n/use-figures.ts';
import { useWords } from '../i18n/use-words.ts';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { ChartKey } from '../ui/trade/column-chart.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { FigureCards } from './total-cards.tsx';
import { lira, useDayWords } from './use-report-words.ts';

type Goods = { productId: string; name: string; sku: string | null; imageUrl: string | null };

const goods = ({ productId, name, sku, imageUrl }: Goods) => ({
  id: productId,
  lead: <bdi>{name}</bdi>,
  second: sku && <bdi className="code">{sku}</bdi>,
  picture: <Picture imageUrl={imageUrl} ratio="4/5" sizes="34px" />,
});

/** The sold share of each product's stock. */
export function SellThroughReport({ answer: { totals, rows, left } }: { answer: SellThrough }) {
  const { t, number } = useWords(['reports', 'words', 'fields']);
  const { percent } = useFigures();
  const widest = Math.max(1, ...rows.map(({ sold, onHand }) => sold + onHand));
  return (
    <>
      <FigureCards
        figures={[
          { label: t('names.sell-through'), value: <bdi dir="ltr">{percent(totals.share)}</bdi> },
          { label: t('fields:sold'), value: number(totals.sold) },
          { label: t('fields:onHand'), value: number(totals.onHand) },
        ]}
      />
      <Card
        title={t('soldAgainstOnHand')}
        end={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ChartKey kind="now" /> {t('fields:sold')}
            <ChartKey kind="before" /> {t('fields:onHand')}
            {left > 0 && <span>{t('left', { count: left })}</span>}
          </span>
        }
      >
        <FigureTable
          label={t('names.sell-through')}
          lead={t('fields:product')}
          columns={[
            { id: 'sold', header: t('fields:sold'), from: 'tablet' },
            { id: 'onHand', header: t('fields:onHand'), from: 'tablet' },
            { id: 'share', header: t('names.sell-through') },
          ]}
          rows={rows.map(row => ({
            ...goods(row),
            bar: { value: row.sold / widest, rest: row.onHand / widest },
            onPhone: t('soldAndLeft', { sold: number(row.sold), onHand: number(row.onHand) }),
            cells: [
              number(row.sold),
              number(row.onHand),
              <bdi key="share" dir="ltr" className="font-medium">
                {percent(row.share)}
              </bdi>,
            ],
          }))}
          total={{
            lead: t('total'),
            cells: [
              number(totals.sold),
              number(totals.onHand),
              <bdi key="share" dir="ltr">
                {percent(totals.share)}
              </bdi>,
            ],
          }}
        />
      </Card>
    </>
  );
}

/** Stock without orders. */
export function IdleReport({ answer: { totals, rows, left } }: { answer: Idle }) {
  const { t, number } = useWords(['reports', 'words', 'fields']);
  const { shortMoney } = useFigures();
  const { day } = useDayWords();
  const last = (of: string | null) => (of === null ? t('neverOrdered') : day(of));
  const widest = Math.max(1, ...rows.map(({ onHand }) => onHand));
  return (
    <>
      <FigureCards
        figures={[
          { label: t('fields:product'), value: number(totals.products) },
          { label: t('fields:onHand'), value: number(totals.onHand) },
          { label: t('fields:atCost'), value: <bdi>{shortMoney(lira(totals.value))}</bdi> },
        ]}
      />
      <Card title={t('names.idle')} end={left > 0 && t('left', { count: left })}>
        <FigureTable
          label={t('names.idle')}
          lead={t('fields:product')}
          columns={[
            { id: 'last', header: t('fields:lastOrdered'), from: 'tablet' },
            { id: 'onHand', header: t('fields:onHand') },
            { id: 'cost', header: t('fields:atCost'), from: 'tablet' },
          ]}
          rows={rows.map(row => ({
            ...goods(row),
            bar: { value: row.onHand / widest },
            onPhone: (
              <>
                {t('lastOrdered', { day: last(row.lastOrdered) })}
                {row.value && (
                  <>
                    {' · '}
                    <Money lira={row.value} />
                  </>
                )}
              </>
            ),
            cells: [
              last(row.lastOrdered),
              <span key="onHand" className="font-medium">
                {number(row.onHand)}
              </span>,
              row.value ? <Money key="cost" lira={row.value} /> : '—',
            ],
          }))}
          total={{
            lead: t('total'),
            cells: ['', number(totals.onHand), <Money key="cost" lira={totals.value} />],
          }}
        />
      </Card>
    </>
  );
}
