import { type MutationKey, useIsMutating, useMutation } from '@tanstack/react-query';
import { listProducts } from '@toptan/contract/catalog/products';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { noticeKinds } from '@toptan/contract/notice-kinds';
import {
  assignManufacturerToOrders,
  batchOrdersMax,
  type OrderBatchResult,
  setStatusOfOrders,
} from '@toptan/contract/order-batch';
import { type OrderStatus, orderStatuses } from '@toptan/contract/order-statuses';
import {
  assignManufacturer,
  deleteOrder,
  getOrder,
  listOrders,
  type Order,
  type OrderSummary,
  setOrderStatus,
} from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { changeAtOnce } from '../api/change-at-once.ts';
import { useErrorText } from '../api/form.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';
import { usePortal } from '../portal/portal-store.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { askAboutStatus } from './status-question-store.ts';

/** The key of all actions on orders; a further part names the order. */
const actions: MutationKey = ['order'];

const touched = new Set<string>();

/** Whether the user of this screen has changed or deleted the order: then it may leave the list at once. */
export const isTouched = (id: string): boolean => touched.has(id);

/**
 * Fetches the orders after an action. An earlier fetch would show the old value of another action on its way: the last action
 * fetches.
 */
async function refreshAfterLast(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: actions }) > 1) return;
  await refresh(listOrders, getStats, listProducts);
}

/** True while a change of this order is on its way, on any screen. */
export function useIsChanging(id: string): boolean {
  return useIsMutating({ mutationKey: [...actions, id] }) > 0;
}

/** The new status of an order, and the status and the version that the screen shows. */
type StatusChange = { status: OrderStatus; expectedStatus: OrderStatus; expectedVersion: number };

/** What an order has become, where a change was refused because somebody else was faster. */
function changedTo(error: unknown, shown: StatusChange): Pick<Order, 'status' | 'version'> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const currentOf = (name: string) => error.fields.find(({ path }) => path === name)?.current;
  const status = orderStatuses.find(each => each === currentOf('expectedStatus'));
  if (error.code === 'status_changed' && status) return { status, version: shown.expectedVersion };
  const version = Number(currentOf('expectedVersion'));
  return error.code === 'order_changed' && version ? { status: shown.expectedStatus, version } : undefined;
}

/**
 * Sets the status of an order. The change is shown at once, taken back when it fails, and its result is a toast. Where somebody
 * else has changed the order meanwhile, a dialog asks whether to go on: the row may be out of the filter, or out of sight. The toast
 * undoes the change or, where staff tell shops by WhatsApp, opens the message.
 */
export function useSetStatus(order: Pick<Order, 'id' | 'orderNumber'>) {
  const { id, orderNumber } = order;
  const { t } = useTranslation(['orders', 'words', 'adminOrders']);
  const errorText = useErrorText();
  const setStatus = useMutation({
    mutationKey: [...actions, id],
    mutationFn: (body: StatusChange) => call(setOrderStatus, { params: { id }, body }),
    onMutate: ({ status }) => {
      touched.add(id);
      return changeAtOnce<OrderSummary>(listOrders, id, { status });
    },
    onSuccess: async (_, { status, expectedStatus, expectedVersion }) => {
      const back = () =>
        setStatus.mutate({ status: expectedStatus, expectedStatus: status, expectedVersion });
      const done = {
        variant: 'success',
        title: orderNumber,
        description: t('statusUpdated'),
        action: { label: t('words:undo'), onSelect: back },
      } as const;
      const kind = noticeKinds.find(each => each === status);
      if (!kind || !usePortal.getState().noticesOn.some(on => on === `${kind}:whatsapp`)) {
        toast(done);
        return;
      }
      const { messageAddress, noteOpened } = await import('../notices/api.ts');
      const address = await messageAddress(id).catch(() => null);
      const tell = {
        label: t('adminOrders:tellByWhatsapp'),
        onSelect: () => {
          window.open(address ?? '', '_blank', 'noreferrer');
          noteOpened(id, kind);
        },
      };
      toast({ ...done, ...(address && { action: tell }) });
    },
    onError: async (error, change, takeBack) => {
      takeBack?.();
      const current = changedTo(error, change);
      if (current !== undefined) {
        const hasOtherLines = current.version !== change.expectedVersion;
        askAboutStatus({
          order,
          wanted: change.status,
          current: current.status,
          version: current.version,
          hasOtherLines,
        });
        await changeAtOnce<OrderSummary>(listOrders, id, { status: current.status });
        return;
      }
      const description = t('statusFailed', { reason: errorText(error) });
      toast({ variant: 'destructive', title: t('words:error'), description });
    },
    // The fetch is not awaited: the change is done, and the next one may begin.
    onSettled: () => {
      void refreshAfterLast();
    },
  });
  return setStatus;
}

