import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberColours } from '../../i18n/colours.ts';
import { colours } from '../../testing/colours.ts';
import { renderIn } from '../../testing/render.tsx';
import { ColourChoice } from '../form/colour-choice.tsx';
import { Swatch } from './swatch.tsx';

beforeEach(() => rememberColours([]));
afterEach(() => rememberColours([]));

const dye = (at: number) => document.querySelectorAll('i').item(at).style.getPropertyValue('--dye');

it('draws the first colours before others are known, and then what the server says', async () => {
  await renderIn(
    'tr',
    <>
      <Swatch colour="Black" />
      <Swatch colour="Beige" />
      <Swatch colour="Assorted" />
    </>,
  );
  expect(dye(0)).toBe('var(--dye-black)');
  act(() => rememberColours(colours));
  expect([dye(0), dye(1)]).toEqual(['#26292b', '#e0d4bd']);
  expect(document.querySelectorAll('i').item(2).textContent, 'no dye shows it').toBe('K');
});

it('draws its check dark on a pale colour', async () => {
  rememberColours(colours);
  const options = ['Black', 'Beige', 'Assorted'].map(value => ({ value, label: value }));
  await renderIn('en', <ColourChoice value="Beige" onChange={() => {}} options={options} label="Color" />);
  const isPale = (name: string) => screen.getByRole('radio', { name }).querySelector('[data-pale]') !== null;
  expect([isPale('Black'), isPale('Beige'), isPale('Assorted')]).toEqual([false, true, true]);
});
