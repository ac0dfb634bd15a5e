import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchBox } from '../form/search-box.tsx';
import { renderUi } from '../render-ui.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { TableColumn } from './table-columns.ts';

interface Line {
  id: string;
  name: string;
}

const lines: Line[] = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, name: `Order ${id}` }));
const columns: TableColumn<Line>[] = [
  {
    id: 'name',
    header: 'Order',
    cell: line => line.name,
    looks: { least: 80, sorted: 'ascending' },
  },
  { id: 'note', header: '', cell: () => <input aria-label="note" />, looks: { least: 80 } },
  { id: 'action', header: '', cell: () => <button type="button">View</button>, looks: { least: 80 } },
];
const rowId = (line: Line) => line.id;

interface OrdersProps
  extends Partial<
    Pick<DataTableProps<Line>, 'columns' | 'rows' | 'openId' | 'rowCount' | 'firstRow' | 'scope' | 'gone'>
  > {
  opened?: string[];
  onEndNear?: () => void;
}

function Orders({ opened = [], rows = lines, columns: shown = columns, ...props }: OrdersProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      {...props}
      label="Orders"
      title="All Orders"
      columns={shown}
      rows={rows}
      rowId={rowId}
      onOpen={line => opened.push(line.id)}
      empty="No orders found"
      renderItem={line => line.name}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: line => line.name,
        allLabel: 'Select all',
        words: `${selected.size} selected`,
        actions: <button type="button">Delete Selected</button>,
      }}
    />
  );
}

const rowOf = (id: string) => screen.getByText(`Order ${id}`).closest('tr') as HTMLTableRowElement;
const chosen = () =>
  lines
    .filter(line => within(rowOf(line.id)).getByRole<HTMLInputElement>('checkbox').checked)
    .map(line => line.id)
    .join('');

