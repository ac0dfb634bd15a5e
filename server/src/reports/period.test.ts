import { addDays, addWorkingDays } from '@toptan/contract/days';
import { describe, expect, test } from 'vitest';
import { comparedPeriodOf, partsOf, periodOf, unitOf, workingDaysBetween } from './period.ts';

describe('a period', () => {
  test('is thirteen weeks from Monday by default, today in the last of them', () => {
    expect(periodOf({}, '2026-11-25')).toEqual({ from: '2026-08-31', until: '2026-11-25' });
    expect(periodOf({ from: '2026-11-01' }, '2026-11-25')).toEqual({
      from: '2026-11-01',
      until: '2026-11-25',
    });
    expect(periodOf({ until: '2026-03-31' }, '2026-11-25').from).toBe('2026-01-05');
  });

  test.each(['2026-11-23', '2026-11-25', '2026-11-29'])('until %s is thirteen bars by default', today => {
    expect(partsOf(periodOf({}, today), 'week')).toHaveLength(13);
  });

  test('is divided by its length, and its parts meet', () => {
    expect(unitOf({ from: '2026-10-01', until: '2026-10-31' })).toBe('day');
    expect(unitOf({ from: '2026-10-01', until: '2026-11-01' })).toBe('week');
    expect(unitOf({ from: '2026-01-01', until: '2026-12-31' })).toBe('month');
    expect(partsOf({ from: '2026-11-04', until: '2026-11-17' }, 'week')).toEqual([
      { from: '2026-11-04', until: '2026-11-08' },
      { from: '2026-11-09', until: '2026-11-15' },
      { from: '2026-11-16', until: '2026-11-17' },
    ]);
    expect(partsOf({ from: '2026-11-30', until: '2027-01-02' }, 'month')).toEqual([
      { from: '2026-11-30', until: '2026-11-30' },
      { from: '2026-12-01', until: '2026-12-31' },
      { from: '2027-01-01', until: '2027-01-02' },
    ]);
  });
});

describe('the compared period', () => {
  test('is as many days before', () => {
    expect(comparedPeriodOf({ from: '2026-11-11', until: '2026-11-20' }, 'previous')).toEqual({
      from: '2026-11-01',
      until: '2026-11-10',
    });
  });

  test('of whole months is as many whole months before', () => {
    expect(comparedPeriodOf({ from: '2026-10-01', until: '2026-10-31' }, 'previous')).toEqual({
      from: '2026-09-01',
      until: '2026-09-30',
    });
  });

  test('is the same days of the year before', () => {
    expect(comparedPeriodOf({ from: '2026-11-11', until: '2026-11-20' }, 'year')).toEqual({
      from: '2025-11-11',
      until: '2025-11-20',
    });
    expect(comparedPeriodOf({ from: '2026-02-01', until: '2026-02-28' }, 'year')).toEqual({
      from: '2025-02-01',
      until: '2025-02-28',
    });
  });

  test('has no days for those that a shorter month lacks', () => {
    const october = { from: '2026-10-01', until: '2026-10-31' };
    const march = { from: '2026-03-01', until: '2026-03-31' };
    const day = (of: string) => ({ from: of, until: of });
    expect(comparedPeriodOf(october, 'previous', day('2026-10-30'))).toEqual(day('2026-09-30'));
    expect(comparedPeriodOf(october, 'previous', day('2026-10-31'))).toBeNull();
    expect(comparedPeriodOf(march, 'previous', day('2026-03-28'))).toEqual(day('2026-02-28'));
    for (const lacking of ['2026-03-29', '2026-03-30', '2026-03-31'])
      expect(comparedPeriodOf(march, 'previous', day(lacking))).toBeNull();
    expect(comparedPeriodOf(day('2028-02-29'), 'year')).toBeNull();
  });

  test('of February has its last day also in a leap year', () => {
    expect(comparedPeriodOf({ from: '2028-02-01', until: '2028-02-28' }, 'year')).toEqual({
      from: '2027-02-01',
      until: '2027-02-28',
    });
  });

  test.each([
    ['year', { from: '2028-02-01', until: '2028-03-02' }],
    ['year', { from: '2028-02-20', until: '2028-02-29' }],
    ['year', { from: '2028-02-29', until: '2028-03-20' }],
    ['previous', { from: '2026-10-01', until: '2026-10-31' }],
    ['previous', { from: '2026-03-01', until: '2026-03-31' }],
    ['previous', { from: '2026-02-01', until: '2026-02-28' }],
    ['year', { from: '2029-02-20', until: '2029-03-10' }],
    ['previous', { from: '2026-01-01', until: '2026-11-30' }],
    ['previous', { from: '2026-01-15', until: '2026-11-20' }],
  ] as const)('%s of %o has parts that meet', (compare, period) => {
    const whole = comparedPeriodOf(period, compare);
    const parts = partsOf(period, unitOf(period))
      .map(part => comparedPeriodOf(period, compare, part))
      .filter(part => part !== null);
    expect(parts[0]?.from).toBe(whole?.from);
    expect(parts.at(-1)?.until).toBe(whole?.until);
    for (const [at, part] of parts.slice(1).entries())
      expect(part?.from).toBe(addDays(parts[at]?.until ?? '', 1));
  });
});

describe('working days', () => {
  test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])('are counted from %s', first => {
    for (const days of [1, 2, 5, 6, 7, 30])
      expect(workingDaysBetween(first, addWorkingDays(first, days))).toBe(days);
    expect(workingDaysBetween(first, first)).toBe(0);
  });
});
