import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getStats } from '@toptan/contract/stats';
import { Shirt } from 'lucide-react';
import { dataQuery } from '../api/queries.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { StatCard, StatCards } from '../ui/trade/stat-card.tsx';
import { StatusGlyph } from '../ui/trade/status-glyph.tsx';
import { TABLET, useMedia } from '../ui/use-media.ts';

/** Four figures; the three of orders lead to their list. */
export function OrderStats() {
  const { t, number } = useWords('dashboard');
  const words = useMedia(TABLET) ? 'statsShort' : 'stats';
  const { data, error, isLoadingError, refetch, isFetching } = useQuery(dataQuery(getStats));
  if (isLoadingError) {
    return (
      <Card>
        <LoadError inline quiet title={t('statsFailed')} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  const figure = (count: number | undefined) =>
    count === undefined ? <Skeleton width="48px" /> : number(count);
  return (
    <StatCards>
      <StatCard
        label={t(`${words}.pending`)}
        glyph={<StatusGlyph tone="pending" />}
        value={figure(data?.pendingOrders)}
        link={<Link to="/orders" search={{ status: 'pending' }} />}
      />
      <StatCard
        label={t(`${words}.completed`)}
        glyph={<StatusGlyph tone="delivered" />}
        value={figure(data?.completedOrders)}
        link={<Link to="/orders" search={{ status: 'completed' }} />}
      />
      <StatCard
        label={t(`${words}.confirmed`)}
        glyph={<StatusGlyph tone="confirmed" />}
        value={figure(data?.confirmedOrders)}
        link={<Link to="/orders" search={{ status: 'confirmed' }} />}
      />
      <StatCard
        label={t(`${words}.products`)}
        glyph={<Shirt aria-hidden="true" />}
        value={figure(data?.totalProducts)}
      />
    </StatCards>
  );
}
