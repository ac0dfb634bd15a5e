import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { DraftActions } from './draft-actions.tsx';
import { lineOnTheWay } from './shown-basket.ts';

const product = { id: 'p', name: 'Elbise', translations: {}, sku: null, price: '10.00' };
const goods = { ...product, imageUrl: null, category: null };
const line = lineOnTheWay({
  ...{ customerId: 'l', product: goods, quantity: 8 },
  ...{ selectedSize: null, selectedColor: null },
});
const rule = { grain: 'cell' as const, limit: 12, pieces: 8, below: null, above: 12 };
const tooFew: BasketItem = { ...line, problems: [{ ...rule, code: 'too_small' }] };
const short: BasketItem = { ...line, problems: [{ ...rule, code: 'stock_short' }] };
const least = {
  ...{ code: 'too_small' as const, unit: 'lira' as const, limit: '50000.00', current: '49633.20' },
  ...{ missing: '366.80', isFirstOrder: false, label: null, productIds: [] },
};

const onPlace = vi.fn();
async function show(lines: readonly BasketItem[], staffOrders: 'place' | 'offer' = 'place') {
  answerCalls({ 'GET /api/settings': { body: { staffOrders } } });
  const buyer = {
    id: 'l',
    companyName: 'Lale',
    customerShortName: 'Lale',
    processingFee: '0.00',
    draftId: 'd',
  };
  await renderIn(
    'en',
    <DraftActions
      {...{ buyer, lines, onPlace, total: '49658.20' }}
      unmet={lines.includes(tooFew) ? [least] : []}
      busy={false}
      disabled={false}
    />,
  );
}

// The dialog is loaded when it is first needed.
beforeAll(() => import('./place-anyway.tsx'));
afterEach(() => {
  onPlace.mockReset();
  vi.unstubAllGlobals();
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
  screen.getByText('At least 12: 4 short');
  screen.getByText('₺366.80 short');
  const anyway = screen.getByRole('button', { name: 'Place anyway, ₺49,658.20' });
  const reason = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: '  ' } });
  fireEvent.click(anyway);
  await screen.findByText('Say why, in up to 300 characters.');
  expect(onPlace).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: ' Vitrin numunesi ' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  expect(onPlace.mock.calls).toEqual([['Vitrin numunesi']]);
});

it('offers no reason for goods that stock lacks', async () => {
  await show([tooFew, short]);
  screen.getByRole('button', { name: /^Place for Lale/ });
  expect(screen.queryByRole('button', { name: 'Place anyway…' })).toBeNull();
});

it('places nothing where staff only prepare orders', async () => {
  await show([tooFew], 'offer');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  screen.getByText(/^Staff prepare orders here/);
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(onPlace).not.toHaveBeenCalled();
});
