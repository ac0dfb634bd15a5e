import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listCustomers } from '@toptan/contract/customers';
import { listOrderSummaries } from '@toptan/contract/orders';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { useStatusName } from '../i18n/use-status-name.ts';
import { useWhen } from '../i18n/use-when.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DeskRow, RowsSkeleton } from './desk-row.tsx';

/** Shops that the desk shows at most. */
const shopsShown = 8;

/** The newest orders, in which the shops of late are looked for. */
const ordersRead = 40;

interface Shop {
  id: string;
  name: string;
  facts: ReactNode;
  figure: ReactNode;
}

/** Shops of a query. @param empty what is said where there are none */
function ShopRows({
  shops,
  query,
  empty,
}: {
  shops: readonly Shop[];
  query: UseQueryResult<unknown>;
  empty: { title: string; text: string };
}) {
  const { t } = useTranslation('desk');
  if (query.isLoadingError)
    return <LoadError inline quiet level={3} title={t('shopsFailed')} query={query} />;
  if (query.isPending) return <RowsSkeleton />;
  if (shops.length === 0) return <EmptyState inline level={3} {...empty} />;
  return (
    <ul className="desk-rows">
      {shops.map(({ id, ...shop }) => (
        <DeskRow
          key={id}
          to={{ to: '/admin/order-for', search: { customer: id } }}
          {...shop}
          action={t('orderFor')}
        />
      ))}
    </ul>
  );
}

/** The shops of the newest orders, each with its last one. */
export function ShopsOfLate() {
  const { t } = useTranslation('desk');
  const when = useWhen();
  const statusName = useStatusName();
  const query = useQuery(pageQuery(listOrderSummaries, { query: { view: 'summary', limit: ordersRead } }));
  const last = new Map((query.data?.rows ?? []).toReversed().map(order => [order.customerId, order]));
  const shops = [...last.values()]
    .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt))
    .slice(0, shopsShown)
    .map(({ customerId, customer, orderNumber, status, createdAt }) => ({
      id: customerId,
      name: customer.customerShortName || customer.companyName,
      facts: (
        <>
          <bdi className="code">{orderNumber}</bdi> {statusName(status)}
        </>
      ),
      figure: (
        <>
          {when(createdAt)}
          <small>{t('lastOrder')}</small>
        </>
      ),
    }));
  return (
    <Card className="desk-shops" title={t('shops')} end={t('lately')}>
      <ShopRows {...{ shops, query }} empty={{ title: t('noShops'), text: t('noShopsHint') }} />
    </Card>
  );
}

/**
 * The active shops that the search finds.
 * @param isEntered true: the first of them is opened
 */
export function FoundShops({ q, isEntered }: { q: string; isEntered: boolean }) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const query = useQuery({
    ...pageQuery(listCustomers, { query: { q, active: 'true', limit: shopsShown } }),
    placeholderData: keepPreviousData,
  });
  const { rows = [], total = 0 } = query.data ?? {};
  // Enter may come before the answer to what was typed.
  const first = isEntered && !query.isPlaceholderData ? rows[0]?.id : undefined;
  useEffect(() => {
    if (first) void navigate({ to: '/admin/order-for', search: { customer: first } });
  }, [first, navigate]);
  const shops = rows.map(({ id, customerShortName, customerId, ownerFullName, ownerMobile, phone }) => ({
    id,
    name: customerShortName,
    facts: (
      <>
        <span className="code">{customerId}</span>
        {ownerFullName && (
          <>
            {' · '}
            <bdi>{ownerFullName}</bdi>
          </>
        )}
        {(ownerMobile ?? phone) && (
          <>
            {' · '}
            <bdi className="ltr">{ownerMobile ?? phone}</bdi>
          </>
        )}
      </>
    ),
    figure: null,
  }));
  return (
    <Card
      className="desk-shops desk-found"
      title={t('shops')}
      end={query.data && t('found', { count: total })}
    >
      <Announcement>{query.data ? t('found', { count: total }) : ''}</Announcement>
      <ShopRows {...{ shops, query }} empty={{ title: t('nothingFound'), text: t('nothingFoundHint') }} />
    </Card>
  );
}
