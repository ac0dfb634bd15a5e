import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { type SizeSetValues, SizesField } from './sizes-field.tsx';

let read: () => SizeSetValues;

function Form() {
  const form = useForm<SizeSetValues>({
    defaultValues: {
      sizes: ['S', 'M', 'L'].map(label => ({ label, eu: '', us: '', uk: '' })),
    },
  });
  read = form.getValues;
  return <SizesField form={form} />;
}

const labels = () =>
  read()
    .sizes.map(({ label }) => label)
    .join(' ');
const handle = (size: string) => screen.getByRole('button', { name: `Move size ${size}` });

beforeEach(async () => {
  await renderIn('en', <Form />);
});

it('moves a size by keyboard as long as it is lifted, not beyond the ends, and keeps the focus', async () => {
  const user = userEvent.setup();
  handle('S').focus();
  await user.keyboard('[ArrowDown]');
  expect(labels(), 'it is not lifted').toBe('S M L');
  await user.keyboard('[Space][ArrowDown]');
  expect(labels()).toBe('M S L');
  expect(screen.getByText('Place 2 of 3')).toBeTruthy();
  await user.keyboard('[ArrowDown][ArrowDown][Space]');
  expect(labels()).toBe('M L S');
  expect(document.activeElement).toBe(handle('S'));
  await user.keyboard('[ArrowUp]');
  expect(labels(), 'it was dropped').toBe('M L S');
});

it('adds a size at the end, with the focus in it, and takes one away', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add size' }));
  await user.keyboard('XL');
  await user.type(screen.getByRole('textbox', { name: 'US: size XL' }), '14');
  await user.click(screen.getByRole('button', { name: 'Remove size M' }));
  expect(labels()).toBe('S L XL');
  expect(read().sizes.at(-1)).toEqual({ label: 'XL', eu: '', us: '14', uk: '' });
});
