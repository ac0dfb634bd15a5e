import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getProduct, listProducts } from '@toptan/contract/catalog/products';
import { lookUpCodes } from '@toptan/contract/catalog/variants';
import type { BodyOf } from '@toptan/contract/endpoint';
import { changeOrderLines, listOrderVersions, type OrderChangeRow } from '@toptan/contract/order-changes';
import { askForChange } from '@toptan/contract/order-requests';
import { getOrder, listOrders, type Order } from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { useEffect, useMemo, useState } from 'react';
import { call, callTimeoutMs } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { useOrderCheck } from '../orders/requests/request-api.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { type Draft, dropDraft, keepInDraft, rowsToSend, type TypedRow } from './draft.ts';
import { placeKey } from './figures.ts';

/** Milliseconds without a key after which the typed figures are checked. */
const checkDelayMs = 300;

/** The versions of an order, newest first; none are asked for while it is as it was placed. */
export function useVersions(id: string, version: number) {
  return useQuery({ ...dataQuery(listOrderVersions, { params: { id } }), enabled: version > 1 }).data ?? [];
}

const rowKey = ({ productId, packId = null, size = null, color = null }: OrderChangeRow) =>
  placeKey({ productId, packId, size: packId ? null : size, color });

/**
 * What the server says about the typed figures, once typing rests; the last answer until then.
 * @returns also whether it is about the figures as they are now
 */
export function useCheck(order: Order, rows: readonly TypedRow[]) {
  const wanted = JSON.stringify(rowsToSend(rows));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), checkDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const sent = useMemo(() => JSON.parse(asked) as OrderChangeRow[], [asked]);
  const { check, isCurrent, ...query } = useOrderCheck(order, sent);
  const byPlace = useMemo(() => {
    const byRef = new Map(check?.rows.map(row => [row.ref, row]));
    return new Map(check?.sent.map(row => [rowKey(row), byRef.get(row.ref)]));
  }, [check]);
  return { ...query, check, byPlace, isCurrent: isCurrent && asked === wanted };
}

type Change = BodyOf<typeof changeOrderLines>;
type Request = BodyOf<typeof askForChange>;

type Saving = { attempt: Draft['attempt'] } & (
  | { isAsked: false; body: Change }
  | { isAsked: true; body: Request }
);

/** Saves a change, or asks for it. One without an answer is sent again under the same key, and so is made once. */
export function useSaveChange(id: string, version: number) {
  return useMutation({
    mutationFn: ({ body, isAsked, attempt }: Saving) => {
      const sending = attempt ?? { key: newKey(), sent: JSON.stringify(body), isAsked };
      keepInDraft({ orderId: id, version }, { attempt: sending });
      const sent = JSON.parse(sending.sent);
      const options = { idempotencyKey: sending.key, signal: AbortSignal.timeout(callTimeoutMs) };
      return sending.isAsked
        ? call(askForChange, { params: { id }, body: sent as Request }, options)
        : call(changeOrderLines, { params: { id }, body: sent as Change }, options);
    },
    onSuccess: order => {
      dropDraft(id);
      queryClient.setQueryData(queryKey(getOrder, { params: { id } }), order);
      void refresh(listOrders, getStats, listProducts);
    },
  });
}

/** The part of a query with which staff read goods as the shop of an order does, with the whole stock. */
function useOrderShopView(customerId: string) {
  return useIsAdmin() ? { customerId, stock: 'exact' as const } : {};
}

/** A product as it is sold now to the shop of the order; null: none is asked for. */
export function useProductOf({ customerId }: Pick<Order, 'customerId'>, id: string | null) {
  const query = useOrderShopView(customerId);
  return useQuery({ ...dataQuery(getProduct, { params: { id: id ?? '' }, query }), enabled: id !== null });
}

/** The most products that a search offers. */
const offeredMax = 8;

/** Products of the shop by their name or SKU, and the one that a barcode or the SKU of a variant stands for. */
export function useFoundProducts(order: Pick<Order, 'customerId'>, q: string) {
  const view = useOrderShopView(order.customerId);
  const options = { enabled: q !== '', placeholderData: keepPreviousData };
  const found = useQuery({
    ...dataQuery(listProducts, { query: { ...view, q, active: 'true', limit: offeredMax } }),
    ...options,
  });
  const code = useQuery({
    queryKey: [...queryKey(lookUpCodes), { ...view, q }],
    queryFn: async ({ signal }) => {
      const [first] = await call(
        lookUpCodes,
        { body: { customerId: view.customerId, codes: [q] } },
        { signal },
      );
      return first?.productId ?? null;
    },
    enabled: /\d/.test(q),
  });
  const named = found.data ?? [];
  const isNamed = named.some(({ id }) => id === code.data);
  const { data: product, isFetching } = useProductOf(order, isNamed ? null : (code.data ?? null));
  return {
    products: product ? [product, ...named] : named,
    isFetching: found.isFetching || code.isFetching || isFetching,
    isError: found.isError,
  };
}
