import { Link, useNavigate } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { Pencil, ShoppingBasket } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { overlayState } from '../../lists/use-overlay.ts';
import { useCustomer } from '../../session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { useShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { useOrder } from '../read-api.ts';
import { DetailsBody } from './details-body.tsx';
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx';
import { OrderPapers } from './order-papers.tsx';

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

/** The short form of an id: its first eight characters. */
export const shortId = (id: string) => `${id.slice(0, 8)}…`;

/** Leads staff to a further order for the shop. */
function OrderFor({ order: { customerId, customer } }: { order: Order }) {
  const { t } = useTranslation('desk');
  const { shortName: name } = useCustomerWords()(customer);
  useShortcuts([{ keys: ['O'], label: t('orderForShop', { name }), group: 'details' }]);
  return (
    <Button size="lg" asChild>
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
  const { t, date, list } = useWords('orders');
  const query = useOrder(orderId);
  const customer = useCustomer();
  const navigate = useNavigate();
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const number = query.data?.orderNumber ?? orderNumber;
  // An order stays on the screen without a connection; a deleted one does not.
  const isGone = hasCode(query.error, 'not_found');
  const order = isGone ? null : query.data;
  // Back from there leads to these details.
  const change = { to: '/orders/$orderId/change', params: { orderId }, state: overlayState } as const;
  const isWaiting = order?.request?.state === 'open';
  // What a shop asks for is decided before it asks again.
  const mayChange = order?.may === 'change' || (order?.may === 'ask' && !isWaiting);
  const buyerId = canEdit ? order?.customerId : customer?.id;
  const isUnfolded = unfolded === orderId;
  const onUnfold = (next: boolean) => setUnfolded(next ? orderId : null);
  const isChanged = order?.changedAt && order.version > 1;
  const orderFor = () =>
    void navigate({ to: '/admin/order-for', search: { customer: order?.customerId ?? '' } });
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
      onOpenChange={onClose}
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
        o: order && canEdit ? orderFor : undefined,
        v: isChanged ? () => onUnfold(!isUnfolded) : undefined,
      }}
      footer={
        order && (buyerId || mayChange) ? (
          <>
            {canEdit && <OrderFor order={order} />}
            {buyerId && <Again key={orderId} order={order} customerId={buyerId} isForShop={canEdit} />}
            {mayChange && (
              <Button variant={canEdit ? 'primary' : 'quiet'} size="lg" asChild>
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
      {query.isLoadingError && !isGone && <LoadError inline title={t('detailsFailed')} query={query} />}
      {order && <DetailsBody {...{ order, canEdit, isUnfolded, onUnfold }} />}
    </SideSheet>
  );
}
