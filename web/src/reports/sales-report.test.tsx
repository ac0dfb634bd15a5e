import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SalesReport } from './sales-report.tsx';

it.each([
  ['en', 'only a part of it', 'not over yet'],
  ['tr', 'yalnızca bir bölümü', 'henüz bitmedi'],
  ['ar', 'جزء منه فقط', 'لم ينتهِ بعد'],
] as const)(
  'hatches and names weeks that the period cuts, and the one that is not over: %s',
  async (language, part, open) => {
    const figures = { orders: 1, pieces: 2, amount: '10.00', compared: null };
    const row = (from: string, until: string) => ({ ...figures, from, until, comparedPeriod: null });
    const answer = {
      period: { from: '2026-08-29', until: '2026-09-09' },
      counted: '',
      comparedPeriod: null,
      totals: figures,
      unit: 'week' as const,
      rows: [
        row('2026-08-29', '2026-08-30'),
        row('2026-08-31', '2026-09-06'),
        row('2026-09-07', '2026-09-09'),
      ],
    };
    const { container } = await renderIn(language, <SalesReport answer={answer} today="2026-09-09" />);
    const [, last, whole, first] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect([last, first]).toEqual([expect.stringContaining(open), expect.stringContaining(part)]);
    expect(whole).not.toContain(part);
    expect(container.querySelectorAll('[data-open]')).toHaveLength(2);
  },
);
