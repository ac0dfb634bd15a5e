import { QueryClientProvider } from '@tanstack/react-query';
import { configure, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderChangeCheck, OrderVersion } from '@toptan/contract/order-changes';
import { getOrder, listOrders, type Order } from '@toptan/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { useRequestCheck } from '../orders/requests/request-api.ts';
import { usePortal } from '../portal/portal-store.ts';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { jeans } from '../testing/jeans.ts';
import { orderOf } from '../testing/order.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ChangePage } from './change-page.tsx';
import { dropDraft } from './draft.ts';

const product = { ...jeans, id: '0193d8c7-e800-72b7-ba77-897737f8cb1f' };
const id = '0193d8c7-e800-72b7-ba77-000000000001';

const line = (size: string, color: string, quantity: number) => ({
  id: `${size} ${color}`,
  orderId: id,
  productId: product.id,
  productName: product.name,
  translations: {},
  sku: product.sku,
  quantity,
  unitPrice: '400.00',
  totalPrice: `${quantity * 400}.00`,
  selectedSize: size,
  selectedColor: color,
  fromStock: quantity,
  toProduce: 0,
  orderPackId: null,
  promisedFrom: null,
  promisedUntil: null,
  product: { name: product.name, imageUrl: null, category: null },
});

const order = (changed: Partial<Order> = {}): Order =>
  orderOf({
    id,
    orderNumber: 'TPT-26-00455',
    subtotal: '7200.00',
    total: '7225.00',
    may: 'change',
    orderItems: [line('30', 'Blue', 6), line('32', 'Blue', 12)],
    ...changed,
  });

const check = (changed: Partial<OrderChangeCheck> = {}): OrderChangeCheck => ({
  version: 1,
  status: 'pending',
  error: null,
  rows: [],
  limits: [],
  products: [
    {
      productId: product.id,
      unitPrice: '400.00',
      priceToday: '465.00',
      isNew: false,
      from: 18,
      pieces: 24,
      totalPrice: '9600.00',
    },
  ],
  before: { pieces: 18, subtotal: '7200.00', processingFee: '25.00', total: '7225.00' },
  after: {
    pieces: 24,
    fromStock: 24,
    toProduce: 0,
    dated: null,
    undated: 0,
    subtotal: '9600.00',
    processingFee: '25.00',
    total: '9625.00',
  },
  ...changed,
});

/** The check of a first row that goes from 6 to 12 pieces, and of its change, which is refused. */
function refused(code: 'price_risen' | 'product_unavailable'): OrderChangeCheck {
  const error = { code, message: '' };
  const row = { ref: '0', from: 6, quantity: 12, unitPrice: '400.00', fromStock: 6, toProduce: 6 };
  return check({ rows: [{ ...row, problems: [], error }], error });
}

const calls = {
  order: `GET /api/orders/${id}`,
  check: `POST /api/orders/${id}/lines/check`,
  save: `PUT /api/orders/${id}/lines`,
  ask: `POST /api/orders/${id}/request`,
  versions: `GET /api/orders/${id}/versions`,
};

async function openPage(answers: Record<string, Answer> = {}, language: 'en' | 'ar' = 'en') {
  const known: Record<string, Answer> = {
    [calls.order]: { body: order() },
    [calls.check]: { body: check() },
    [`GET /api/products/${product.id}`]: { body: product },
    // Staff read it as the shop of the order does.
    [`GET /api/products/${product.id}?customerId=c&stock=exact`]: { body: product },
    ...answers,
  };
  const sent = answerCalls(known);
  const pages = {
    '/orders/$orderId/change': ChangePage,
    '/admin/orders': () => 'the list',
    '/orders': () => 'own orders',
  };
  const address = `/orders/${id}/change`;
  const { router } = await renderAt(pages, { address, language, client: queryClient });
  return { sent, known, router };
}

const signIn = (role: 'admin' | 'shop') =>
  rememberSession({
    user: { id: 'u', username: 'u', role, customerId: null },
    customer: null,
  });

// The figures are checked a while after the last key, on a busy machine later.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => signIn('admin'));
afterEach(() => {
  dropDraft(id);
  queryClient.clear();
});

