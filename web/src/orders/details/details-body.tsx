import type { Order } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { usePortal } from '../../portal/portal-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTotals } from './order-totals.tsx';
import { StockSplit } from './stock-split.tsx';

const Versions = lazyPart(
  async () => (await import('./order-versions.tsx')).OrderVersions,
  ['changes'],
  ({ order }) => <Goods order={order} />,
);

const Request = lazyPart(
  async () => (await import('../requests/request-notice.tsx')).RequestNotice,
  ['changes'],
  // The skeleton is as high as what replaces it: a notice, and a list for the shop that waits.
  ({ order: { request }, isStaff }) => (
    <Skeleton
      className={classNames(
        'rounded-3',
        request?.state === 'open' && !isStaff ? 'h-112' : 'h-24 max-md:h-38',
      )}
    />
  ),
);

const Joining = lazyPart(
  async () => (await import('../joining/join-notice.tsx')).JoinNotice,
  ['changes'],
  () => <Skeleton shape="box" height="72px" />,
);

const Told = lazyPart(async () => (await import('../../notices/told-section.tsx')).ToldSection, ['notices']);

/** The goods and the sums of an order, as it is or as an earlier version was. */
function Goods({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <SheetSection>
        <StockSplit order={order} />
      </SheetSection>
      <SheetSection title={t('orderItems')}>
        <OrderLines order={order} />
      </SheetSection>
      <SheetSection>
        <OrderTotals order={order} />
      </SheetSection>
    </>
  );
}

interface DetailsBodyProps {
  order: Order;
  canEdit: boolean;
  /** Whether the versions are shown. */
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}

/** What an order is: what is asked of it, how far it is, who made it, and its goods. */
export function DetailsBody({ order, canEdit, isUnfolded, onUnfold }: DetailsBodyProps) {
  const { t } = useTranslation('orders');
  const isTold = usePortal(({ noticesOn }) => noticesOn.length > 0);
  return (
    <>
      {(order.joinedInto || order.joins.length > 0) && <Joining key={order.id} order={order} />}
      {order.request && <Request order={order} isStaff={canEdit} />}
      <OrderProgress order={order} />
      <OrderFacts key={order.id} order={order} canEdit={canEdit} />
      {canEdit && isTold && <Told orderId={order.id} />}
      {order.version > 1 ? <Versions {...{ order, isUnfolded, onUnfold, Goods }} /> : <Goods order={order} />}
      {order.notes && (
        <SheetSection>
          <Callout title={t('notes')}>
            <bdi className="whitespace-pre-line">{order.notes}</bdi>
          </Callout>
        </SheetSection>
      )}
    </>
  );
}