type Assigned = Pick<Manufacturer, 'id' | 'companyName' | 'leadTime'>;

/** The new manufacturer of an order, and the one that the screen shows. */
type Assignment = { manufacturer: Assigned | null; before: Assigned | null };

/** Assigns a manufacturer. The change is shown at once, and taken back when it fails. The result is a toast with an undo. */
export function useAssignManufacturer(id: string) {
  const { t } = useTranslation(['adminOrders', 'words']);
  const sayFailed = useFailureToast(t('assignFailed'));
  const assign = useMutation({
    mutationKey: [...actions, id],
    mutationFn: ({ manufacturer, before }: Assignment) =>
      call(assignManufacturer, {
        params: { id },
        body: {
          manufacturerId: manufacturer?.id ?? null,
          ...(before && { expectedManufacturerId: before.id }),
        },
      }),
    onMutate: ({ manufacturer }) =>
      changeAtOnce<OrderSummary>(listOrders, id, {
        manufacturerId: manufacturer?.id ?? null,
        manufacturer: manufacturer && {
          id: manufacturer.id,
          companyName: manufacturer.companyName,
          leadTime: manufacturer.leadTime,
        },
      }),
    onSuccess: (order, { manufacturer, before }) => {
      queryClient.setQueryData(queryKey(getOrder, { params: { id } }), order);
      const undo = () => assign.mutate({ manufacturer: before, before: manufacturer });
      toast({
        variant: 'success',
        description: t('orderUpdated'),
        action: { label: t('words:undo'), onSelect: undo },
      });
    },
    onError: (error, _assignment, takeBack) => {
      takeBack?.();
      sayFailed(error);
    },
    onSettled: () => {
      void refreshAfterLast();
    },
  });
  return assign;
}

/** The change of many orders: a status, or a manufacturer. */
type OrdersChange = { status: OrderStatus } | { manufacturerId: string };

function sendChange(orders: readonly OrderSummary[], change: OrdersChange) {
  if ('status' in change) {
    const shown = orders.map(({ id: orderId, status: expectedStatus, version: expectedVersion }) => ({
      orderId,
      expectedStatus,
      expectedVersion,
    }));
    return call(setStatusOfOrders, { body: { ...change, orders: shown } });
  }
  return call(assignManufacturerToOrders, { body: { ...change, orderIds: orders.map(({ id }) => id) } });
}

/** Changes many orders, as many in a call as the server takes, and returns the result for each. Shows an error as a toast. */
export function useChangeOrders() {
  const { t } = useTranslation('adminOrders');
  return useMutation({
    mutationKey: actions,
    mutationFn: async ({ orders, change }: { orders: readonly OrderSummary[]; change: OrdersChange }) => {
      const results: OrderBatchResult[] = [];
      for (const { id } of orders) touched.add(id);
      for (let at = 0; at < orders.length; at += batchOrdersMax)
        results.push(...(await sendChange(orders.slice(at, at + batchOrdersMax), change)));
      return results;
    },
    onError: useFailureToast(t('batch.failed')),
    onSettled: refreshAfterLast,
  });
}

/** Deletes orders one by one; fails when any of them stays. Shows an error as a toast. */
export function useDeleteOrders() {
  const { t } = useTranslation('adminOrders');
  return useMutation({
    mutationKey: actions,
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) touched.add(id);
      const results = await Promise.allSettled(ids.map(id => call(deleteOrder, { params: { id } })));
      // An order that somebody else has deleted meanwhile counts as deleted.
      const failed = results.find(
        result => result.status === 'rejected' && !hasCode(result.reason, 'not_found'),
      );
      if (failed?.status === 'rejected') throw failed.reason;
    },
    onSuccess: (_done, { length: count }) => {
      toast({ variant: 'success', description: t('deleted', { count }) });
    },
    onError: useFailureToast(t('deleteFailed')),
    onSettled: refreshAfterLast,
  });
}
