import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { listProducts } from '@toptan/contract/catalog/products';
import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { BodyOf } from '@toptan/contract/endpoint';
import { checkOrderLines, type OrderChangeRow } from '@toptan/contract/order-changes';
import { decideChangeRequest, withdrawChangeRequest } from '@toptan/contract/order-requests';
import { getOrder, listOrders, type Order } from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queries.ts';
import { queryClient, refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';

type Rows = ChangeRequest['rows'];

/** Rows of a request as rows of a change. */
const asChange = (rows: Rows): OrderChangeRow[] =>
  rows.map(({ ref, productId, size, color, pack, to }) => ({
    ref,
    productId,
    quantity: to,
    ...(pack ? { packId: pack.packId, color } : { size, color }),
  }));

/**
 * Reads the server's check of an order with these rows; the last answer stands until the new one is there.
 * @returns also whether it is about these rows
 */
export function useOrderCheck({ id, version, may }: Order, rows: OrderChangeRow[]) {
  const input = { params: { id }, body: { version, rows } };
  const query = useQuery({
    queryKey: [...queryKey(checkOrderLines, input), { version, asked: JSON.stringify(rows) }],
    queryFn: async ({ signal }) => ({ ...(await call(checkOrderLines, input, { signal })), sent: rows }),
    placeholderData: keepPreviousData,
    enabled: may !== null,
  });
  const isCurrent = query.isSuccess && !query.isPlaceholderData && !query.isFetching;
  return { check: query.data, isCurrent, error: query.error, retry: () => void query.refetch() };
}

export const useRequestCheck = (order: Order, rows: Rows) => useOrderCheck(order, asChange(rows));

/** Takes the own request back. The result is a toast. */
export function useWithdraw(id: string) {
  const { t } = useTranslation('changeRequests');
  return useMutation({
    mutationFn: () => call(withdrawChangeRequest, { params: { id } }),
    ...useOutcome({ done: t('withdrawn'), failed: t('notWithdrawn') }),
    onSettled: () => refresh(listOrders),
  });
}

/** Decides a request, all of its rows at once. */
export const useDecide = (id: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof decideChangeRequest>) =>
      call(decideChangeRequest, { params: { id }, body }),
    onSuccess: order => queryClient.setQueryData(queryKey(getOrder, { params: { id } }), order),
    onSettled: () => refresh(listOrders, getStats, listProducts),
  });
