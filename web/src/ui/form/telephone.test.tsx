import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { telephone } from './telephone.ts';
import { TextInput } from './text-input.tsx';

it('shows a telephone number in Latin digits as it is typed on an Arabic keyboard', () => {
  render(<TextInput {...telephone} aria-label="phone" />);
  const field = screen.getByLabelText<HTMLInputElement>('phone');
  fireEvent.input(field, { target: { value: '+٩٠ ٥٣٢' } });
  expect(field.value).toBe('+90 532');
});
