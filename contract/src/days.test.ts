import { expect, test } from 'vitest';
import { addDays, addWorkingDays, dayInIstanbul } from './days.ts';

test('the day of a moment is the one in Istanbul', () => {
  expect(dayInIstanbul(new Date('2026-11-24T20:59:59.999Z'))).toBe('2026-11-24');
  expect(dayInIstanbul(new Date('2026-11-24T21:00:00Z'))).toBe('2026-11-25');
});

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 2, '2024-03-01'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-11-25', -90, '2026-08-27'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-11-20', 2, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-11-22', 7, '2026-11-30'],
  ['2026-11-20', 12, '2026-12-04'],
])('%s and %i working days are %s, without Sundays', (day, days, expected) => {
  expect(addWorkingDays(day, days)).toBe(expected);
});
