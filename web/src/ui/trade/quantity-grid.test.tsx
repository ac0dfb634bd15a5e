import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import type { GridCell } from './grid-keys.ts';
import { QuantityGrid } from './quantity-grid.tsx';
import type { GridPieces } from './use-grid-texts.ts';
import { useQuantityGrid } from './use-quantity-grid.ts';

const colors = ['Blue', 'Black', 'Red'];
const sizes = ['30', '31', '32', '33'];
const commit = vi.fn();

const keyOf = ({ row, column }: GridCell) => `${colors[row]} ${sizes[column]}`;

/** Black has no 31. */
const isClosed = (cell: GridCell) => keyOf(cell) === 'Black 31';

const press = vi.fn();
const toggle = { isPressed: false, icon: null, note: 'sold out', onPress: press };

/** @param toggled a cell with a button */
function Held({ toggled = '' }) {
  const isToggle = (cell: GridCell) => keyOf(cell) === toggled;
  const [pieces, setPieces] = useState<GridPieces>({ 'Red 33': 4 });
  const grid = useQuantityGrid({
    rows: colors,
    columns: sizes,
    keyOf,
    isClosed,
    isToggle,
    value: pieces,
    onChange: changes => setPieces(before => ({ ...before, ...changes })),
    fill: 'row',
    onCommit: commit,
  });
  const skipped = grid.report && 'skipped' in grid.report ? grid.report.skipped.map(keyOf).join() : '';
  return (
    <QuantityGrid
      grid={grid}
      label="Pieces"
      rows={colors.map(key => ({ key, head: key, fillLabel: `Each, ${key}` }))}
      columns={sizes.map(key => ({ key, head: key }))}
      keyOf={keyOf}
      pieces={pieces}
      factsOf={cell => ({
        label: keyOf(cell),
        isClosed: isClosed(cell),
        toggle: isToggle(cell) ? toggle : undefined,
        isWrong: Number.isNaN(pieces[keyOf(cell)]),
      })}
      corner="Color"
      said={skipped}
    />
  );
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const row = (color: string) =>
  sizes.map(
    size => screen.queryByRole<HTMLInputElement>('textbox', { name: `${color} ${size}` })?.value ?? '#',
  );

let user: UserEvent;
beforeEach(async () => {
  commit.mockReset();
  ({ user } = await renderUi(<Held />));
  await user.click(cell('Blue 30'));
});

it('fills the row to its end with Ctrl+R, and the rows that are selected below with Ctrl+D', async () => {
  await user.keyboard('12{Control>}r{/Control}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect([row('Blue'), row('Black'), row('Red')]).toEqual([
    ['12', '12', '12', '12'],
    ['12', '#', '12', '12'],
    ['12', '12', '12', '12'],
  ]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(commit).toHaveBeenCalledOnce();
});

it('fills nothing from a closed cell, and knows the keys of an Arabic keyboard by their place', async () => {
  await user.click(cell('Red 31'));
  await user.keyboard('5');
  await user.click(cell('Black 30'));
  await user.keyboard('7');
  fireEvent.keyDown(cell('Black 30'), { key: 'ق', code: 'KeyR', ctrlKey: true });
  expect(row('Black')).toEqual(['7', '#', '7', '7']);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  fireEvent.keyDown(cell('Black 30'), { key: 'ي', code: 'KeyD', ctrlKey: true });
  expect(row('Red')).toEqual(['7', '5', '7', '7']);
});

it('fills the whole column from its first row with Ctrl+D alone, and takes what stands above elsewhere', async () => {
  await user.keyboard('6{Control>}d{/Control}');
  expect([cell('Black 30').value, cell('Red 30').value]).toEqual(['6', '6']);
  await user.click(cell('Blue 32'));
  await user.keyboard('9{Enter}{Control>}d{/Control}');
  expect([cell('Black 32').value, cell('Red 32').value]).toEqual(['9', '']);
});

it('undoes step by step with Ctrl+Z: a figure, a fill, a paste', async () => {
  await user.keyboard('12{Control>}r{/Control}');
  await user.click(cell('Red 30'));
  await user.paste('1\t2');
  await user.keyboard('{Control>}z{/Control}');
  expect(row('Red')).toEqual(['', '', '', '4']);
  await user.keyboard('{Control>}z{/Control}');
  expect(row('Blue')).toEqual(['12', '', '', '']);
  await user.keyboard('{Control>}z{/Control}');
  expect(row('Blue')).toEqual(['', '', '', '']);
});

it('restores a cell with Escape, and only then leaves Escape to others', async () => {
  await user.click(cell('Red 33'));
  await user.keyboard('77');
  expect(cell('Red 33').dataset['restorable']).toBe('true');
  await user.keyboard('{Escape}');
  expect(cell('Red 33').value).toBe('4');
  expect(cell('Red 33').dataset['restorable']).toBeUndefined();
});

it('never commits with Enter, skips what is closed, and says so', async () => {
  await user.click(cell('Blue 31'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('Red 31'));
  expect(screen.getByRole('status').textContent).toBe('Black 31');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(cell('Blue 31'));
  expect(commit).not.toHaveBeenCalled();
});

it('leads to the ends of the row with Home and End, and past the filling cells with Tab', async () => {
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(cell('Blue 33'));
  await user.tab();
  expect(document.activeElement).toBe(cell('Black 30'));
  await user.keyboard('{End}{Home}');
  expect(document.activeElement).toBe(cell('Black 30'));
});

it('fills a row from its first cell, empties it with 0, and clears that cell when it is left', async () => {
  const each = screen.getByRole<HTMLInputElement>('textbox', { name: 'Each, Black' });
  await user.click(each);
  await user.keyboard('6');
  expect(row('Black')).toEqual(['6', '#', '6', '6']);
  await user.tab();
  expect(each.value).toBe('');
  await user.click(each);
  await user.keyboard('0');
  expect(row('Black')).toEqual(['', '#', '', '']);
});

it('gives a row back where its first cell is cleared again, and takes a pasted block from it on', async () => {
  await user.click(screen.getByRole('textbox', { name: 'Each, Red' }));
  await user.keyboard('6{Backspace}');
  expect(row('Red')).toEqual(['', '', '', '4']);
  await user.keyboard('8{Escape}');
  expect(row('Red')).toEqual(['', '', '', '4']);
  await user.paste('5\t6\n');
  expect(row('Red')).toEqual(['5', '6', '', '4']);
});

it('empties what is selected with Delete', async () => {
  await user.keyboard('6{Control>}r{/Control}{Delete}');
  expect(row('Blue')).toEqual(['', '', '', '']);
});

it('puts a pasted block with a header where it is named, and leaves out what is not there', async () => {
  await user.click(cell('Red 33'));
  await user.paste('\t33\t30\t99\nred\t1.200\t٧\t8\nBlue\t5\t\t\n');
  expect([row('Red'), row('Blue')]).toEqual([
    ['7', '', '', '1200'],
    ['', '', '', '5'],
  ]);
});

it('reads whole pieces of a spreadsheet that shows decimals', async () => {
  await user.paste('12,00\t3.0\t4,5\n1.200,00');
  expect([row('Blue'), row('Black')]).toEqual([
    ['12', '3', '4,5', ''],
    ['1200', '#', '', ''],
  ]);
  await user.click(screen.getByRole('textbox', { name: 'Each, Red' }));
  await user.paste('6,00');
  expect(row('Red')).toEqual(['6', '6', '6', '6']);
});

it('replaces a figure by what is typed after a click, also where the keys have led already', async () => {
  await user.click(cell('Black 33'));
  await user.keyboard('{Enter}');
  await user.click(cell('Red 33'));
  await user.keyboard('12');
  expect(cell('Red 33').value).toBe('12');
  await user.click(cell('Red 33'));
  await user.keyboard('0');
  expect(cell('Red 33').value).toBe('120');
});

it('says what was pasted to eyes too, until it is dismissed', async () => {
  await user.paste('1\t2');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('lays a block out over its cells although every figure is wrong', async () => {
  await user.paste('x\t1,5');
  expect(row('Blue')).toEqual(['x', '1,5', '', '']);
  expect(cell('Blue 31').getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['12', '12', false],
  ['1.200', '1200', false],
  ['1,200', '1200', false],
  ['1.5', '1.5', true],
  ['12,00', '12,00', true],
  ['.500', '.500', true],
  ['-1', '-1', true],
  ['6x', '6x', true],
])('reads %s as %s', async (typed, shown, isWrong) => {
  await user.keyboard(typed);
  expect(cell('Blue 30').value).toBe(shown);
  expect(cell('Blue 30').getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
});

it('leads to a button with the arrows, which Space presses, and past it with Enter', async () => {
  cleanup();
  ({ user } = await renderUi(<Held toggled="Black 30" />));
  await user.click(cell('Blue 30'));
  await user.keyboard('3{Enter}');
  expect(document.activeElement).toBe(cell('Red 30'));
  await user.keyboard('{ArrowUp} ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Black 30' }));
  expect(press).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowUp}{Control>}d{/Control}{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell('Black 32'));
  expect(cell('Red 30').value).toBe('3');
});
