import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberColors } from '../../i18n/colors.ts';
import { renderUi } from '../render-ui.tsx';
import { Swatch } from './swatch.tsx';

const color = (key: string, hex: string | null) => ({
  id: key,
  key,
  nameEn: key,
  nameTr: `${key} (tr)`,
  nameAr: key,
  hex,
  isActive: true,
});
const colors = [color('Black', '#26292b'), color('Beige', '#e0d4bd'), color('Assorted', null)];

const dye = (at: number) => document.querySelectorAll('i').item(at).style.getPropertyValue('--dye');

it('draws the first colors before others are known, and then what the server says', async () => {
  await renderUi(
    <>
      <Swatch color="Black" />
      <Swatch color="Beige" />
      <Swatch color="Assorted" />
    </>,
  );
  expect(dye(0)).toBe('var(--dye-black)');
  act(() => rememberColors(colors));
  expect([dye(0), dye(1)]).toEqual(['#26292b', '#e0d4bd']);
  expect(document.querySelectorAll('i').item(2).textContent, 'no dye shows it').toBe('A');
});
