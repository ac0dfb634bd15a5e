import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { StatusSelect } from './status-select.tsx';

beforeAll(() => startI18n('en'));

const options = [
  { value: 'pending', label: 'Pending' },
  { value: 'shipped', label: 'Shipped' },
];

it('tells of a status that somebody else sets while its list is open', async () => {
  const told = vi.fn();
  const selectOf = (value: string) => (
    <StatusSelect label="Status" value={value} options={options} onChange={() => {}} onMeanwhile={told} />
  );
  const { rerender } = render(selectOf('pending'));
  rerender(selectOf('shipped'));
  expect(told).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('combobox'));
  rerender(selectOf('pending'));
  expect(told).toHaveBeenCalledExactlyOnceWith('pending');
});
