import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@toptan/contract/catalog/products';
import { expect, it, vi } from 'vitest';
import { loadWords } from '../../i18n/i18n.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { cellKey } from '../pools.ts';
import { packRows, restOf } from './pack-rows.ts';
import { PacksRow, type PacksRowProps } from './packs-row.tsx';

const product: Product = {
  ...jeans,
  supply: 'stock_only',
  sells: 'packs',
  sizes: ['36', '38', '40'],
  colors: ['Blue'],
  stockPools: [
    { size: '36', color: 'Blue', quantity: 1 },
    { size: '38', color: 'Blue', quantity: 0 },
    { size: '40', color: 'Blue', quantity: 3 },
  ],
  packs: [
    {
      id: 'carton',
      name: null,
      unit: 'carton',
      mixed: false,
      pieces: 3,
      lines: ['36', '38', '40'].map(size => ({ size, color: null, ratio: 1 })),
    },
  ],
};

const cell = (size: string) => cellKey({ size, color: 'Blue' });

async function showRow(loose: Record<string, number>, bells: PacksRowProps['bells'] = null) {
  const onRest = vi.fn<NonNullable<PacksRowProps['onRest']>>();
  const rows = packRows(product, 'pieces');
  const [row] = rows;
  if (!row) throw new Error('no row');
  await renderIn(
    'en',
    <ul>
      <PacksRow
        {...{
          product,
          row,
          onRest,
          saved: 0,
          typed: undefined,
          rule: undefined,
          refused: undefined,
          bells,
        }}
        rest={restOf(row, rows, 'packs', loose)}
        onEnter={() => {}}
        onType={() => {}}
      />
    </ul>,
  );
  return () => onRest.mock.lastCall?.[0].map(({ size, inBasket }) => [size, inBasket]);
}

it('of a broken pack offers what is left by the piece, and no number of packs', async () => {
  const taken = await showRow({});
  screen.getByText('Broken carton');
  const fields = screen.getAllByRole('spinbutton').map(field => field.getAttribute('aria-label'));
  expect(fields).toEqual(['Blue, 36', 'Blue, 40']);
  await userEvent.click(screen.getByRole('button', { name: 'Take the 4 that are left' }));
  expect(taken()).toEqual([
    ['36', 1],
    ['40', 3],
  ]);
});

it('tells what lies in the basket of a broken pack, and takes fewer of it', async () => {
  const taken = await showRow({ [cell('36')]: 1, [cell('40')]: 3 });
  screen.getByText('4 pieces in your basket');
  expect(screen.queryByRole('button', { name: /left$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Decrease, Blue, 40' }));
  expect(taken()).toEqual([['40', 2]]);
});

it('a broken pack has a bell for the sizes that it lacks, and no other', async () => {
  await loadWords(['notices']);
  const press = vi.fn();
  await showRow({}, { isSet: () => false, press });
  await userEvent.click(screen.getByRole('button', { name: /^Tell me when it is back/ }));
  expect(press).toHaveBeenCalledWith([expect.objectContaining({ size: '38', color: 'Blue' })]);
});
