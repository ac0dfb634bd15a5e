import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Draft } from '@toptan/contract/drafts';
import type { AgainGoods } from '@toptan/contract/order-again';
import type { Order } from '@toptan/contract/orders';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { rememberSession } from '../../session/session-store.ts';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { basketLine, basketOf, buyerSession, changedTo } from '../../testing/basket.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { basketKey } from '../shown-basket.ts';
import { AgainDialog } from './again-dialog.tsx';

const add = 'POST /api/basket/batch?quote=true';
const added = changedTo([], { applied: true, results: [] });
const save = 'POST /api/drafts/saved';
const line = basketLine({ id: 'l' });

/** Pieces of a size that were ordered at 10 lira. */
function goods(
  name: string,
  size: string,
  fields: Partial<AgainGoods> = {},
  quantities = [10],
  price = '10.00',
) {
  const row = { productId: name, packId: null, color: 'Red' };
  return {
    id: `${name} ${size}`,
    productId: name,
    productName: name,
    translations: {},
    sku: null,
    pack: null,
    selectedSize: size,
    selectedColor: 'Red',
    quantity: 10,
    pieces: 10,
    unitPrice: '10.00',
    totalPrice: '100.00',
    product: { name, imageUrl: null, category: null },
    offers: quantities.map(quantity => ({
      ...row,
      size,
      quantity,
      pieces: quantity,
      unitPrice: price,
      totalPrice: `${quantity * Number(price)}.00`,
    })),
    ...fields,
  } satisfies AgainGoods;
}

const problem = { code: 'not_a_multiple', grain: 'cell', limit: 6, pieces: 10, below: 6, above: 12 } as const;
const shirt = goods('Shirt', 'S');
const coat = goods('Coat', 'M', { problems: [problem] }, [12, 6]);
const jeans = ['30', '31'].map(size => goods('Jeans', size, {}, [10], '12.00'));
const closed = goods('Skirt', 'L', { gone: 'closed' });
const beside = { ...closed, offers: closed.offers.map(offer => ({ ...offer, size: 'XL' })) };
const hidden = goods('Hat', 'One', { gone: 'unavailable', offers: [] });

