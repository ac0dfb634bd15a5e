import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Settings } from '@toptan/contract/settings';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { CompanySettings } from './company-settings.tsx';
import { OrderSettings } from './order-settings.tsx';
import { useSettingsForm } from './use-settings-form.ts';

afterEach(() => queryClient.clear());

const first = {
  version: 1,
  name: 'Nar',
  legalName: null,
  address: null,
  taxOffice: null,
  taxNumber: null,
  phones: ['0212 111 11 11'],
  ibans: [{ bank: 'Ziraat', iban: 'TR330006100519786457841326' }],
  whatsapp: null,
  email: null,
  accent: null,
  logoUrl: null,
  loginPictureUrl: null,
  processingFee: '25.00',
  orderNumberPrefix: 'TPT-',
  nextOrderNumber: 1,
  stockView: 'pieces',
  languages: ['en'],
  isRegistrationOpen: true,
  isTaxAsked: false,
  senderName: null,
  emailSentences: {},
  isOrderEmailOn: true,
  isSecondFactorRequired: false,
  shopChanges: 'off',
  showcase: 'off',
  isShowcaseIndexed: false,
} as Settings;

const onRefused = vi.fn();

/** The settings of the company; a button gives those that somebody else has stored meanwhile. */
function Form({ meanwhile }: { meanwhile: Partial<Settings> }) {
  const [settings, setSettings] = useState(first);
  const form = useSettingsForm(settings);
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        form.save(onRefused);
      }}
    >
      <CompanySettings form={form} />
      <p role="note">{`${form.names.join()} told ${form.told.join()}`}</p>
      <button type="button" onClick={() => setSettings({ ...first, version: 2, ...meanwhile })}>
        Meanwhile
      </button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const said = () => screen.getByRole('note').textContent;

it('keeps what is typed where somebody else changes the settings, takes the others, and sends what was typed', async () => {
  const sent = answerCalls({ 'PUT /api/settings': { body: { ...first, version: 3, name: 'Nar Tekstil' } } });
  await renderIn('en', <Form meanwhile={{ name: 'Elma', legalName: 'Elma A.Ş.', nextOrderNumber: 7 }} />);
  type('Short name', 'Nar Tekstil ');
  press('Meanwhile');
  expect(said()).toBe('name told name,legalName');
  expect([field('Short name').value, field('Legal name').value]).toEqual(['Nar Tekstil ', 'Elma A.Ş.']);
  press('Save');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  expect(JSON.parse(String(sent.at(-1)?.body))).toEqual({ version: 2, name: 'Nar Tekstil ' });
  await waitFor(() => expect(said()).toBe(' told '));
  expect(field('Short name').value).toBe('Nar Tekstil');
});

it('leads to the first wrong setting and sends nothing; rows of bank accounts come, go and are discarded', async () => {
  const sent = answerCalls({});
  await renderIn('en', <Form meanwhile={{}} />);
  press('Add an IBAN');
  expect(said()).toBe(' told ');
  expect(document.activeElement).toBe(field('Bank of account 2'));
  type('IBAN of account 2', 'TR12');
  type('Email', 'nobody');
  press('Save');
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith('ibans'));
  expect(field('IBAN of account 2').getAttribute('aria-invalid')).toBe('true');
  expect(field('IBAN of account 1').getAttribute('aria-invalid')).toBeNull();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByLabelText('Remove account 1'));
  expect(field('IBAN of account 1').value).toBe('TR12');
  press('Discard');
  expect(said()).toBe(' told ');
  expect(field('IBAN of account 1').value).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(sent).toEqual([]);
  const remove = screen.getByLabelText('Remove account 1');
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement?.textContent).toBe('Add an IBAN');
});

const numbered = { ...first, nextOrderNumber: 7 };

/** The settings of orders. */
function OrderForm() {
  const form = useSettingsForm(numbered);
  return (
    <>
      <OrderSettings form={form} />
      <button type="button" onClick={() => form.save(onRefused)}>
        Save
      </button>
    </>
  );
}

it('says at once all that is wrong with the numbers of orders', async () => {
  await renderIn('en', <OrderForm />);
  type('Prefix', 'TPT1');
  type('Next number', '6');
  press('Save');
  expect(field('Prefix').getAttribute('aria-invalid')).toBe('true');
  expect(field('Next number').getAttribute('aria-invalid')).toBe('true');
});
