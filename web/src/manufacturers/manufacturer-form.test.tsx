import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { listOrders } from '@toptan/contract/orders';
import { listTerms } from '@toptan/contract/terms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls, type SentCall } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
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
const orders = queryKey(listOrders, { query: { limit: 50 } });
const areStale = (key: typeof rules) => queryClient.getQueryState(key)?.isInvalidated;

beforeEach(async () => {
  await startI18n('en');
  for (const key of [rules, orders]) queryClient.setQueryData(key, []);
});
afterEach(() => {
  queryClient.clear();
});

async function openForm(shown: Manufacturer | null, onSaved = vi.fn()) {
  const form = () => <ManufacturerForm manufacturer={shown} onClose={vi.fn()} onSaved={onSaved} />;
  await renderAt(form, { client: queryClient });
  await screen.findByLabelText(/^Company name/);
  return {
    field: (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name),
    type: async (name: RegExp | string, text: string) => {
      await userEvent.clear(screen.getByLabelText(name));
      if (text !== '') await userEvent.type(screen.getByLabelText(name), text);
    },
    press: (button: string) => userEvent.click(screen.getByRole('button', { name: button })),
    saved: () => waitFor(() => expect(onSaved).toHaveBeenCalled()),
  };
}

const bodiesOf = (sent: SentCall[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ body }): object => JSON.parse(String(body)));

it('reads the rules and orders that name a manufacturer again once it has another name', async () => {
  answerCalls({ 'PUT /api/manufacturers/m': { body: { ...manufacturer, companyName: 'Denizli Dokuma' } } });
  const { type, press, saved } = await openForm(manufacturer);
  await type(/^Company name/, 'Denizli Dokuma');
  expect([areStale(rules), areStale(orders)]).toEqual([false, false]);
  await press('Save changes');
  await saved();
  expect([areStale(rules), areStale(orders)]).toEqual([true, true]);
});

it('begins with the usual lead time and capacity, and says at its field that another one has the code', async () => {
  const fields = [{ path: 'manufacturerId', code: 'taken', message: 'taken' }];
  const sent = answerCalls({
    'POST /api/manufacturers': { status: 409, body: { code: 'taken', message: 'taken', fields } },
  });
  const { field, type, press } = await openForm(null);
  for (const [name, text] of [
    [/^Manufacturer ID/, 'URT-1'],
    [/^Company name/, 'Ege Tekstil'],
    [/^Email/, 'a@ege.example'],
    [/^Phone/, '0232 000 00 00'],
    [/^Address/, 'İzmir'],
  ] as const)
    await type(name, text);
  await press('Add Manufacturer');
  await waitFor(() => expect(field(/^Manufacturer ID/).getAttribute('aria-invalid')).toBe('true'));
  expect(field(/^Company name/).value).toBe('Ege Tekstil');
  expect(bodiesOf(sent)).toMatchObject([{ capacity: 'medium', leadTime: '3-5 days' }]);
});

it('refuses days in the wrong order, and takes one figure', async () => {
  const sent = answerCalls({ 'PUT /api/manufacturers/m': { body: manufacturer } });
  const { field, type, press, saved } = await openForm(manufacturer);
  await type('Days, from', '10');
  await press('Save changes');
  await screen.findByText('Enter whole days, the smaller figure first');
  await waitFor(() => expect(document.activeElement).toBe(field('Days, from')));
  await type('Days, to', '');
  await press('Save changes');
  await saved();
  expect(bodiesOf(sent)).toMatchObject([{ leadTime: '10 days' }]);
});

it('keeps a lead time in other words until days are entered, in any digits', async () => {
  const sent = answerCalls({ 'PUT /api/manufacturers/m': { body: manufacturer } });
  const { type, press, saved } = await openForm({ ...manufacturer, leadTime: 'iki hafta' });
  screen.getByText(/iki hafta/);
  await type('Specialty', 'Örme');
  await press('Save changes');
  await saved();
  await type('Days, from', '٣');
  await type('Days, to', '5');
  await press('Save changes');
  await waitFor(() => expect(bodiesOf(sent)).toHaveLength(2));
  expect(bodiesOf(sent)[0]).not.toHaveProperty('leadTime');
  expect(bodiesOf(sent)[1]).toMatchObject({ leadTime: '3-5 days' });
});
