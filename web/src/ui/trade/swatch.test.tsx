import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberColours } from '../../i18n/colours.ts';
import { renderUi } from '../layout/render-ui.tsx';
import { Swatch } from './swatch.tsx';

const colour = (key: string, hex: string | null) => ({
  ...{ id: key, key, nameEn: key, nameTr: `${key} (tr)`, nameAr: key, hex },
  isActive: true,
});
const colours = [colour('Black', '#26292b'), colour('Beige', '#e0d4bd'), colour('Assorted', null)];

const dye = (at: number) => document.querySelectorAll('i').item(at).style.getPropertyValue('--dye');

it('draws the first colours before others are known, and then what the server says', async () => {
  await renderUi(
    <>
      <Swatch colour="Black" />
      <Swatch colour="Beige" />
      <Swatch colour="Assorted" />
    </>,
  );
  expect(dye(0)).toBe('var(--dye-black)');
  act(() => rememberColours(colours));
  expect([dye(0), dye(1)]).toEqual(['#26292b', '#e0d4bd']);
  expect(document.querySelectorAll('i').item(2).textContent, 'no dye shows it').toBe('A');
});
