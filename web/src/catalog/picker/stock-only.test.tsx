import { fireEvent, screen } from '@testing-library/react';
import type { Product } from '@toptan/contract/catalog/products';
import { type StockView, stockInView } from '@toptan/contract/portal';
import { afterEach, expect, it } from 'vitest';
import { usePortal } from '../../portal/portal-store.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { cellKey } from '../pools.ts';
import { MatrixFoot } from './matrix-foot.tsx';
import { MatrixMessages } from './matrix-messages.tsx';
import { useMatrix } from './use-matrix.ts';

const lastPieces = (left: number): Product => ({
  ...jeans,
  supply: 'stock_only',
  sizes: ['28'],
  colors: ['Black'],
  stockQuantity: left,
  stockPools: [{ size: '28', color: 'Black', quantity: left }],
});

function Cell({ product, pieces }: { product: Product; pieces: number }) {
  const matrix = useMatrix(product, []);
  const key = cellKey({ size: '28', color: 'Black' });
  return (
    <>
      <button type="button" onClick={() => matrix.change({ [key]: pieces })}>
        type
      </button>
      <output>{matrix.pieces[key]}</output>
      <MatrixMessages matrix={matrix} nameOf={({ color, size }) => `${color}, ${size}`} />
      <MatrixFoot matrix={matrix} product={product} isBlocked={matrix.isBeyondStock} isHidden={false} />
    </>
  );
}

async function type(product: Product, pieces: number) {
  await renderIn('en', <Cell product={product} pieces={pieces} />);
  fireEvent.click(screen.getByRole('button', { name: 'type' }));
}

const add = () => screen.getByRole('button', { name: /^Add \d+ piece/ }).getAttribute('aria-disabled');

const before = usePortal.getState();
afterEach(() => usePortal.setState(before, true));

it('says how many pieces are left, offers them, and promises none to be produced', async () => {
  await type(lastPieces(4), 6);
  screen.getByText('Black, 28: 4 left');
  expect(screen.queryByText(/to be produced/)).toBeNull();
  expect(add()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Make it 4' }));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('4');
  expect(screen.queryByText(/left$/)).toBeNull();
  expect(add()).toBeNull();
});

it('offers nothing of what is sold out', async () => {
  await type(lastPieces(0), 1);
  screen.getByText('Black, 28: sold out');
  expect(screen.queryByRole('button', { name: /^Make it/ })).toBeNull();
});

it.each<StockView>(['words', 'capped'])('says nothing of a stock that the shop sees as %s', async view => {
  usePortal.setState({ stockView: view });
  await type(lastPieces(stockInView(20, view)), 30);
  expect(screen.queryByText(/left|sold out|Make it/)).toBeNull();
});

it('stays silent where goods are produced', async () => {
  await type({ ...lastPieces(4), supply: 'to_order' }, 6);
  expect(screen.queryByText(/ left/)).toBeNull();
  screen.getByText('2 to be produced');
});
