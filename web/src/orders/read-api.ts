import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addDays } from '@toptan/contract/days';
import type { OrderFilter } from '@toptan/contract/order-statuses';
import {
  countOrders,
  getOrder,
  listOrderSummaries,
  type Order,
  type OrderItem,
  type OrderSummary,
} from '@toptan/contract/orders';
import { useCallback } from 'react';
import type { Page } from '../api/call.ts';
import { dataQuery, listQuery } from '../api/queries.ts';

type AnsweredItem = Omit<OrderItem, 'product'> & { product?: OrderItem['product'] | null };

/** An order as an answer may bring it: without its customer, its items or their products. */
type AnsweredOrder = Omit<Order, 'customer' | 'orderItems' | 'statusHistory'> & {
  customer?: Partial<Order['customer']> | null;
  orderItems?: readonly AnsweredItem[] | null;
  statusHistory?: Order['statusHistory'] | null;
};

/** A row of a list as an answer may bring it: without its customer or its pictures. */
type AnsweredSummary = Omit<OrderSummary, 'customer' | 'pictures'> & {
  customer?: Partial<OrderSummary['customer']> | null;
  pictures?: OrderSummary['pictures'] | null;
};

const noCustomer = { customerShortName: '', companyName: '', email: '', phone: null, address: null };

/** An order whose parts every screen can read; the parts that the answer lacks are empty. */
export function wholeOrder(order: AnsweredOrder): Order {
  return {
    ...order,
    customer: { ...noCustomer, ...order.customer },
    orderItems: (order.orderItems ?? []).map(item => ({
      ...item,
      product: item.product ?? { name: item.productName, imageUrl: null, category: null },
    })),
    statusHistory: order.statusHistory ?? [],
  };
}

/** A row of a list whose parts every screen can read; the parts that the answer lacks are empty. */
export function wholeSummary(summary: AnsweredSummary): OrderSummary {
  return {
    ...summary,
    customer: { ...noCustomer, ...summary.customer },
    pictures: summary.pictures ?? [],
  };
}

const readOrder = (order: Order | null) => order && wholeOrder(order);
const readRows = (rows: readonly OrderSummary[]) => rows.map(wholeSummary);
const readPages = ({ pages }: InfiniteData<Page<OrderSummary>>) =>
  pages.flatMap(({ rows }) => readRows(rows));

/** Reads an order; null while nobody is signed in. */
export function useOrder(id: string) {
  return useQuery({ ...dataQuery(getOrder, { params: { id } }), select: readOrder });
}

/** The newest orders. */
export function useRecentOrders(limit: number) {
  return useQuery({
    ...dataQuery(listOrderSummaries, { query: { view: 'summary', limit } }),
    select: readRows,
  });
}

/** The filters of a list of orders; the month as '2026-09'. */
export type OrdersShown = {
  status?: OrderFilter | undefined;
  q?: string | undefined;
  month?: string | undefined;
  /** The shop, for staff. */
  customerId?: string | undefined;
};

/** The filters as the calls take them. */
export const ordersQuery = ({ status, q, month, customerId }: OrdersShown) => {
  const first = month && `${month}-01`;
  // Every month is over 31 days after its first day.
  const next = first && `${addDays(first, 31).slice(0, 7)}-01`;
  return { status, q, customerId, placedFrom: first, placedUntil: next && addDays(next, -1) };
};

/** The own orders that a search finds, counted by month and status. */
export const useOrderCounts = (q: string | undefined) =>
  useQuery({ ...dataQuery(countOrders, { query: { q } }), placeholderData: keepPreviousData }).data;

/** Orders in one request. Packed, the first come with the page in a connection's first round trip. */
const pageSize = 20;

/** The orders that a filter lets through, newest first, as far as they are loaded. */
export function useOrders(shown: OrdersShown) {
  const query = useInfiniteQuery({
    ...listQuery(listOrderSummaries, { query: { view: 'summary', limit: pageSize, ...ordersQuery(shown) } }),
    select: readPages,
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  /** Loads the next page by itself; where that has failed, only a press of 'Show more' tries again. */
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { query, orders: query.data ?? [], loadMore };
}
