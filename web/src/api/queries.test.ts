import { QueryClient } from '@tanstack/react-query';
import { checkSession } from '@toptan/contract/auth';
import { listCustomerBasket } from '@toptan/contract/basket';
import { countProducts } from '@toptan/contract/catalog/products';
import { getOrder, listOrders } from '@toptan/contract/orders';
import { describe, expect, it } from 'vitest';
import { rememberSession, useSessionStore } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { dataQuery, listQuery, pageQuery, queryKey } from './queries.ts';

const id = '0190d3a0-0000-7000-8000-000000000001';
const customerId = '0190d3a0-0000-7000-8000-000000000002';
const unauthorized = { status: 401, body: { code: 'not_signed_in', message: 'Sign in first' } };

describe('the key of a query', () => {
  it('joined with "/" is its address', () => {
    expect(queryKey(listOrders)).toEqual(['/api/orders']);
    expect(queryKey(getOrder, { params: { id } })).toEqual(['/api/orders', id]);
    expect(queryKey(countProducts).join('/')).toBe('/api/products/counts');
    expect(queryKey(listCustomerBasket, { params: { customerId } })).toEqual(['/api/basket', customerId]);
  });

  it('carries the filters that are given and no others', () => {
    expect(queryKey(listOrders, { query: { status: 'pending', q: undefined } })).toEqual([
      '/api/orders',
      { status: 'pending' },
    ]);
    expect(queryKey(listOrders, { query: { status: undefined } })).toEqual(queryKey(listOrders));
  });

  it('of a collection reaches its details, pages and lists', async () => {
    answerCalls({ 'GET /api/orders?limit=5': { body: [] }, [`GET /api/orders/${id}`]: { body: { id } } });
    const client = new QueryClient();
    await client.fetchQuery(pageQuery(listOrders, { query: { limit: 5 } }));
    await client.fetchInfiniteQuery(listQuery(listOrders, { query: { limit: 5 } }));
    await client.fetchQuery(dataQuery(getOrder, { params: { id } }));
    await client.invalidateQueries({ queryKey: queryKey(listOrders) });
    const states = client.getQueryCache().getAll();
    expect(states.map(query => query.state.isInvalidated)).toEqual([true, true, true]);
  });
});

describe('a query without a session', () => {
  it('yields an empty result instead of an error', async () => {
    answerCalls({ 'GET /api/orders': unauthorized, 'GET /api/auth/check': unauthorized });
    const client = new QueryClient();
    expect(await client.fetchQuery(dataQuery(listOrders))).toEqual([]);
    expect(await client.fetchQuery(dataQuery(checkSession))).toBeNull();
    expect(await client.fetchQuery(pageQuery(listOrders))).toMatchObject({ rows: [], total: 0 });
  });

  it('leaves what was known, for the page that waits for its user', async () => {
    const orders = 'GET /api/orders?limit=1';
    const link = '</api/orders?limit=1&cursor=c>; rel="next"';
    answerCalls({
      'GET /api/orders': { body: [{ id }] },
      [orders]: { body: [{ id }], headers: { link } },
      [`${orders}&cursor=c`]: { body: [{ id: customerId }] },
    });
    const client = new QueryClient();
    const input = { query: { limit: 1 } };
    const ask = async () => [
      await client.fetchQuery(dataQuery(listOrders)),
      await client.fetchQuery(pageQuery(listOrders, input)),
      await client.fetchInfiniteQuery({ ...listQuery(listOrders, input), pages: 2 }),
    ];
    const known = await ask();
    answerCalls({
      'GET /api/orders': unauthorized,
      [orders]: unauthorized,
      [`${orders}&cursor=c`]: unauthorized,
    });
    expect(await ask()).toEqual(known);
  });

  it('ends the session that the browser thought of', async () => {
    const user = { id, username: 'atlas', role: 'shop' as const, customerId: null };
    rememberSession({ user, customer: null });
    answerCalls({ 'GET /api/orders': unauthorized });
    await new QueryClient().fetchQuery(dataQuery(listOrders));
    expect(useSessionStore.getState()).toMatchObject({ isAuthenticated: false, wasLost: true });
  });
});
