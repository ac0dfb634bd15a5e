import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createAppRouter } from './router.tsx';

const id = '0190d3a0-0000-7000-8000-000000000001';

/** The search of an address, as its page reads it. */
function searchAt(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  return router.matchRoutes(router.latestLocation).at(-1)?.search;
}

it.each([
  '/catalog?gender=men&category=foo&product=abc&at=-1',
  '/basket?tab=foo&placed=abc',
  '/orders?order=abc',
  '/admin/audit?from=2026-11-&until=soon&page=abc&event=abc',
  '/admin/customers?page=abc&active=foo&edit=abc',
  '/admin/manufacturers?page=0&edit=abc',
  '/admin/catalog?category=foo&manufacturer=abc&active=foo&page=1.5&edit=abc',
  '/admin/orders?status=zzz&order=abc',
  '/admin/registration-requests?page=abc',
])('keeps from the page what its address may not hold: %s', address => {
  expect(searchAt(address)).toEqual({});
});

it('gives the page what its address may hold, beside what it may not', () => {
  expect(searchAt(`/admin/orders?q=lale&status=zzz&order=${id}`)).toEqual({ q: 'lale', order: id });
  expect(searchAt('/admin/customers?page=3&active=true&edit=new')).toEqual({
    page: 3,
    active: 'true',
    edit: 'new',
  });
  // A status that is none matches exactly, and so no order.
  expect(searchAt('/orders?status=ready')).toEqual({ status: 'ready' });
});
