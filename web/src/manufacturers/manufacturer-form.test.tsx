import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { listTerms } from '@toptan/contract/terms';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { useDeleteManufacturer } from './api.ts';
import { ManufacturerForm } from './manufacturer-form.tsx';

const manufacturer: Manufacturer = {
  id: 'm',
  manufacturerId: 'URT-1',
  companyName: 'Ege Tekstil',
  email: 'a@ege.example',
  phone: '0232 000 00 00',
  address: 'İzmir',
  capacity: 'medium',
  leadTime: '3-5 days',
  catalogName1: null,
  catalogName2: null,
  catalogName3: null,
  vatOffice: null,
  vatNumber: null,
  ownerFullName: null,
  ownerMobile: null,
  ownerEmail: null,
  landline: null,
  specialty: null,
  createdAt: '2026-11-20T10:00:00Z',
};
const rules = queryKey(listTerms, { query: { limit: 50 } });
const areRulesStale = () => queryClient.getQueryState(rules)?.isInvalidated;

beforeEach(async () => {
  await startI18n('en');
  queryClient.setQueryData(rules, []);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('reads the rules that name a manufacturer again once it has another name', async () => {
  answerCalls({ 'PUT /api/manufacturers/m': { body: { ...manufacturer, companyName: 'Denizli Dokuma' } } });
  const onSaved = vi.fn();
  const form = () => <ManufacturerForm manufacturer={manufacturer} onClose={vi.fn()} onSaved={onSaved} />;
  const router = createRouter({
    routeTree: createRootRoute({ component: form }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router} />, { wrapper });
  const name = await screen.findByLabelText(/^Company name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Denizli Dokuma');
  expect(areRulesStale()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(areRulesStale()).toBe(true);
});

it('reads the rules again once a manufacturer is deleted with those that named it', async () => {
  answerCalls({ 'DELETE /api/manufacturers/m': { status: 204 } });
  const { result } = renderHook(useDeleteManufacturer, { wrapper });
  await act(() => result.current.mutateAsync('m'));
  expect(areRulesStale()).toBe(true);
});