const bodyOf = (sent: { method: string; address: string; body: unknown }[], call: string) =>
  sent
    .filter(({ method, address }) => `${method} ${address}` === call)
    .map(({ body }) => JSON.parse(String(body)));

const cell = (name: RegExp) => screen.findByRole('textbox', { name });

async function type(name: RegExp, figure: string) {
  const input = await cell(name);
  await userEvent.clear(input);
  await userEvent.type(input, figure);
}

it('checks what is typed and saves it as one change of the version that was shown, with its sum', async () => {
  const { sent, router } = await openPage({ [calls.save]: { body: order({ version: 2 }) } });
  await type(/^Blue, 30/, '12');
  expect((await cell(/^Blue, 30.*was 6/)).getAttribute('value')).toBe('12');
  const receipt = screen.getByRole('complementary');
  expect(within(receipt).getByText('6 before, 12 now')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  expect(router.state.location.search).toEqual({ order: id });
  const row = { ref: '0', productId: product.id, size: '30', color: 'Blue', quantity: 12 };
  expect(bodyOf(sent, calls.check).at(-1)).toEqual({ version: 1, rows: [row] });
  expect(bodyOf(sent, calls.save)).toEqual([{ version: 1, rows: [row], expectedTotal: '9625.00' }]);
});

it('takes figures after a decision that accepts no row was looked at', async () => {
  answerCalls({ [calls.check]: { body: check() } });
  const { result } = renderHook(() => useRequestCheck(order(), []), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.check).toBeDefined());
  await openPage();
  await type(/^Blue, 30/, '12');
  expect((await cell(/^Blue, 30.*was 6/)).getAttribute('value')).toBe('12');
});

it('takes over what a colleague saved, keeps what was typed, and saves over the new version', async () => {
  const { known, sent } = await openPage({ [calls.save]: { body: order({ version: 3 }) } });
  await type(/^Blue, 30/, '12');
  await type(/^Blue, 32/, '10');
  const made: OrderVersion = {
    version: 2,
    kind: 'changed',
    madeAt: '2026-11-26T10:00:00Z',
    reason: null,
    overrideReason: null,
    madeBy: { via: 'staff', name: 'Ayşe Demir' },
    pieces: 14,
    subtotal: '5600.00',
    processingFee: '25.00',
    total: '5625.00',
    changes: [
      {
        productId: product.id,
        productName: product.name,
        translations: {},
        sku: null,
        isNew: false,
        size: '32',
        color: 'Blue',
        pack: null,
        from: 12,
        to: 8,
        unitPrice: '400.00',
      },
    ],
  };
  known[calls.order] = {
    body: order({ version: 2, orderItems: [line('30', 'Blue', 6), line('32', 'Blue', 8)] }),
  };
  known[calls.versions] = { body: [made] };
  known[calls.check] = { body: check({ version: 2 }) };
  await refresh(listOrders);
  expect(await screen.findByText(/^Ayşe Demir saved version 2 at/)).toBeTruthy();
  const seen = screen.getByRole('link', { name: 'See version 2' });
  expect(seen.getAttribute('href')).toBe(`/admin/orders?order=${id}`);
  expect(screen.getByText(/Blue, 32 is 8 instead of 12.*the 2 that you typed stay/)).toBeTruthy();
  expect(screen.getByText(/Blue, 32: changed to 8 meanwhile. You typed 10./)).toBeTruthy();
  expect((await cell(/^Blue, 30/)).getAttribute('value')).toBe('12');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  await waitFor(() => expect(bodyOf(sent, calls.save)).toHaveLength(1));
  expect(bodyOf(sent, calls.save)[0]).toMatchObject({
    version: 2,
    rows: [{ quantity: 12 }, { quantity: 10 }],
  });
});

it('says beside the typed figure that a colleague has set another one meanwhile', async () => {
  const { known } = await openPage();
  await type(/^Blue, 30/, '12');
  const change = {
    ...line('30', 'Blue', 9),
    size: '30',
    color: 'Blue',
    pack: null,
    from: 6,
    to: 9,
    isNew: false,
  };
  const version = { version: 2, kind: 'changed', madeAt: '2026-11-20T10:00:00Z', changes: [change] };
  known[calls.versions] = { body: [{ ...version, madeBy: { via: 'staff', name: 'Ayşe' } }] };
  const orderItems = [line('30', 'Blue', 9), line('32', 'Blue', 12)];
  known[calls.order] = { body: order({ version: 2, orderItems }) };
  await refresh(listOrders);
  const receipt = screen.getByRole('complementary');
  expect(await within(receipt).findByText('became 9 meanwhile')).toBeTruthy();
});

