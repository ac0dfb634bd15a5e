import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { cellKey, type StockPieces } from '../pools.ts';
import type { ProductFormValues } from './product-values.ts';
import { StockGrid } from './stock-grid.tsx';

type Offering = Pick<ProductFormValues, 'sizes' | 'colors'>;

function Held({ sizes, colors }: Offering) {
  const [value, setValue] = useState<StockPieces>({ [cellKey({ size: '30', color: 'Black' })]: 4 });
  return <StockGrid sizes={sizes} colors={colors} value={value} onChange={setValue} />;
}

const cell = (name: string) => screen.getByRole('textbox', { name });
const lastRow = () => within(screen.getAllByRole('row').at(-1) as HTMLElement);

it('adds up what is typed by size, by color and over all', async () => {
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
  await user.type(cell('32'), '2');
  expect(
    lastRow()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['8']);
});

it('goes sideways with the arrows, and on at the top of the next column after the last row', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Held sizes={['30', '32']} colors={['Black', 'Red']} />);
  await user.click(cell('30, Black'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('30, Red'));
  await user.keyboard('{ArrowLeft}{Enter}{Enter}');
  expect(document.activeElement).toBe(cell('30, Red'));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(cell('32, Black'));
});

it('mirrors the arrows from right to left', async () => {
  const user = userEvent.setup();
  await renderIn('ar', <Held sizes={['30']} colors={['Black', 'Red']} />);
  screen.getByRole('grid').style.direction = 'rtl';
  await user.click(cell('30، أسود'));
  await user.keyboard('12{ArrowLeft}');
  expect(document.activeElement).toBe(cell('30، أحمر'));
});

it('takes the figure from above with Ctrl+D', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Held sizes={['30', '32']} colors={['Black']} />);
  await user.click(cell('32, Black'));
  await user.keyboard('{Control>}d{/Control}');
  expect(cell('32, Black')).toHaveProperty('value', '4');
});

it('fills from the focused cell on with a block pasted from a spreadsheet, and shows how many', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Held sizes={['30', '31', '32']} colors={['Black', 'Red']} />);
  await user.click(cell('31, Black'));
  await user.paste('1200\t٧\r\n12\t\r\n99\t99\r\n');
  expect(['30, Black', '31, Black', '31, Red', '32, Black', '32, Red'].map(name => cell(name))).toMatchObject(
    [{ value: '4' }, { value: '1200' }, { value: '7' }, { value: '12' }, { value: '' }],
  );
  expect(screen.getByText('3 cells pasted, 2 values did not fit')).toBeTruthy();
});

it.each(['1.5', '1,5', '1.50', '1e3', '-1'])(
  'marks %s as no whole number, typed or pasted, and leaves it as it was typed',
  async text => {
    const user = userEvent.setup();
    await renderIn('tr', <Held sizes={['30', '32']} colors={[]} />);
    await user.type(cell('30'), text);
    await user.click(cell('32'));
    await user.paste(text);
    for (const name of ['30', '32']) {
      expect(cell(name)).toHaveProperty('value', text);
      expect(cell(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(screen.getByRole('alert').textContent).toBe('Yalnızca rakamla tam sayı girin');
    expect(lastRow().getByRole('cell').textContent).toBe('0');
    await user.clear(cell('30'));
    await user.clear(cell('32'));
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

it('marks what is no whole number in a pasted block, and takes the rest', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Held sizes={['30', '32']} colors={['Black', 'Red']} />);
  await user.click(cell('30, Black'));
  await user.paste('6\t1.5\r\n12,00\t7');
  expect(['30, Black', '30, Red', '32, Black', '32, Red'].map(name => cell(name))).toMatchObject([
    { value: '6' },
    { value: '1.5' },
    { value: '12' },
    { value: '7' },
  ]);
  expect(cell('30, Red').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('4 cells pasted')).toBeTruthy();
});
