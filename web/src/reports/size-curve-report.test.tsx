import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SizeCurveReport } from './size-curve-report.tsx';

it('shows the sizes of goods without a category, where they are chosen', async () => {
  const period = { from: '2026-11-01', until: '2026-11-30' };
  const row = { share: 1, compared: null };
  const answer = {
    period,
    counted: '2026-11-30T09:00:00.000Z',
    comparedPeriod: null,
    rows: [
      { ...row, category: 'CLOTHING' as const, size: 'S', pieces: 9 },
      { ...row, category: null, size: '40', pieces: 2 },
    ],
  };
  await renderIn('en', <SizeCurveReport answer={answer} category="none" onCategory={() => {}} />);
  expect(screen.getByRole('table', { name: /No category/ }).textContent).toContain('40');
});