async function open(
  groups: Partial<Record<'same' | 'changed' | 'gone', AgainGoods[]>>,
  answer?: Answer,
  draft?: Pick<Draft, 'id' | 'customer'>,
) {
  const { same = [], changed = [], gone = [] } = groups;
  const body = { same, changed, gone, totalThen: '600.00', totalNow: '0.00' };
  const sent = answerCalls({
    [`GET /api/orders/o/again${draft ? '?draftId=d' : ''}`]: { body },
    'GET /api/basket/c/check?draftId=d': { body: basketOf([{ ...line, quantity: 5 }]) },
    ...(answer && { [add]: answer }),
    [save]: { status: 201, body: {} },
  });
  const order = { id: 'o', orderNumber: 'TPT-26-1' } as Order;
  await renderAt(
    () => <AgainDialog order={order} customerId="c" {...(draft && { draft })} onClose={() => {}} />,
    { address: '/orders', client: queryClient },
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('listitem');
  const posted = () => JSON.parse(String(sent.find(({ method }) => method === 'POST')?.body));
  const rows = () => posted().rows;
  const addresses = () => sent.filter(({ method }) => method === 'POST').map(({ address }) => address);
  return { user: userEvent.setup(), dialog, posted, rows, addresses };
}

beforeEach(() => rememberSession(buyerSession()));
afterEach(() => {
  queryClient.clear();
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });

it('counts each line of a pack as an item, as a list of orders does', async () => {
  const lines = ['30', '32', '34'].map(size => ({ size, color: null, ratio: 2 }));
  const pack = { name: null, unit: 'series' as const, mixed: false, pieces: 6, lines };
  const { dialog } = await open({ same: [shirt, goods('Jeans', '', { pack })] });
  expect(dialog.textContent).toContain('4 items');
  expect(dialog.textContent).toContain('4 of 4 items');
});

it('proposes what has changed, says both sums, and adds all of it with one press', async () => {
  const { user, dialog, rows } = await open(
    { same: [shirt], changed: [coat, ...jeans], gone: [beside, hidden] },
    added,
  );
  expect(dialog.textContent).toContain('4 of 6 items');
  // 10 shirts, 12 coats, 20 jeans at 12.
  expect(dialog.textContent).toContain('₺460.00');
  expect(dialog.textContent).toContain('₺600.00');
  expect(press('12').getAttribute('aria-pressed')).toBe('true');
  await user.click(press('Add 42 pieces'));
  expect(rows().map(({ ref, quantity }: { ref: string; quantity: number }) => [ref, quantity])).toEqual([
    ['Shirt S', 10],
    ['Coat M', 12],
    ['Jeans 30', 10],
    ['Jeans 31', 10],
  ]);
});

it('adds other quantities and a neighbour once the shop chooses them, and leaves out what is emptied', async () => {
  const { user, rows } = await open({ changed: [coat, ...jeans], gone: [beside] }, added);
  await user.click(press('6'));
  await user.click(press('XL'));
  await user.clear(screen.getByRole('spinbutton', { name: 'Quantity of Jeans, Red, 30' }));
  await user.click(press('Add 26 pieces'));
  expect(rows()).toMatchObject([
    { ref: 'Coat M', size: 'M', quantity: 6 },
    { ref: 'Jeans 31', quantity: 10 },
    { ref: 'Skirt L', size: 'XL', quantity: 10 },
  ]);
});

it('saves the basket and begins a new order, where something lies in the basket', async () => {
  queryClient.setQueryData(basketKey(), basketOf([{ ...line, quantity: 3 }]));
  const { user, addresses } = await open({ changed: [coat] }, added);
  await user.click(screen.getByRole('radio', { name: 'A new order' }));
  screen.getByText('What is in the basket is saved for later.');
  await user.click(press('Add 12 pieces'));
  await waitFor(() => expect(addresses()).toEqual(['/api/drafts/saved', '/api/basket/batch?quote=true']));
});

it('fills the draft of staff for the shop, whatever lies in the basket of the screen', async () => {
  queryClient.setQueryData(basketKey(), basketOf([{ ...line, quantity: 3 }]));
  const draft = { id: 'd', customer: { customerShortName: 'Atlas' } as Draft['customer'] };
  const { user, dialog, posted } = await open({ same: [shirt] }, added, draft);
  expect(dialog.textContent).toContain('Order again for Atlas');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(press('Add 10 pieces'));
  await waitFor(() => expect(posted()).toMatchObject({ customerId: 'c', draftId: 'd', rows: [{}] }));
});

it('leads to others in place of goods that are no longer for sale', async () => {
  const near = { id: 'n', name: 'Cap', translations: {}, imageUrl: null, price: '15.00' };
  const product = { name: 'Hat', imageUrl: null, category: 'CLOTHING' as const };
  await open({ gone: [{ ...hidden, product, similar: [near] }] });
  expect(screen.getByRole('link', { name: 'Cap ₺15.00' }).getAttribute('href')).toBe('/catalog?product=n');
});

it('says that everything is gone, without a button', async () => {
  const { dialog } = await open({ gone: [hidden] });
  expect(dialog.textContent).toContain('Nothing of this order can be ordered any more');
  expect(within(dialog).queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('leads to a figure that cannot be taken', async () => {
  const { user } = await open({ changed: jeans });
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Jeans, Red, 31' });
  await user.clear(field);
  await user.type(field, '1000');
  await user.click(press(/^Add/));
  expect(document.activeElement).toBe(field);
});

it('names what the server refuses meanwhile, and leads to the basket with the rest', async () => {
  const error = { code: 'product_unavailable', message: 'Not sold any more' };
  const { user, dialog } = await open(
    { changed: [coat, ...jeans] },
    changedTo([], { applied: true, results: [{ ref: 'Coat M', ok: false, error }] }),
  );
  await user.click(press('Add 32 pieces'));
  const refused = await within(dialog).findByText('1 item could not be added to the basket');
  expect(refused.parentElement?.textContent).toContain('Coat');
  press('To the basket with the rest');
});
