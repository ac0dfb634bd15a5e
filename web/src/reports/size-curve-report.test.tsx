import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SizeCurveReport } from './size-curve-report.tsx';

it.each([
  ['en', ['Accessories', 'Clothing', 'Shoes', 'No category']],
  ['tr', ['Aksesuar', 'Ayakkabı', 'Giyim', 'Kategorisiz']],
  ['ar', ['أحذية', 'إكسسوارات', 'ملابس', 'بلا فئة']],
] as const)('has a table for each category, by its name in the language: %s', async (language, names) => {
  const period = { from: '2026-11-01', until: '2026-11-30' };
  const row = { share: 1, compared: null };
  const answer = {
    period,
    counted: '',
    comparedPeriod: null,
    sizeSets: [],
    sizeSet: null,
    rows: [
      { ...row, category: 'ACCESSORIES' as const, size: 'STD', pieces: 1 },
      { ...row, category: 'CLOTHING' as const, size: 'S', pieces: 9 },
      { ...row, category: 'SHOES' as const, size: '44', pieces: 3 },
      { ...row, category: null, size: '40', pieces: 2 },
    ],
  };
  await renderIn(language, <SizeCurveReport answer={answer} />);
  const tables = screen.getAllByRole('table');
  expect(
    tables.map(
      table =>
        table
          .getAttribute('aria-label')
          ?.replace(/[\u2068\u2069]/g, '')
          .split(': ')[1],
    ),
  ).toEqual(names);
  expect(within(tables.at(-1) as HTMLElement).getByText('40')).toBeTruthy();
});
