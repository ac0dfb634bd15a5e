import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';
import { renderUi } from './render-ui.tsx';
import { tableColumns } from './table-columns.ts';

interface Line {
  id: string;
  name: string;
}

const lines: Line[] = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, name: `Order ${id}` }));
const column = tableColumns<Line>();
const columns = [
  column.display({ id: 'name', header: 'Order', cell: ({ row }) => row.original.name }),
  column.display({ id: 'deed', header: '', cell: () => <input aria-label="note" /> }),
];
const rowId = (line: Line) => line.id;

function Orders({ opened = [], rows = lines }: { opened?: string[]; rows?: Line[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Orders"
      title="All Orders"
      columns={columns}
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
        deeds: <button type="button">Delete Selected</button>,
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
  await user.keyboard('{ArrowDown}j k{ArrowDown}');
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

it('says that nothing is there, and does not offer to select it', async () => {
  await renderUi(<Orders rows={[]} />);
  expect(screen.getByText('No orders found')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).disabled).toBe(true);
});
