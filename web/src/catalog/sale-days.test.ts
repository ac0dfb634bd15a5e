import { expect, it } from 'vitest';
import { dayOf, endOf, lastDayBefore, startOf } from './sale-days.ts';

it('a day begins and ends at midnight in Istanbul', () => {
  expect([startOf('2026-12-01'), endOf('2026-12-31')]).toEqual([
    '2026-11-30T21:00:00.000Z',
    '2026-12-31T21:00:00.000Z',
  ]);
  expect([startOf(''), endOf('')]).toEqual([null, null]);
  expect([startOf('20260-12-01'), endOf('soon')], 'for the contract to refuse').toEqual([
    '20260-12-01',
    'soon',
  ]);
});

it('a moment is shown as the day that it stands for', () => {
  expect(dayOf('2026-11-30T21:00:00.000Z')).toBe('2026-12-01');
  expect(lastDayBefore('2026-12-31T21:00:00.000Z')).toBe('2026-12-31');
  expect(lastDayBefore('2026-12-31T12:00:00.000Z')).toBe('2026-12-31');
  expect([dayOf(null), lastDayBefore(undefined)]).toEqual(['', '']);
});
