import { Link, useNavigate } from '@tanstack/react-router';
import { type Order, orderSteps } from '@toptan/contract/orders';
import { CircleX, Pencil, ShoppingBasket } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { useErrorText } from '../../api/form.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { Money } from '../../i18n/money.tsx';
import { useCountWords } from '../../i18n/use-count-words.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLeadTime } from '../../i18n/use-lead-time.ts';
import { useCustomer } from '../../session/session-store.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { SheetSection, SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { useShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { ProgressSteps } from '../../ui/trade/progress-line.tsx';
import { ManufacturerCell, ManufacturerChange } from '../manufacturer-cell.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderStatusSelect } from '../order-status-select.tsx';
import { useOrder } from '../read-api.ts';
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderTotals } from './order-totals.tsx';
import { reachedSteps } from './reached-steps.ts';
import { StockSplit } from './stock-split.tsx';

export interface OrderDetailsProps {
  orderId: string;
  /** The number from the list behind, which is shown until the order is there. */
  orderNumber?: string | undefined;
  /** True: staff may set the status. */
  canEdit: boolean;
  /** The button with which a shop, or staff for it, order the same again. */
  Again: ComponentType<{ order: Order; customerId: string; isForShop: boolean }>;
  onClose: () => void;
  /** Steps to the neighbours in the list behind; null at its ends, left out without a list. */
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
}

const Versions = lazy(async () => {
  const [{ OrderVersions }] = await Promise.all([
    import('../versions/order-versions.tsx'),
    loadWords(['changes']),
  ]);
  return { default: OrderVersions };
});

const Request = lazy(async () => {
  const [{ RequestNotice }] = await Promise.all([
    import('../requests/request-notice.tsx'),
    loadWords(['changes']),
  ]);
  return { default: RequestNotice };
});

const Joining = lazy(async () => {
  const [{ JoinNotice }] = await Promise.all([import('../joining/join-notice.tsx'), loadWords(['changes'])]);
  return { default: JoinNotice };
});

/** The short form of an id: its first eight characters. */
export const shortId = (id: string) => `${id.slice(0, 8)}…`;

function Progress({ order }: { order: Order }) {
  const { t } = useTranslation('words');
  const { date } = useFormat();
  const reached = reachedSteps(order);
  const step = (status: 'pending' | 'confirmed' | 'in_production' | 'shipped' | 'delivered') => {
    const at = reached.find(change => change.status === status)?.at;
    return { label: t(`orderStatus.${status}`), ...(at && { note: date(at, 'dayMonth') }) };
  };
  return (
    <ProgressSteps
      status={order.status}
      steps={{
        pending: step('pending'),
        confirmed: step('confirmed'),
        in_production: step('in_production'),
        shipped: step('shipped'),
        delivered: step('delivered'),
      }}
    />
  );
}

/** The notice of a cancelled order with its time, in place of the progress. */
function Cancelled({ order }: { order: Order }) {
  const { t } = useTranslation('words');
  const { date, list } = useFormat();
  const [reached] = reachedSteps(order);
  return (
    <Callout tone="danger" icon={<CircleX aria-hidden="true" />} title={t('orderStatus.cancelled')}>
      {reached && list([date(reached.at, 'medium'), date(reached.at, 'time')])}
    </Callout>
  );
}

/** Who placed the order for its shop, and for staff the reason for which it does not keep every rule. */
function PlacedBy({ order, canEdit }: { order: Order; canEdit: boolean }) {
  const { t } = useTranslation('orders');
  if (canEdit) return <PlacedByStaff order={order} />;
  return (
    <Trans
      t={t}
      i18nKey="placedForYou"
      values={{ name: order.placedBy?.name }}
      components={{ bdi: <bdi /> }}
    />
  );
}

/** Who prepared the order, and for staff how the shop confirmed it. */
function PreparedBy({ order, canEdit }: { order: Order; canEdit: boolean }) {
  if (canEdit) return <PreparedByStaff order={order} />;
  return <bdi>{order.preparedBy?.name}</bdi>;
}

