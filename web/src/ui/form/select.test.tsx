import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '', label: 'No category' },
  { value: 'shoes', label: 'Shoes' },
];

function Category() {
  const [value, setValue] = useState('shoes');
  return (
    <>
      <Select label="Category" placeholder="Choose" value={value} options={options} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

it('gives and shows the choice of none', async () => {
  const { user } = await renderUi(<Category />);
  const button = screen.getByRole('combobox', { name: 'Category' });
  await user.click(button);
  await user.click(screen.getByRole('option', { name: 'No category' }));
  expect(screen.getByRole('status').textContent).toBe('""');
  expect(button.textContent).toBe('No category');
});
