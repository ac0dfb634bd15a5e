import { useMutation } from '@tanstack/react-query';
import {
  assignManufacturer,
  deleteOrder,
  getOrder,
  listOrders,
  type Order,
  type OrderStatus,
  setOrderStatus,
} from '@toptan/contract/orders';
import { listProducts } from '@toptan/contract/products';
import { getStats } from '@toptan/contract/stats';
import { call } from '../api/call.ts';
import { changeAtOnce } from '../api/change-at-once.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';

export function useSetStatus() {
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: OrderStatus }) =>
      call(setOrderStatus, { params: { id }, body: { status } }),
    onMutate: ({ id, status }) => changeAtOnce<Order>(listOrders, id, { status }),
    onError: (_error, _change, takeBack) => takeBack?.(),
    // Not waited for: a filter may take the row away, and with it what says that it is done.
    onSettled: () => {
      void refresh(listOrders, getStats, listProducts);
    },
  });
}

export function useAssignManufacturer() {
  return useMutation({
    mutationFn: ({ id, manufacturerId }: { id: string; manufacturerId: string }) =>
      call(assignManufacturer, { params: { id }, body: { manufacturerId } }),
    onSuccess: order => queryClient.setQueryData(queryKey(getOrder, { params: { id: order.id } }), order),
    onSettled: () => refresh(listOrders),
  });
}

/** Deletes orders one by one (specification, section 7: one call for each); fails when any of them fails. */
export function useDeleteOrders() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const results = await Promise.allSettled(ids.map(id => call(deleteOrder, { params: { id } })));
      const failed = results.find(result => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    onSettled: () => refresh(listOrders, getStats, listProducts),
  });
}
