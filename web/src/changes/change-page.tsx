import './change-page.css';
import { getRouteApi, useBlocker } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceOffline } from '../api/use-device-offline.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { useSetStatus } from '../orders/api.ts';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { usePortal } from '../portal/portal-store.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import { TelephoneLink } from '../ui/table/table-cells.tsx';
import { PHONE, TABLET, useMedia } from '../ui/use-media.ts';
import { AddProduct } from './add-product.tsx';
import { ChangeNotices } from './change-notices.tsx';
import { ChangeReasons } from './change-reasons.tsx';
import { ChangeReceipt, ChangeSums } from './change-receipt.tsx';
import { dropDraft } from './draft.ts';
import { BackToOrders, LoadedOrder } from './loaded-order.tsx';
import { PhoneProduct } from './phone-product.tsx';
import { ProductCard } from './product-card.tsx';
import { type OrderChangeState, useOrderChange } from './use-order-change.ts';
import { goToProblem, useSave } from './use-save.ts';
import { useUndoAll } from './use-undo-all.ts';

const route = getRouteApi('/orders/$orderId/change');

/** Products whose sizes are shown at first; those of a large order open at a press. */
const openFirst = 8;

/** Asks before the page is left with typed figures, which are kept in this window. */
function LeaveChange({ count }: { count: number }) {
  const { t } = useTranslation('changes');
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => count > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: count > 0,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      onOpenChange={() => leaving.reset?.()}
      tone="primary"
      title={t('leave.title', { count })}
      sentence={t('leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.go')}
      onConfirm={() => leaving.proceed?.()}
    />
  );
}

/** An order without goods cannot be saved: staff cancel it instead. */
function NothingLeft({ change }: { change: OrderChangeState }) {
  const { t } = useTranslation('changes');
  const isAdmin = useIsAdmin();
  const phone = usePortal(portal => portal.phone);
  const setStatus = useSetStatus(change.order);
  const undoAll = useUndoAll(change);
  const { id, status, version } = change.order;
  return (
    <Callout tone="warning" title={t('empty.title')} live>
      {t(isAdmin ? 'empty.staff' : 'empty.shop', { count: change.check?.before.pieces ?? 0 })}
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-3">
        {!isAdmin && <TelephoneLink number={phone} />}
        <Button onClick={undoAll}>{t('undoAll')}</Button>
        {isAdmin && (
          <Button
            variant="danger"
            busy={setStatus.isPending}
            onClick={() =>
              setStatus.mutate(
                { status: 'cancelled', expectedStatus: status, expectedVersion: version },
                { onSuccess: () => dropDraft(id) },
              )
            }
          >
            {t('empty.cancel')}
          </Button>
        )}
      </span>
    </Callout>
  );
}

/** Ctrl+Enter saves, and F8 leads to the next problem, wherever the focus is on the page. */
function useKeys(save: () => void): void {
  useDocumentKeys(event => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (isCovered()) return;
    event.preventDefault();
    save();
  });
  useDocumentKeys(event => {
    if (event.key !== 'F8' || !goToProblem()) return;
    event.preventDefault();
    // Without a problem the key leads to the messages.
    event.stopPropagation();
  }, true);
}

