import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { SheetSelect } from './sheet-select.tsx';

const options = [
  { value: 'pending', label: 'Pending' },
  { value: 'shipped', label: 'Shipped' },
];

function Status() {
  const [value, setValue] = useState('pending');
  return (
    <SheetSelect
      value={value}
      options={options}
      label="Status"
      sheet={{ title: 'Order status' }}
      onChange={setValue}
      aria-label="Status"
    >
      {value}
    </SheetSelect>
  );
}

it.each(['a choice', 'Escape'])('gives the focus back to its button after %s', async way => {
  const { user } = await renderUi(<Status />);
  const button = screen.getByRole('combobox', { name: 'Status' });
  await user.click(button);
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('option', { name: 'Shipped' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.textContent).toBe(way === 'Escape' ? 'pending' : 'shipped');
});

it('sets each choice in its own direction, as a company name ends in a full stop', async () => {
  const { user } = await renderUi(<Status />);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  const choices = screen.getAllByRole('option').map(option => option.querySelector('bdi')?.textContent);
  expect(choices).toEqual(['Pending', 'Shipped']);
});
