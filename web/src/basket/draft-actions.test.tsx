import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { DraftId } from '../session/draft-id.ts';
import { answerCalls, type SentCall } from '../testing/answers.ts';
import { draft } from '../testing/drafts.ts';
import { renderIn } from '../testing/render.tsx';
import { DraftActions } from './draft-actions.tsx';
import { lineOnTheWay } from './shown-basket.ts';

const product = { id: 'p', name: 'Elbise', translations: {}, sku: null, price: '10.00' };
const goods = { ...product, imageUrl: null, category: null };
const line = lineOnTheWay({
  customerId: 'l',
  product: goods,
  quantity: 8,
  selectedSize: null,
  selectedColor: null,
});
const rule = { grain: 'cell' as const, limit: 12, pieces: 8, below: null, above: 12 };
const tooFew: BasketItem = { ...line, problems: [{ ...rule, code: 'too_small' }] };
const short: BasketItem = { ...line, problems: [{ ...rule, code: 'stock_short' }] };
const least = {
  code: 'too_small' as const,
  unit: 'lira' as const,
  limit: '50000.00',
  current: '49633.20',
  missing: '366.80',
  isFirstOrder: false,
  label: null,
  productIds: [],
};

const [link, until] = ['https://toptan.example/prepared#Qv', '2026-12-10T08:05:00Z'];

const changed = {
  code: 'basket_changed',
  message: '',
  fields: [{ path: 'expectedTotal', code: 'invalid', current: '50000.00' }],
};

const everyone = {
  grain: null,
  manufacturerId: null,
  manufacturerName: null,
  termId: 't',
  from: 'everyone',
  groupName: null,
  ofProduct: false,
};

const onPlace = vi.fn();
const onBlocked = vi.fn();
async function show(lines: readonly BasketItem[], staffOrders: 'place' | 'offer' = 'place') {
  const sent: SentCall[] = answerCalls({
    'GET /api/settings': { body: { staffOrders } },
    get 'GET /api/drafts/d'() {
      const isMade = sent.some(({ address }) => address === '/api/drafts/d/link');
      return { body: { ...draft, linkUntil: isMade ? until : null } };
    },
    'POST /api/drafts/d/link': {
      body: { link, until, language: 'tr', name: 'Deniz' },
    },
    'PUT /api/drafts/d/offer': { status: 409, body: changed },
    'GET /api/customers/l': {
      body: {
        id: 'l',
        email: '',
        ownerMobile: '+90 533 000 10 11',
        phone: '+90 212 000 10 12',
        landline: null,
      },
    },
    'GET /api/customers/l/terms': { body: [{ ...everyone, field: 'minLira', value: '50000.00' }] },
    'GET /api/customers/l/terms?productId=p': {
      body: [
        { ...everyone, field: 'minLira', value: '50000.00' },
        { ...everyone, grain: 'cell', field: 'min', value: '12', from: 'customer', ofProduct: true },
      ],
    },
  });
  const buyer = {
    id: 'l',
    companyName: 'Lale',
    customerShortName: 'Lale',
    processingFee: '0.00',
    draftId: 'd',
  };
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <DraftId value="d">
        <DraftActions
          {...{ buyer, lines, onPlace, total: '49658.20', notes: '' }}
          onBlocked={onBlocked}
          unmet={lines.includes(tooFew) ? [least] : []}
          busy={false}
          disabled={false}
        />
      </DraftId>
    </QueryClientProvider>,
  );
  return sent;
}

// The dialog is loaded when it is first needed.
beforeAll(() => Promise.all([import('./place-anyway.tsx'), import('./send-to-shop.tsx')]));
afterEach(() => {
  queryClient.clear();
  onPlace.mockReset();
});

it('places for the shop with its button and with Ctrl Enter', async () => {
  await show([line]);
  fireEvent.click(screen.getByRole('button', { name: /^Place for Lale/ }));
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(onPlace.mock.calls).toEqual([[], []]);
  expect(screen.queryByRole('button', { name: 'Place anyway…' })).toBeNull();
});