it('asks staff for a reason where a rule is not kept, and sends both', async () => {
  const error = { code: 'rules_unmet' as const, message: '' };
  const { sent } = await openPage({
    [calls.check]: { body: check({ error }) },
    [calls.save]: { body: order({ version: 2 }) },
  });
  await type(/^Blue, 30/, '1');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText('Say why, in up to 300 characters.')).toBeTruthy();
  expect(bodyOf(sent, calls.save)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Launch');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(bodyOf(sent, calls.save)).toHaveLength(1));
  expect(bodyOf(sent, calls.save)[0]).toMatchObject({ overrideRules: true, overrideReason: 'Launch' });
});

it('lets a shop ask for more of what has become dearer, with the rows that it has typed', async () => {
  signIn('shop');
  const { sent, router } = await openPage({
    [calls.check]: { body: refused('price_risen') },
    [calls.ask]: { status: 201, body: order() },
  });
  await type(/^Blue, 30/, '12');
  expect(await screen.findByText(/costs ₺465.00 now$/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Blue is gone');
  const [button] = screen.getAllByRole('button', { name: 'Ask for 1 change' });
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(bodyOf(sent, calls.save)).toEqual([]);
  const asked = { productId: product.id, size: '30', color: 'Blue', quantity: 12 };
  expect(bodyOf(sent, calls.ask)).toMatchObject([{ version: 1, rows: [asked], note: 'Blue is gone' }]);
});

it('offers a shop to ask for what it has typed when the order was confirmed meanwhile', async () => {
  signIn('shop');
  const { known, sent } = await openPage({ [calls.ask]: { status: 201, body: order() } });
  await type(/^Blue, 30/, '12');
  known[calls.order] = { body: order({ status: 'confirmed', may: 'ask' }) };
  await refresh(listOrders);
  expect(await screen.findByText(/is no longer pending: Confirmed$/)).toBeTruthy();
  const [button] = screen.getAllByRole('button', { name: 'Ask for 1 change' });
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(bodyOf(sent, calls.ask)).toHaveLength(1));
});

it('leads a shop to what stands against saving, and sends nothing', async () => {
  signIn('shop');
  const { sent } = await openPage({
    [calls.check]: { body: refused('product_unavailable') },
  });
  await type(/^Blue, 30/, '12');
  expect(await screen.findByText(/^Blue, 30: This product can no longer be ordered/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(document.activeElement).toBe(await cell(/^Blue, 30/));
  expect(bodyOf(sent, calls.save)).toEqual([]);
});

it('says that the sum is another one than was shown', async () => {
  const fields = [{ path: 'expectedTotal', code: 'changed', message: '', current: '9600.00' }];
  await openPage({ [calls.save]: { status: 409, body: { code: 'order_changed', message: '', fields } } });
  await type(/^Blue, 30/, '12');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText(/^The sum has changed in the meantime/)).toBeTruthy();
  expect((await cell(/^Blue, 30/)).getAttribute('value')).toBe('12');
});

it('offers to cancel an order of which nothing would be left', async () => {
  const { sent } = await openPage({
    [calls.check]: { body: check({ error: { code: 'order_empty', message: '' } }) },
    [`PUT /api/orders/${id}/status`]: { body: order({ status: 'cancelled', may: null }) },
  });
  await type(/^Blue, 30/, '0');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order instead' }));
  const status = `PUT /api/orders/${id}/status`;
  await waitFor(() => expect(bodyOf(sent, status)).toHaveLength(1));
  expect(bodyOf(sent, status)[0]).toEqual({
    status: 'cancelled',
    expectedStatus: 'pending',
    expectedVersion: 1,
  });
});

it('gives a shop the number to call where nothing would be left of its order', async () => {
  signIn('shop');
  usePortal.setState({ phone: '+90 212 555 0100' });
  await openPage({ [calls.check]: { body: check({ error: { code: 'order_empty', message: '' } }) } });
  await type(/^Blue, 30/, '0');
  const number = await screen.findByRole('link', { name: '+90 212 555 0100' });
  expect(number.getAttribute('href')).toBe('tel:+902125550100');
});

it('keeps the figures of an order that can no longer be changed, to be copied', async () => {
  const { known } = await openPage();
  await type(/^Blue, 30/, '12');
  known[calls.order] = { body: order({ status: 'shipped', may: null }) };
  await refresh(listOrders);
  const notice = await screen.findByText(/Its status is Shipped. Nothing was saved. Copy the figure/);
  expect(notice.textContent).toContain('Blue, 30, 6 → 12');
  expect(screen.getByRole('button', { name: 'Save 1 change' }).hasAttribute('disabled')).toBe(true);
});

it('saves only when it is told to, not by itself once the connection is back', async () => {
  const { known, sent } = await openPage({
    [calls.check]: 'offline',
    [calls.save]: { body: order({ version: 2 }) },
  });
  await type(/^Blue, 30/, '12');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  known[calls.check] = { body: check() };
  await type(/^Blue, 30/, '13');
  expect(await screen.findByText('6 before, 13 now')).toBeTruthy();
  await waitFor(() => expect(bodyOf(sent, calls.check).at(-1)?.rows).toMatchObject([{ quantity: 13 }]));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const save = await screen.findByRole('button', { name: 'Save 1 change' });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(true));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  expect(bodyOf(sent, calls.save)).toEqual([]);
});

it('saves again under the same key after a lost answer', async () => {
  const { known, sent } = await openPage({ [calls.save]: 'offline' });
  await type(/^Blue, 30/, '12');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  known[calls.save] = { body: order({ version: 2 }) };
  await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(bodyOf(sent, calls.save)).toHaveLength(2));
  const [first, second] = sent.filter(({ method, address }) => `${method} ${address}` === calls.save);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toBe(first?.body);
});

