import type { OrderChangeRow } from '@toptan/contract/order-changes';
import { listOrders } from '@toptan/contract/orders';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isUnanswered } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { refresh } from '../api/query-client.ts';
import { useDeviceOffline } from '../api/use-device-offline.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { useSaveChange } from './api.ts';
import { keepInDraft, rowsToSend } from './draft.ts';
import { useAfterCheck } from './use-after-check.ts';
import { useBackToOrder } from './use-back-to-order.ts';
import type { OrderChangeState } from './use-order-change.ts';

/** Refusals that the page shows by itself once it has read the order anew. */
const isMoved = (error: unknown) =>
  error instanceof ApiError && (error.code === 'order_changed' || error.code === 'status_changed');

/** The places of problems, in their order on the page. */
const problemSelector =
  '.change [aria-invalid="true"], .change .basket-rule, .change [data-problem], .change .change-refused, .change .order-limits > [data-unmet]';

/** Focuses the next problem of the page: its field, its repair, or its place. */
export function goToProblem(): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(problemSelector)];
  const at = places.findIndex(place => place.contains(document.activeElement));
  const next = places[at + 1] ?? places[0];
  if (!next) return false;
  const field = next.matches('input, textarea, button')
    ? next
    : next.querySelector<HTMLElement>('button, input');
  const target = field ?? next.closest('[data-product], .change-pack')?.querySelector('input') ?? next;
  if (target === next && !field) target.tabIndex = -1;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}

/** Saves the change once the server has checked what is typed; where something stands against it, leads there. */
export function useSave(change: OrderChangeState) {
  const { t } = useTranslation(['changes', 'changeRequests']);
  const errorText = useErrorText();
  const isAdmin = useIsAdmin();
  const { order, draft, rows, odd, check, isCurrent } = change;
  const isOffline = useDeviceOffline();
  const goBack = useBackToOrder(order.id);
  const save = useSaveChange(order.id, order.version);
  // A second press comes before the page is drawn anew.
  const isSending = useRef(false);
  const [isReasonMissing, setReasonMissing] = useState(false);

  const refusal = check?.error?.code;
  const overrideReason = draft?.overrideReason.trim() ?? '';
  const isWaived = isAdmin && refusal === 'rules_unmet';
  const isDearer = !isAdmin && refusal === 'price_risen';
  // The shop asks for what it may not change by itself.
  const isAsked = order.may === 'ask' || isDearer;
  const isBlocked = odd.length > 0 || (refusal !== undefined && !isWaived && !isDearer);
  /** True: it asks for nothing while its last request waits. */
  const isBarred = isAsked && order.request?.state === 'open';
  const isStopped = isOffline || order.may === null || isBarred;

  async function send() {
    isSending.current = true;
    const reason = draft?.reason.trim() ?? '';
    const attempt = draft?.attempt ?? null;
    const wasAsked = attempt?.isAsked ?? isAsked;
    const wanted = { version: order.version, rows: rowsToSend(rows) as OrderChangeRow[] };
    const change = {
      ...wanted,
      ...(check && { expectedTotal: check.after.total }),
      ...(reason && { reason }),
      ...(isWaived && { overrideRules: true, overrideReason }),
    };
    try {
      const saved = await save.mutateAsync(
        wasAsked
          ? { isAsked: true, body: { ...wanted, ...(reason && { note: reason }) }, attempt }
          : { isAsked: false, body: change, attempt },
      );
      const { orderNumber: number, version } = saved;
      const description = wasAsked ? t('changeRequests:asked', { number }) : t('saved', { number, version });
      toast({ variant: 'success', description });
      goBack();
    } catch (error) {
      isSending.current = false;
      if (isUnanswered(error)) return;
      keepInDraft({ orderId: order.id, version: order.version }, { attempt: null });
      await refresh(listOrders);
      const isOtherSum =
        error instanceof ApiError && error.fields.some(({ path }) => path === 'expectedTotal');
      if (isMoved(error) && !isOtherSum) return;
      const description = isOtherSum ? t('otherSum') : errorText(error);
      const title = wasAsked ? t('changeRequests:notAsked') : t('failed');
      toast({ variant: 'destructive', title, description });
    }
  }

  function begin() {
    if (isStopped || isSending.current) return;
    if (draft?.attempt) return void send();
    if (rows.length === 0) return;
    if (change.error) return change.retry();
    if (!isCurrent && odd.length === 0) return afterCheck.wait();
    if (isBlocked) return void goToProblem();
    if (isWaived && overrideReason === '') {
      setReasonMissing(true);
      document.querySelector<HTMLElement>('[data-override-reason]')?.focus();
      return;
    }
    void send();
  }

  const afterCheck = useAfterCheck(begin, { isCurrent, isStopped: isStopped || Boolean(change.error) });

  return {
    begin,
    isAsked,
    isStopped,
    isBusy: save.isPending || afterCheck.isWaiting,
    /** True: nobody knows whether the last saving was made. */
    isUnanswered: draft?.attempt !== null && draft?.attempt !== undefined && !save.isPending,
    isReasonMissing,
  };
}
