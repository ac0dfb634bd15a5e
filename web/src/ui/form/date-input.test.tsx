import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useLanguageStore } from '../../i18n/language-store.ts';
import { renderUi } from '../render-ui.tsx';
import { DateInput } from './date-input.tsx';
import { DayFilter } from './day-filter.tsx';
import { Field } from './field.tsx';

function DayForm({ heard }: { heard: string[] }) {
  const [value, setValue] = useState('2026-11-03');
  return (
    <Field label="Day">
      <DateInput
        value={value}
        onChange={next => {
          heard.push(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

it.each([
  ['en', '03/11/2026', '31/12/2026', '2026-12-31'],
  ['tr', '03.11.2026', '1.2.2027', '2027-02-01'],
  ['ar', '03/11/2026', '٠١/٠٢/٢٠٢٧', '2027-02-01'],
  ['en', '03/11/2026', '2027-02-01', '2027-02-01'],
  ['tr', '03.11.2026', '30.02.2027', '30.02.2027'],
  ['tr', '03.11.2026', '30.11.26', '2026-11-30'],
  ['ar', '03/11/2026', '٣٠/١١/٢٦', '2026-11-30'],
] as const)('in %s %s is shown, and %s is read as %s', async (language, shown, typed, day) => {
  const heard: string[] = [];
  const { user } = await renderUi(<DayForm heard={heard} />);
  act(() => useLanguageStore.setState({ currentLanguage: language }));
  const input = await screen.findByLabelText<HTMLInputElement>('Day');
  await vi.waitFor(() => expect(input.value).toBe(shown));
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(heard.at(-1)).toBe(day);
});

it('reads a year of two digits once its form is sent', async () => {
  const heard: string[] = [];
  const { user } = await renderUi(<DayForm heard={heard} />);
  const input = await screen.findByLabelText('Day');
  await user.clear(input);
  await user.type(input, '30.11.26{Enter}');
  expect(heard.slice(-2)).toEqual(['30.11.26', '2026-11-30']);
});

it('filters by whole days between its bounds alone', async () => {
  const onDay = vi.fn();
  const { user } = await renderUi(
    <DayFilter label="From" value={undefined} max="2026-11-30" onDay={onDay} />,
  );
  const input = screen.getByLabelText('From');
  await user.type(input, '01/12/2026');
  expect(onDay).not.toHaveBeenCalled();
  await user.tab();
  expect(input).toHaveProperty('value', '');
  await user.type(input, '30/11/2026');
  expect(onDay.mock.calls).toEqual([['2026-11-30']]);
  await user.clear(input);
  expect(onDay).toHaveBeenLastCalledWith(undefined);
});