it('selects a range between the last pressed checkbox and the one pressed with Shift', async () => {
  const { user } = await renderUi(<Orders />);
  await user.click(screen.getByRole('checkbox', { name: 'Order d' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Order b' }));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('bcd');
  expect(screen.getByText('3 selected')).toBeTruthy();
});

it('moves with arrows and J and K, selects with Space, draws ranges with Shift, opens with Enter', async () => {
  const opened: string[] = [];
  const { user } = await renderUi(<Orders opened={opened} />);
  rowOf('a').focus();
  await user.keyboard('{ArrowDown}jk{ArrowDown}');
  expect(document.activeElement).toBe(rowOf('c'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toBe('cde');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['e']);
});

it('leaves keys that are pressed inside a control to the control', async () => {
  const opened: string[] = [];
  const { user } = await renderUi(<Orders opened={opened} />);
  await user.click(within(rowOf('b')).getByLabelText('note'));
  await user.keyboard('j k{Enter}');
  expect(chosen()).toBe('');
  expect(opened).toEqual([]);
});

it('has a header checkbox that is mixed for some, checks all, and clears all', async () => {
  const { user } = await renderUi(<Orders />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  await user.click(screen.getByRole('checkbox', { name: 'Order a' }));
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(chosen()).toBe('abcde');
  expect(all.indeterminate).toBe(false);
  await user.click(all);
  expect(chosen()).toBe('');
});

it('puts the selection bar in the place of the title row and clears with Escape', async () => {
  const { user } = await renderUi(<Orders />);
  expect(screen.getByRole('heading', { name: 'All Orders' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Order a' }));
  expect(screen.queryByRole('heading', { name: 'All Orders' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Selected' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(chosen()).toBe('');
  expect(screen.getByRole('heading', { name: 'All Orders' })).toBeTruthy();
});

it('shows that nothing is there, and does not offer to select it', async () => {
  await renderUi(<Orders rows={[]} />);
  expect(screen.getByText('No orders found')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).disabled).toBe(true);
});

it('is led from anywhere on the page: j and k move, x selects, Shift draws the range and takes it back', async () => {
  const { user } = await renderUi(<Orders />);
  await user.keyboard('j');
  expect(document.activeElement).toBe(rowOf('a'));
  await user.keyboard('jx');
  expect(chosen()).toBe('b');
  await user.click(document.body);
  await user.keyboard('{Shift>}j{/Shift}');
  expect(chosen()).toBe('bc');
  await user.keyboard('{Shift>}jjk{/Shift}');
  expect(chosen()).toBe('bcd');
  await user.keyboard('x');
  expect(chosen()).toBe('bc');
});

it('leads from the search to the first row', async () => {
  const { user } = await renderUi(
    <>
      <SearchBox value="" onSearch={() => {}} label="Search" />
      <Orders />
    </>,
  );
  await user.keyboard('/');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rowOf('a'));
});

it('has one row in the tab order, and only the controls of that row', async () => {
  const { user } = await renderUi(<Orders />);
  await user.keyboard('jj');
  const buttons = screen.getAllByRole('button', { name: 'View' });
  expect(buttons.map(button => button.tabIndex)).toEqual([-1, 0, -1, -1, -1]);
  expect(screen.getAllByRole('row').filter(row => row.tabIndex === 0)).toEqual([rowOf('b')]);
});

it('announces to a screen reader what is selected and where each row stands, also on a later page', async () => {
  const { user } = await renderUi(<Orders rowCount={412} firstRow={101} />);
  const table = screen.getByRole('grid', { name: 'Orders' });
  expect(table.getAttribute('aria-rowcount')).toBe('413');
  expect(rowOf('b').getAttribute('aria-rowindex')).toBe('103');
  await user.keyboard('jx');
  expect(rowOf('a').getAttribute('aria-selected')).toBe('true');
  expect(rowOf('b').getAttribute('aria-selected')).toBe('false');
  expect(screen.getByRole('columnheader', { name: 'Order' }).getAttribute('aria-sort')).toBe('ascending');
});

it('gives the focus to the row that takes the place of the one that goes', async () => {
  const { user, rerender } = await renderUi(<Orders />);
  await user.keyboard('jjj');
  rerender(<Orders rows={lines.filter(({ id }) => id !== 'c')} />);
  expect(document.activeElement).toBe(rowOf('d'));
});

it('begins at the first row again with another search', async () => {
  const { user, rerender } = await renderUi(<Orders scope="" />);
  await user.keyboard('jjj');
  await user.click(document.body);
  rerender(<Orders scope="e" rows={lines.slice(3)} />);
  await user.keyboard('j');
  expect(document.activeElement).toBe(rowOf('d'));
});

it('gives the focus to the row whose details were open last', async () => {
  const { rerender } = await renderUi(<Orders openId="a" />);
  rerender(<Orders openId="d" />);
  rerender(<Orders openId={null} />);
  await waitFor(() => expect(document.activeElement).toBe(rowOf('d')));
});

const thousands = Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, name: `Order ${index}` }));
const drawn = () => screen.getAllByRole('row').slice(1);

it('draws of thousands of rows those in sight, and the one with the focus wherever it is', async () => {
  const { user } = await renderUi(<Orders rows={thousands} />);
  expect(drawn().length).toBeLessThan(60);
  await user.keyboard('j{End}');
  expect(document.activeElement).toBe(rowOf('4999'));
  expect(rowOf('4999').getAttribute('aria-rowindex')).toBe('5001');
  expect(drawn().length).toBeLessThan(60);
  await user.keyboard('{Home}{Control>}a{/Control}');
  expect(screen.getByText('5000 selected')).toBeTruthy();
});

it('asks for more before the last loaded row comes into sight', async () => {
  const onEndNear = vi.fn();
  const { user } = await renderUi(<Orders rows={thousands} onEndNear={onEndNear} />);
  expect(onEndNear).not.toHaveBeenCalled();
  act(() => {
    window.scrollTo(0, 5000 * 51);
    window.dispatchEvent(new Event('scroll'));
  });
  await user.keyboard('j');
  await waitFor(() => expect(onEndNear).toHaveBeenCalled());
});

it('keeps a row that others took away in its place, where it can do no more', async () => {
  await renderUi(<Orders gone={new Set(['b'])} />);
  expect(rowOf('b').hasAttribute('inert')).toBe(true);
  expect(rowOf('c').hasAttribute('inert')).toBe(false);
});

const Name = ({ line }: { line: Line }) => line.name.toUpperCase();

it('loses only the row that it cannot draw', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { id: 'x', name: null } as unknown as Line;
  await renderUi(
    <DataTable
      label="Orders"
      columns={[{ id: 'name', header: '', cell: line => <Name line={line} />, looks: { least: 80 } }]}
      rows={[broken, ...lines]}
      rowId={rowId}
      empty=""
      renderItem={line => line.name}
    />,
  );
  expect(screen.getByText('This row cannot be shown')).toBeTruthy();
  expect(screen.getByText('ORDER A')).toBeTruthy();
  logged.mockRestore();
});

it('draws again only the rows that change', async () => {
  const cell = vi.fn((line: Line) => line.name);
  const counted: TableColumn<Line>[] = [{ id: 'name', header: 'Order', cell, looks: { least: 80 } }];
  const { user, rerender } = await renderUi(<Orders columns={counted} />);
  await user.keyboard('jj');
  cell.mockClear();
  await user.keyboard('x');
  rerender(<Orders columns={counted} rows={lines.map(line => (line.id === 'd' ? { ...line } : line))} />);
  expect(cell.mock.calls.map(([{ id }]) => id)).toEqual(['b', 'd']);
});
