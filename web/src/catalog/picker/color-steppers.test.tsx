import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@toptan/contract/catalog/products';
import type { ProductRule } from '@toptan/contract/terms';
import { expect, it } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { ColorSteppers } from './color-steppers.tsx';
import { useMatrix } from './use-matrix.ts';

const bag: Product = {
  ...jeans,
  supply: 'stock_only',
  sizes: [],
  colors: ['Black', 'White'],
  closedCells: [[null, 'White']],
  stockPools: [{ size: null, color: 'Black', quantity: 9 }],
};

function Steppers({ rules }: { rules: ProductRule[] }) {
  const matrix = useMatrix(bag, [], rules);
  return <ColorSteppers product={bag} matrix={matrix} rules={rules} onColor={() => {}} />;
}

it('counts goods of one size in each color, by what rules let them be a multiple of', async () => {
  const rules: ProductRule[] = [{ grain: 'color', min: null, max: null, multiple: 6 }];
  await renderIn('en', <Steppers rules={rules} />);
  const [more] = screen.getAllByRole('button', { name: /^Increase/ });
  const black = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Black, 9 in stock' });
  expect(black.value).toBe('0');
  await userEvent.click(more as HTMLElement);
  expect(black.value).toBe('6');
  await userEvent.click(more as HTMLElement);
  screen.getByText('Black: 9 left');
  const white = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'White, not offered' });
  expect(white.disabled).toBe(true);
});
