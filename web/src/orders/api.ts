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
import type { Page } from '../api/call.ts';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';

type Pages = { pages: Page<Order>[] };

/** A list, pages of one, a page with its total, or one order: whatever of them holds the order. */
type OrderData = Order[] | Pages | Page<Order> | Order | null | undefined;

function changeIn(data: OrderData, id: string, change: (order: Order) => Order): OrderData {
  const changeRow = (order: Order) => (order.id === id ? change(order) : order);
  if (!data) return data;
  if (Array.isArray(data)) return data.map(changeRow);
  if ('pages' in data)
    return { ...data, pages: data.pages.map(page => ({ ...page, rows: page.rows.map(changeRow) })) };
  if ('rows' in data) return { ...data, rows: data.rows.map(changeRow) };
  return changeRow(data);
}

/** Shows a change of an order at once, wherever it is on the screen; answers how to take it back. */
function changeAtOnce(id: string, change: (order: Order) => Order): () => void {
  const queries = { queryKey: queryKey(listOrders) };
  const before = queryClient.getQueriesData<OrderData>(queries);
  queryClient.setQueriesData<OrderData>(queries, data => changeIn(data, id, change));
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

export function useSetStatus() {
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: OrderStatus }) =>
      call(setOrderStatus, { params: { id }, body: { status } }),
    onMutate: async ({ id, status }) => {
      await queryClient.cancelQueries({ queryKey: queryKey(listOrders) });
      return changeAtOnce(id, order => ({ ...order, status }));
    },
    onError: (_error, _change, takeBack) => takeBack?.(),
    onSettled: () => refresh(listOrders, getStats, listProducts),
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
