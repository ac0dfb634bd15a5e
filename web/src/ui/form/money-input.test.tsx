import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { Field } from './field.tsx';
import { MoneyInput } from './money-input.tsx';

function PriceForm({ heard }: { heard: string[] }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Price" error={heard.at(-1) === 'abc' ? 'Not an amount' : undefined}>
      <MoneyInput
        value={value}
        onChange={next => {
          heard.push(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

it('gives a decimal text, and shows it settled on leaving', async () => {
  const heard: string[] = [];
  const { user } = await renderUi(<PriceForm heard={heard} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, '1,120.5');
  expect(heard.at(-1)).toBe('1120.50');
  expect(input.value).toBe('1,120.5');
  await user.tab();
  expect(input.value).toBe('1,120.50');
});

it('leaves what it refuses as it was typed', async () => {
  const heard: string[] = [];
  const { user } = await renderUi(<PriceForm heard={heard} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, '10.999');
  await user.tab();
  expect(heard.at(-1)).toBe('10.999');
  expect(input.value).toBe('10.999');
});

it('passes on what is no amount, so that the form can refuse it beside the field', async () => {
  const heard: string[] = [];
  const { user } = await renderUi(<PriceForm heard={heard} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, 'abc');
  expect(heard.at(-1)).toBe('abc');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Not an amount');
});