it('has kept the figures when the page opens again', async () => {
  const { router } = await openPage();
  await type(/^Blue, 30/, '12');
  await router.navigate({ to: '/admin/orders', ignoreBlocker: true } as never);
  await screen.findByText('the list');
  await router.navigate({ to: `/orders/${id}/change` } as never);
  expect(await screen.findByText(/^1 change kept from/)).toBeTruthy();
  expect((await cell(/^Blue, 30/)).getAttribute('value')).toBe('12');
  expect(queryClient.getQueryData(queryKey(getOrder, { params: { id } }))).toBeTruthy();
});

it('saves nothing by a key while it asks whether to leave', async () => {
  const { sent, router } = await openPage();
  await type(/^Blue, 30/, '12');
  await screen.findByText('6 before, 12 now');
  void router.navigate({ to: '/admin/orders' } as never);
  const question = await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bodyOf(sent, calls.save)).toEqual([]);
});

it('asks what a typed code stands for, as the shop of the order would', async () => {
  const { sent } = await openPage();
  await userEvent.click(await screen.findByRole('combobox', { name: /^Add/ }));
  await userEvent.keyboard('8690001');
  await waitFor(() =>
    expect(bodyOf(sent, 'POST /api/codes/lookup').at(-1)).toEqual({ customerId: 'c', codes: ['8690001'] }),
  );
});

it('saves once where its key is pressed twice', async () => {
  const { sent, router } = await openPage({ [calls.save]: { body: order({ version: 2 }) } });
  await type(/^Blue, 30/, '12');
  await screen.findByText('6 before, 12 now');
  await waitFor(() => expect(bodyOf(sent, calls.check)).toHaveLength(2));
  for (let press = 0; press < 2; press++)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  expect(bodyOf(sent, calls.save)).toHaveLength(1);
});

it('brings back what was undone at once, under what is typed since', async () => {
  await openPage();
  await type(/^Blue, 30/, '12');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo all' }));
  expect((await cell(/^Blue, 30/)).getAttribute('value')).toBe('6');
  await type(/^Blue, 32/, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await cell(/^Blue, 30/)).getAttribute('value')).toBe('12');
  expect((await cell(/^Blue, 32/)).getAttribute('value')).toBe('1');
});
