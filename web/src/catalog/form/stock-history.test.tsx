import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StockMove } from '@toptan/contract/catalog/stock-moves';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answers.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StockHistory } from './product-tabs.tsx';
// The import loads the module before it is asked for.
import './stock-moves.tsx';

const orderId = '01890a5d-ac96-774b-bcce-b302099a8057';
const opening: StockMove = {
  id: 'a',
  at: '2026-11-20T10:00:00Z',
  size: null,
  color: null,
  pieces: 40,
  username: null,
  role: null,
  action: null,
  orderId: null,
  orderNumber: null,
};
const ofOrder = { action: 'POST /api/orders', orderId, orderNumber: 'TPT-26-00012' };
const sold: StockMove = { ...opening, id: 'b', size: '30', color: 'Black', pieces: -4, ...ofOrder };
const counted: StockMove = { ...opening, id: 'c', pieces: 9, action: 'POST /api/imports/{id}/apply' };

async function open(language: 'en' | 'tr' | 'ar', name: string) {
  await renderAt(() => <StockHistory product={jeans} />, { language });
  await userEvent.click(await screen.findByRole('button', { name }));
}

it.each([
  ['en', 'Stock history', 'Black', 'Opening stock'],
  ['tr', 'Stok hareketleri', 'Siyah', 'Açılış stoku'],
  ['ar', 'حركات المخزون', 'أسود', 'رصيد افتتاحي'],
] as const)('tells in %s what has changed the stock', async (language, name, color, words) => {
  const address = `/api/products/${jeans.id}/stock-moves?limit=50`;
  answerCalls({
    [`GET ${address}`]: {
      body: [counted, sold],
      headers: { 'x-total-count': '3', link: `<${address}&cursor=next>; rel="next"` },
    },
    [`GET ${address}&cursor=next`]: { body: [opening], headers: { 'x-total-count': '3' } },
  });
  await open(language, name);
  const dialog = within(await screen.findByRole('dialog'));
  const rows = await dialog.findAllByRole('row');
  expect(rows.map(row => row.lastElementChild?.textContent).slice(1)).toEqual(['+9', '−4']);
  expect(rows[2]?.textContent).toContain(color);
  expect(dialog.getAllByRole('link', { name: 'TPT-26-00012' })[0]?.getAttribute('href')).toBe(
    `/admin/orders?order=${orderId}`,
  );
  await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0);
});

it('says when the stock has not changed', async () => {
  answerCalls({ [`GET /api/products/${jeans.id}/stock-moves?limit=50`]: { body: [] } });
  await open('en', 'Stock history');
  expect(await screen.findByText('This stock has not changed yet.')).toBeTruthy();
});
