import { useQuery } from '@tanstack/react-query';
import { getMonthlyStats } from '@toptan/contract/stats';
import { dataQuery } from '../api/queries.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ColumnChart } from '../ui/trade/column-chart.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';

/** The months of the twelve that a phone has space for. */
const monthsOnPhones = 6;

/** The orders of the last twelve months, the current one until today. */
export function MonthlyOrders() {
  const { t, date, month, number } = useWords(['dashboard', 'words']);
  const isPhone = useMedia(PHONE);
  const { data: months, error, isLoadingError, refetch, isFetching } = useQuery(dataQuery(getMonthlyStats));

  // A chart of zeros says nothing.
  if (months?.every(({ orders }) => orders === 0)) return null;
  const drawn = isPhone ? months?.slice(-monthsOnPhones) : months;
  const total = drawn?.reduce((sum, { orders }) => sum + orders, 0);
  const current = months?.at(-1)?.month;
  // The year where the row begins and where it turns.
  const noteOf = (id: string, index: number) => {
    if (id === current)
      return isPhone ? {} : { note: t('until', { date: date(new Date().toISOString(), 'dayMonth') }) };
    return index === 0 || id.endsWith('-01') ? { note: id.slice(0, 4) } : {};
  };
  return (
    <Card
      title={t('monthly')}
      end={
        total !== undefined &&
        t(isPhone ? 'lastHalfYear' : 'lastMonths', { orders: t('words:orders', { count: total }) })
      }
      className="mt-4"
    >
      {isLoadingError ? (
        <LoadError inline quiet level={3} title={t('monthlyFailed')} query={{ error, refetch, isFetching }} />
      ) : months ? (
        <ColumnChart
          label={t('monthly')}
          format={number}
          columns={months.map(({ month: id, orders }, index) => ({
            id,
            name: month(id, 'monthShort'),
            value: orders,
            current: id === current,
            ...noteOf(id, index),
          }))}
        />
      ) : (
        <div className="p-5" aria-busy="true">
          <Skeleton shape="box" height="180px" />
        </div>
      )}
    </Card>
  );
}
