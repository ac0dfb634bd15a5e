import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import type { StockGrid as Grid, ProductValues } from './product-values.ts';
import { StockGrid } from './stock-grid.tsx';

type Offering = Pick<ProductValues, 'sizes' | 'colors'>;

function Held({ sizes, colors }: Offering) {
  const [value, setValue] = useState<Grid>({ '30_Black': 4 });
  return <StockGrid sizes={sizes} colors={colors} value={value} onChange={setValue} />;
}

const cell = (name: string) => screen.getByRole('textbox', { name });
const lastRow = () => within(screen.getAllByRole('row').at(-1) as HTMLElement);

it('adds up what is typed by size, by colour and over all', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Held sizes={['30', '32']} colors={['Black', 'Red']} />);
  await user.type(cell('32, Red'), '11');
  await user.type(cell('32, Black'), '٥');
  expect(
    lastRow()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['9', '11', '20']);
});

it('goes down with Enter, and up with the arrow', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Held sizes={['30', '32']} colors={['Black', 'Red']} />);
  await user.click(cell('30, Red'));
  await user.keyboard('7{Enter}8{ArrowUp}');
  expect(cell('32, Red')).toHaveProperty('value', '8');
  expect(document.activeElement).toBe(cell('30, Red'));
});

it('has one column where the product comes in sizes alone', async () => {
  const user = userEvent.setup();
  await renderIn('tr', <Held sizes={['30', '32']} colors={[]} />);
  await user.type(cell('30'), '6');
  await user.type(cell('32'), 'x2');
  expect(
    lastRow()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['8']);
});