function PreparedByStaff({ order: { preparedBy, overrideReason } }: { order: Order }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Trans
        t={t}
        i18nKey={preparedBy?.via === 'link' ? 'confirmedByLink' : 'confirmedByShop'}
        values={{ name: preparedBy?.name }}
        components={{ bdi: <bdi /> }}
      />
      {overrideReason && (
        <span className="quiet block">{t('overrideReason', { reason: overrideReason })}</span>
      )}
    </>
  );
}

function PlacedByStaff({ order: { placedBy, overrideReason } }: { order: Order }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Trans t={t} i18nKey="placedByStaff" values={{ name: placedBy?.name }} components={{ bdi: <bdi /> }} />
      {overrideReason && (
        <span className="quiet block">{t('overrideReason', { reason: overrideReason })}</span>
      )}
    </>
  );
}

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

function DetailsBody({ order, canEdit, isUnfolded, onUnfold }: DetailsBodyProps) {
  const { t } = useTranslation('orders');
  const leadTime = useLeadTime();
  const { date, list } = useFormat();
  const countWords = useCountWords();
  const { customer, manufacturer } = order;
  const words = useCustomerWords()(customer);
  return (
    <>
      {(order.joinedInto || order.joins.length > 0) && (
        <Suspense fallback={<Skeleton shape="box" height="72px" />}>
          <Joining key={order.id} order={order} />
        </Suspense>
      )}
      {order.request && (
        <Suspense fallback={<Skeleton shape="box" height="96px" />}>
          <Request order={order} isStaff={canEdit} />
        </Suspense>
      )}
      {order.status === 'cancelled' ? (
        <SheetSection>
          <Cancelled order={order} />
        </SheetSection>
      ) : (
        orderSteps.includes(order.status) && (
          <SheetSection>
            <Progress order={order} />
          </SheetSection>
        )
      )}
      <SheetSection title={t('customerInformation')}>
        <DefinitionList
          wide
          items={[
            { term: t('company'), value: <bdi>{words.company}</bdi>, half: true },
            { term: t('phone'), value: <bdi className="ltr">{customer.phone ?? '-'}</bdi>, half: true },
            { term: t('email'), value: <bdi className={customer.email && 'ltr'}>{words.email}</bdi> },
            { term: t('address'), value: <bdi>{customer.address ?? '-'}</bdi> },
          ]}
        />
      </SheetSection>
      <SheetSection title={t('orderSummary')}>
        <DefinitionList
          wide
          items={[
            {
              term: t('status'),
              value: canEdit ? (
                <OrderStatusSelect order={order} />
              ) : (
                <OrderStatusBadge status={order.status} />
              ),
              half: true,
            },
            { term: t('total'), value: <Money lira={order.total} className="font-semibold" />, half: true },
            {
              term: t('date'),
              value: list([date(order.createdAt, 'medium'), date(order.createdAt, 'time')]),
              half: true,
            },
            {
              term: t('items'),
              value: countWords(order.orderItems),
              half: true,
            },
            ...(order.placedBy
              ? [{ term: t('placedBy'), value: <PlacedBy order={order} canEdit={canEdit} /> }]
              : []),
            ...(order.preparedBy
              ? [{ term: t('preparedBy'), value: <PreparedBy order={order} canEdit={canEdit} /> }]
              : []),
            ...(manufacturer
              ? [
                  {
                    term: t('manufacturer'),
                    value: (
                      <>
                        {canEdit ? (
                          <ManufacturerChange order={order} />
                        ) : (
                          <bdi>{manufacturer.companyName}</bdi>
                        )}
                        <span className="quiet">
                          {'\u00a0· '}
                          {t('leadTime', { time: leadTime(manufacturer.leadTime) })}
                        </span>
                      </>
                    ),
                  },
                ]
              : canEdit
                ? [{ term: t('manufacturer'), value: <ManufacturerCell order={order} /> }]
                : []),
          ]}
        />
      </SheetSection>
      {order.version > 1 ? (
        <Suspense fallback={<Goods order={order} />}>
          <Versions {...{ order, isUnfolded, onUnfold, Goods }} />
        </Suspense>
      ) : (
        <Goods order={order} />
      )}
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

/** Leads staff to a further order for the shop. */
function OrderFor({ order: { customerId, customer } }: { order: Order }) {
  const { t } = useTranslation('desk');
  const { shortName: name } = useCustomerWords()(customer);
  return (
    <Button size="lg" className="max-md:w-full" asChild>
      <Link to="/admin/order-for" search={{ customer: customerId }}>
        <ShoppingBasket aria-hidden="true" />
        {t('orderForShop', { name })}
      </Link>
    </Button>
  );
}

/** The details of an order, beside its list. */
export function OrderDetails({
  orderId,
  orderNumber,
  canEdit,
  Again,
  onClose,
  onPrevious,
  onNext,
}: OrderDetailsProps) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const query = useOrder(orderId);
  const customer = useCustomer();
  const { date, list } = useFormat();
  const navigate = useNavigate();
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const number = query.data?.orderNumber ?? orderNumber;
  // An order stays on the screen without a connection; a deleted one does not.
  const isGone = hasCode(query.error, 'not_found');
  const order = isGone ? null : query.data;
  const change = { to: '/orders/$orderId/change', params: { orderId } } as const;
  const isWaiting = order?.request?.state === 'open';
  // What a shop asks for is decided before it asks again.
  const mayChange = order?.may === 'change' || (order?.may === 'ask' && !isWaiting);
  const buyerId = canEdit ? order?.customerId : customer?.id;
  const isUnfolded = unfolded === orderId;
  const onUnfold = (next: boolean) => setUnfolded(next ? orderId : null);
  const isChanged = order?.changedAt && order.version > 1;
  useShortcuts([
    ...(mayChange ? [{ keys: ['C'], label: t('change'), group: 'details' as const }] : []),
    ...(isChanged
      ? [{ keys: ['V'], label: t('version', { version: order.version }), group: 'details' as const }]
      : []),
  ]);
  const subtitle = (
    <>
      {canEdit && <span className="code">{shortId(orderId)}</span>}
      {canEdit && isChanged && ' · '}
      {isChanged && list([t('version', { version: order.version }), date(order.changedAt ?? '', 'medium')])}
    </>
  );
  return (
    <SideSheet
      addressed
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={
        number ? (
          <>
            {t('details')} <span className="max-md:sr-only">- </span>
            <span className="code whitespace-nowrap">{number}</span>
          </>
        ) : (
          <>
            {t('details')}
            {query.isPending && (
              <span className="block md:hidden">
                <Skeleton className="inline-block align-middle" width="9rem" />
              </span>
            )}
          </>
        )
      }
      {...((canEdit || isChanged) && { subtitle })}
      tools={order && <OrderPapers order={order} />}
      keys={{
        c: mayChange ? () => void navigate(change) : undefined,
        v: isChanged ? () => onUnfold(!isUnfolded) : undefined,
      }}
      footer={
        order && (buyerId || mayChange) ? (
          <>
            {canEdit && <OrderFor order={order} />}
            {buyerId && <Again key={orderId} order={order} customerId={buyerId} isForShop={canEdit} />}
            {mayChange && (
              <Button variant={canEdit ? 'primary' : 'quiet'} size="lg" className="max-md:w-full" asChild>
                <Link {...change}>
                  <Pencil aria-hidden="true" />
                  {t('change')}
                </Link>
              </Button>
            )}
          </>
        ) : undefined
      }
      {...(onPrevious !== undefined && { onPrevious })}
      {...(onNext !== undefined && { onNext })}
    >
      {query.isPending && <OrderDetailsSkeleton canEdit={canEdit} />}
      {isGone && (
        <EmptyState
          inline
          title={t('gone')}
          text={t('goneHint')}
          action={<Button onClick={onClose}>{t('backToOrders')}</Button>}
        />
      )}
      {query.isLoadingError && !isGone && (
        <ErrorState
          inline
          title={t('detailsFailed')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {order && <DetailsBody {...{ order, canEdit, isUnfolded, onUnfold }} />}
    </SideSheet>
  );
}
