import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { listTerms } from '@toptan/contract/terms';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { jeans } from '../testing/jeans.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ManufacturerDeletion } from './admin-manufacturers-page.tsx';

beforeEach(() =>
  rememberSession({ user: { id: 'u', username: 'selin', role: 'admin', customerId: null }, customer: null }),
);

const manufacturer = { id: 'm', manufacturerId: 'URT-1', companyName: 'Ege Tekstil' } as Manufacturer;
const inUse = { status: 409, body: { code: 'manufacturer_in_use', message: 'In use' } };

/** Asks for the deletion of a manufacturer that is in use, which so many products name. */
async function refuse(products: number) {
  const sent = answerCalls({
    'DELETE /api/manufacturers/m': inUse,
    'GET /api/products?manufacturerId=m&limit=1': {
      body: Array(products).fill(jeans),
      headers: { 'x-total-count': String(products) },
    },
  });
  const { router } = await renderAt(() => (
    <ManufacturerDeletion manufacturer={manufacturer} open onOpenChange={vi.fn()} />
  ));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Failed to delete manufacturer' });
  await waitFor(() => expect(sent.some(({ address }) => address.startsWith('/api/products'))).toBe(true));
  return router;
}

it('offers the way to the products of one whose goods are in the catalogue', async () => {
  const router = await refuse(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Show its products' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/catalog'));
  expect(router.state.location.search).toEqual({ manufacturer: 'm' });
});

it('offers no way to products of one that orders alone name', async () => {
  await refuse(0);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});

it('reads the rules again once a manufacturer is deleted with those that named it', async () => {
  answerCalls({ 'DELETE /api/manufacturers/m': { status: 204 } });
  const rules = queryKey(listTerms, { query: { limit: 50 } });
  queryClient.setQueryData(rules, []);
  const onOpenChange = vi.fn();
  await renderAt(
    () => <ManufacturerDeletion manufacturer={manufacturer} open onOpenChange={onOpenChange} />,
    {
      client: queryClient,
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(queryClient.getQueryState(rules)?.isInvalidated).toBe(true);
});