it('places against rules with a reason, which nobody can leave out', async () => {
  await show([tooFew]);
  fireEvent.click(screen.getByRole('button', { name: 'Place anyway…' }));
  await screen.findByRole('heading', { name: 'Place against 2 rules' });
  await screen.findByText('At least 12 pieces; a rule for Lale');
  screen.getByText('At least ₺50,000.00; all customers');
  screen.getByText('4 pieces short');
  screen.getByText('₺366.80 short');
  const anyway = screen.getByRole('button', { name: 'Place anyway, ₺49,658.20' });
  const reason = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: '  ' } });
  fireEvent.click(anyway);
  await screen.findByText('Say why, in up to 300 characters.');
  expect(onPlace).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: ' Vitrin numunesi ' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  expect(onPlace.mock.calls).toEqual([['Vitrin numunesi', { fromStock: 8, until: null }]]);
});

it('offers no reason for goods that stock lacks', async () => {
  await show([tooFew, short]);
  screen.getByRole('button', { name: /^Place for Lale/ });
  expect(screen.queryByRole('button', { name: 'Place anyway…' })).toBeNull();
});

it('places nothing where staff only prepare orders', async () => {
  await show([tooFew], 'offer');
  await screen.findByText(/^Staff prepare orders here/);
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(button => button.textContent)).toEqual(['Send to the shop to confirm']);
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(onPlace).not.toHaveBeenCalled();
});

it('sends to the shop with Shift Ctrl Enter what it shows, with a reason against rules, and shows a new sum', async () => {
  const sent = await show([tooFew], 'offer');
  await screen.findByRole('button', { name: 'Send to the shop to confirm' });
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, shiftKey: true });
  await screen.findByRole('heading', { name: 'Send to Lale Moda' });
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  expect(message.value).toMatch(
    /^Merhaba Deniz, .+ 8 adet, ₺49\.658,20\.\s.+\shttps:\/\/toptan.example\/prepared\?language=tr#Qv$/,
  );
  const note = screen.getByRole('textbox', { name: 'Note to the shop' });
  fireEvent.change(note, { target: { value: ' Söz ' } });
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Say why, in up to 300 characters.');
  const offers = () =>
    sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));
  // WhatsApp would open with an order that is not sent.
  expect(fireEvent.click(screen.getByText('WhatsApp'))).toBe(false);
  expect(offers()).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Numune' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send, ₺49,658.20' }));
  await screen.findByText('The order now comes to ₺50,000.00');
  expect(offers()).toEqual([
    {
      notes: 'Söz',
      expectedTotal: '49658.20',
      email: false,
      overrideRules: true,
      overrideReason: 'Numune',
    },
  ]);
});

it('leads to goods that nobody can order, and sends nothing', async () => {
  await show([short]);
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the shop to confirm' }));
  expect(onBlocked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens WhatsApp with the message as it was changed and the chosen telephone, and sends the order with the same press', async () => {
  const sent = await show([line]);
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the shop to confirm' }));
  const to = await screen.findByLabelText('To');
  const message = screen.getByLabelText('Message');
  fireEvent.change(message, { target: { value: 'Merhaba' } });
  const whatsapp = screen.getByText<HTMLAnchorElement>('WhatsApp');
  expect(whatsapp.href).toBe('https://wa.me/905330001011?text=Merhaba');
  fireEvent.keyDown(to, { key: 'ArrowDown' });
  fireEvent.keyDown(await screen.findByRole('option', { name: /Phone$/ }), { key: 'Enter' });
  expect(whatsapp.href).toBe('https://wa.me/902120001012?text=Merhaba');
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  // No window opens within the test.
  whatsapp.addEventListener('click', event => event.preventDefault());
  fireEvent.click(whatsapp);
  await vi.waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
});