function ChangeOrder({ order }: { order: Order }) {
  const { t, date, number } = useWords(['changes', 'changeRequests']);
  const customerWords = useCustomerWords();
  const isAdmin = useIsAdmin();
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(TABLET);
  const isOffline = useDeviceOffline();
  const change = useOrderChange(order);
  const { rows, check, products } = change;
  const save = useSave(change);
  const undoAll = useUndoAll(change);
  const { isAsked, isReasonMissing } = save;
  const saveWords = t(isAsked ? 'changeRequests:ask' : 'save', { count: rows.length });
  const [fresh, setFresh] = useState<string | null>(null);
  const adding = useRef<HTMLDivElement>(null);
  const isClosed = order.may === null;
  const isEmpty = check?.error?.code === 'order_empty' && change.isCurrent;
  useShortcuts([
    {
      keys: ['N'],
      label: t('add'),
      group: 'page',
      run: () => adding.current?.querySelector('button')?.click(),
    },
    { keys: ['F8'], label: t('nextProblem'), group: 'page' },
    { keys: ['Ctrl+Enter'], label: saveWords, group: 'page' },
  ]);

  useKeys(save.begin);

  const add = (productId: string) => {
    change.add(productId);
    setFresh(productId);
  };
  const action = isEmpty ? (
    <NothingLeft change={change} />
  ) : (
    <Button
      variant="primary"
      size="lg"
      wide
      busy={save.isBusy}
      busyLabel={t(isAsked ? 'changeRequests:asking' : 'saving')}
      disabled={rows.length === 0 || save.isStopped}
      onClick={save.begin}
    >
      {rows.length === 0 ? t('nothing') : saveWords}
    </Button>
  );
  const makes = isAdmin && order.manufacturer && rows.length > 0 && (
    <p className="text-13 text-ink-3">{t('madeBy', { name: order.manufacturer.companyName })}</p>
  );

  return (
    <div>
      <PageHeader
        title={t('title', { number: order.orderNumber })}
        count={<OrderStatusBadge status={order.status} />}
        subtitle={
          <>
            {isAdmin && (
              <>
                <bdi>{customerWords(order.customer).company}</bdi>
                {' · '}
              </>
            )}
            {date(order.createdAt, 'long')}
            {order.version > 1 && ` · ${t('version', { version: number(order.version) })}`}
          </>
        }
        back={<BackToOrders />}
        tools={
          <>
            {!isClosed && (
              <div ref={adding} className="w-[19.5rem] max-md:w-full">
                <AddProduct order={order} onAdd={add} />
              </div>
            )}
            <ShortcutHelp />
          </>
        }
      />
      <ChangeNotices
        change={change}
        isOffline={isOffline}
        isUnanswered={save.isUnanswered}
        onSave={save.begin}
      />
      <Announcement>{rows.length > 0 ? t('count', { count: rows.length }) : ''}</Announcement>
      {isPhone ? (
        <div className="change">
          <ul className="phone-rows" inert={isClosed}>
            {products.map(shown => (
              <PhoneProduct
                key={`${shown.productId} ${shown.productId === fresh}`}
                change={change}
                shown={shown}
                isFresh={shown.productId === fresh}
                onCommit={save.begin}
              />
            ))}
          </ul>
          <div className="max-md:grid max-md:gap-3.5">
            <ChangeReasons {...{ change, isReasonMissing, isAsked }} />
            {makes}
            {rows.length > 0 && (
              <Button variant="link" onClick={undoAll}>
                {t('undoAll')}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className="change">
          <div inert={isClosed}>
            {products.map((shown, at) => (
              <ProductCard
                key={shown.productId}
                change={change}
                shown={shown}
                isOpenFirst={at < openFirst}
                isFresh={shown.productId === fresh}
                onCommit={save.begin}
              />
            ))}
          </div>
          {(rows.length > 0 || !isNarrow) && (
            <ChangeReceipt {...{ change, isReasonMissing, isAsked }} action={isNarrow ? null : action}>
              {makes}
            </ChangeReceipt>
          )}
        </div>
      )}
      {isNarrow && (
        <footer className="change-window-foot">
          <ChangeSums {...change} isAsked={isAsked} />
          {action}
        </footer>
      )}
      <LeaveChange count={save.isBusy ? 0 : rows.length} />
    </div>
  );
}

/** The change of a placed order, by staff or by its shop. */
export function ChangePage() {
  const { t } = useTranslation('changes');
  const { orderId } = route.useParams();
  return (
    <LoadedOrder orderId={orderId} title={t('change')}>
      {order => <ChangeOrder key={orderId} order={order} />}
    </LoadedOrder>
  );
}
